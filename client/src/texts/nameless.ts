/** "Your opponent" for somebody without a name: small within a sentence, as a name never is. */

/**
 * @param called what people without names are called.
 * @returns writes a text so.
 */
export function namelessIn(called: readonly string[]): (text: string) => string {
  const within = new RegExp(`(?<=[^.!?…\\s]\\s)(?:${called.join("|")})`, "g");
  return (text) => text.replace(within, (name) => name.charAt(0).toLowerCase() + name.slice(1));
}
