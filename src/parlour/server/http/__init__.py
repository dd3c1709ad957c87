"""HTTP and sockets: requests, who makes them, and how many of them there may be."""
