/** Hashes by the browser's own cryptography; all values are hexadecimal digits in lower case. */

/** Whether this browser can make and check hashes: over plain HTTP from afar it may not. */
export const hasCrypto = (): boolean => globalThis.crypto?.subtle !== undefined;

type Bytes = Uint8Array<ArrayBuffer>;

export function hexOf(bytes: Iterable<number>): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytesOf(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function textBytes(text: string): Bytes {
  return new TextEncoder().encode(text);
}

export async function sha256(...parts: readonly Bytes[]): Promise<string> {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", whole)));
}

export async function hmac(key: Bytes, text: string): Promise<Bytes> {
  const how = { name: "HMAC", hash: "SHA-256" };
  const imported = await crypto.subtle.importKey("raw", key, how, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, textBytes(text)));
}
