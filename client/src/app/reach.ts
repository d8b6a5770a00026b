/** From where an address can be opened. */

export type Reach = "here" | "nearby" | "anywhere";

const HERE = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const NEARBY =
  /^(10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+|169\.254\.\d+\.\d+|\[f[cde][0-9a-f:]*\]|[^.:]+|.*\.local)$/;

/** Who can open a host's address: this machine alone, those in its network, or everybody. */
export function reachOf(hostname: string): Reach {
  if (HERE.test(hostname)) return "here";
  return NEARBY.test(hostname) ? "nearby" : "anywhere";
}
