"""Play a hand against a computer over the web interface: `python table_program.py ADDRESS`.

Needs httpx and websockets. The address is the one that `germanwhist serve` prints.
"""

import json
import sys

import httpx
from websockets.sync.client import connect

address = (sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000").rstrip("/")
opponent = {"kind": "computer", "level": "novice"}
with httpx.Client(base_url=address) as http:
    opened = http.post("/api/tables", json={"rules": "small", "opponent": opponent}).json()
    cookie = f"germanwhist={http.cookies['germanwhist']}"
socket_address = f"{address.replace('http', 'ws', 1)}/api/tables/{opened['id']}/socket"
with connect(socket_address, additional_headers={"Cookie": cookie}) as socket:
    for text in socket:
        table = json.loads(text)
        if table["phase"] == "match_over":
            print(*table["points"])
            break
        if table["abilities"]["play"] is None:
            card = table["view"]["legal"][0]
            socket.send(json.dumps({"type": "play", "card": card, "seq": table["seq"]}))
