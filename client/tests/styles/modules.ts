/** The client's modules as their text shows them: what each imports, and the class names it gives. */

import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import ts from "typescript";

export interface Module {
  /** Modules that are loaded with it. */
  readonly now: readonly string[];
  /** Modules that it loads when they are needed. */
  readonly later: readonly string[];
  readonly styles: readonly string[];
  readonly classes: readonly string[];
}

const ENDINGS = ["", ".ts", ".tsx"];
const read = new Map<string, Module>();

/** What is known of a file of a module; each is read once. */
export function moduleOf(file: string): Module {
  const known = read.get(file) ?? parsed(file);
  read.set(file, known);
  return known;
}

function parsed(file: string): Module {
  const now: string[] = [];
  const later: string[] = [];
  const classes: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const isType = ts.isImportDeclaration(node) ? node.importClause?.isTypeOnly : node.isTypeOnly;
      if (node.moduleSpecifier && !isType) now.push(...found(file, node.moduleSpecifier));
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      later.push(...node.arguments.flatMap((argument) => found(file, argument)));
    } else {
      if (ts.isJsxAttribute(node) && node.name.getText() === "class") classes.push(...words(node));
      ts.forEachChild(node, visit);
    }
  };
  visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true));
  const isStyle = (path: string): boolean => path.endsWith(".css");
  return { now: now.filter((it) => !isStyle(it)), later, styles: now.filter(isStyle), classes };
}

/** The file in the client that is imported, if it is one. */
function found(from: string, specifier: ts.Node): string[] {
  if (!ts.isStringLiteral(specifier) || !specifier.text.startsWith(".")) return [];
  const path = resolve(dirname(from), specifier.text);
  const isFile = (ending: string): boolean =>
    existsSync(path + ending) && statSync(path + ending).isFile();
  return ENDINGS.filter(isFile).map((ending) => path + ending);
}

/** All words in strings below a node. */
function words(node: ts.Node): string[] {
  const own = "text" in node && typeof node.text === "string" ? node.text : "";
  const below: string[] = [];
  ts.forEachChild(node, (child) => void below.push(...words(child)));
  return [...(ts.isIdentifier(node) ? [] : own.split(/\s+/).filter(Boolean)), ...below];
}
