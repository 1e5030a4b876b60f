"""Reports: pages of one file each, with everything in them, for a desktop and for a phone, by day and by night."""
