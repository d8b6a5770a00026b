/** Messages with marks or drawings inside. */

import type { ComponentChildren } from "preact";
import { t, type Arguments } from "./texts";

interface TextProps {
  readonly id: string;
  readonly args?: Arguments;
  /** Drawings that stand where the message names them. */
  readonly parts?: Readonly<Record<string, ComponentChildren>>;
}

/** Characters of the private use area: no text holds them. */
const MARK = 0xe000;
const TOKENS = /(<b>|<\/b>|[\uE000-\uE0FF])/;

/** A message in which `<b>…</b>` is strong, and drawings take the place of their names. */
export function Text({ id, args, parts }: TextProps) {
  const names = Object.keys(parts ?? {});
  const marks = names.map((name, index) => [name, String.fromCharCode(MARK + index)] as const);
  const text = t(id, { ...args, ...Object.fromEntries(marks) });
  const nodes: ComponentChildren[] = [];
  let strong: ComponentChildren[] | null = null;
  for (const piece of text.split(TOKENS)) {
    const name = names[piece.charCodeAt(0) - MARK];
    if (piece === "<b>") strong = [];
    else if (piece === "</b>") {
      nodes.push(<strong>{strong}</strong>);
      strong = null;
    } else (strong ?? nodes).push(name === undefined ? piece : parts?.[name]);
  }
  return <>{nodes}</>;
}
