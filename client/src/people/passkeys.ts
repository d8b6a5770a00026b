/** Passkeys by the browser's own means: WebAuthn's JSON form there and back. */

import type { PasskeyMade } from "../wire/server";

/** What the server gives: WebAuthn's JSON form. */
type Options = Readonly<Record<string, unknown>>;
type Named = { readonly id: string; readonly type: "public-key" };

/** Whether this browser makes passkeys at all. */
export function knowsPasskeys(): boolean {
  return "PublicKeyCredential" in globalThis && "credentials" in navigator;
}

/** Bytes of a text in base64url. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

/** Bytes as text in base64url. */
export function textOf(bytes: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What the browser takes to make a passkey. */
export function creationOf(options: Options): PublicKeyCredentialCreationOptions {
  const {
    user,
    challenge,
    excludeCredentials = [],
  } = options as {
    readonly user: PublicKeyCredentialUserEntity & { readonly id: string };
    readonly challenge: string;
    readonly excludeCredentials?: readonly Named[];
  };
  return {
    ...(options as unknown as PublicKeyCredentialCreationOptions),
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: excludeCredentials.map((one) => ({ ...one, id: bytesOf(one.id) })),
  };
}

/** What it takes to use one: any that the device has for this server. */
export function requestOf(options: Options): PublicKeyCredentialRequestOptions {
  return {
    ...(options as unknown as PublicKeyCredentialRequestOptions),
    challenge: bytesOf(options.challenge as string),
    allowCredentials: [],
  };
}

/** Have a passkey made; null where the device or its owner would not. */
export async function makePasskey(
  options: Options,
  signal: AbortSignal,
): Promise<Pick<PasskeyMade, "credential" | "device"> | null> {
  const made = await asked(() =>
    navigator.credentials.create({ publicKey: creationOf(options), signal }),
  );
  if (made === null) return null;
  const response = made.response as AuthenticatorAttestationResponse;
  const credential = written(made, { attestationObject: textOf(response.attestationObject) });
  return { credential, device: deviceOf(made.authenticatorAttachment) };
}

/** Have one used; null where the device or its owner would not. */
export async function usePasskey(options: Options, signal: AbortSignal): Promise<Options | null> {
  const used = await asked(() =>
    navigator.credentials.get({ publicKey: requestOf(options), signal }),
  );
  if (used === null) return null;
  const response = used.response as AuthenticatorAssertionResponse;
  return written(used, {
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  });
}

/** A browser says no by an error, whatever the reason. */
async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function written(
  credential: PublicKeyCredential,
  response: Readonly<Record<string, string>>,
): Options {
  const clientDataJSON = textOf(credential.response.clientDataJSON);
  const { id, type } = credential;
  return { id, rawId: id, type, response: { clientDataJSON, ...response } };
}

/** The kind of device that keeps a passkey. */
function deviceOf(attachment: string | null): PasskeyMade["device"] {
  if (attachment === "cross-platform") return "key";
  if (!matchMedia("(pointer: coarse)").matches) return "computer";
  return Math.min(screen.width, screen.height) < 600 ? "phone" : "tablet";
}
