"""The room: a sitting at the server as pure rules, from commands to numbered entries to what each watcher is sent."""
