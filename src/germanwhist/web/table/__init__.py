"""One table: opened, looked at and played at, over HTTP and on a socket."""
