"""The server: tables over HTTP and WebSocket, for the browser and for programs.

Everything under `/api/` is described by `/api/schema/openapi.json` and the documentation's page
"The web interface". The rest of the addresses are the files of the browser client.
"""

from germanwhist.web.app import create_app
from germanwhist.web.running.settings import Settings

__all__ = ["Settings", "create_app"]
