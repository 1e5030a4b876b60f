"""Every request and every answer as a model: what is not written down here is neither read nor sent."""
