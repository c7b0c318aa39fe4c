import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';

export interface Node {
  type: string;
  [key: string]: unknown;
}

/** A source of the screens: its path, and its program as a tree. */
export interface Source {
  file: string;
  tree: Node;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Every node of a tree with the nodes that hold it, the nearest last. */
export function walk(
  node: unknown,
  visit: (node: Node, above: readonly Node[]) => void,
  above: readonly Node[] = [],
): void {
  if (Array.isArray(node)) return node.forEach((each) => walk(each, visit, above));
  if (!isNode(node)) return;
  visit(node, above);
  for (const child of Object.values(node)) if (typeof child === 'object') walk(child, visit, [...above, node]);
}

const filesOf = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => `${root}/${name}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^src\/testing\//.test(file));

/** The sources of some folders without their tests. */
export const sourcesOf = (...roots: string[]): Source[] =>
  roots.flatMap(filesOf).map((file) => ({
    file,
    tree: parseAst(readFileSync(file, 'utf8'), {
      lang: file.endsWith('x') ? 'tsx' : 'ts',
      sourceType: 'module',
    }) as unknown as Node,
  }));

/** The pieces of a text: one of a plain text, more where something is put in between. */
export function piecesOf(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
}

/** The texts that an expression can be: `cond ? 'a' : b && `c`` is one of two. */
export function choicesIn(node: unknown): Node[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node] : [];
    case 'TemplateLiteral':
      return [node];
    case 'ConditionalExpression':
      return [...choicesIn(node.consequent), ...choicesIn(node.alternate)];
    case 'LogicalExpression':
      return [...choicesIn(node.left), ...choicesIn(node.right)];
    case 'JSXExpressionContainer':
    case 'TSAsExpression':
      return choicesIn(node.expression);
    default:
      return [];
  }
}

/** All pieces of the texts that an expression can be. */
export const literalsIn = (node: unknown): string[] => choicesIn(node).flatMap(piecesOf);

export type Texts = { [key: string]: string | Texts };

const nameOf = ({ key }: Node) => (key as { name?: string; value?: string }).name ?? (key as { value: string }).value;

/** What is written out under a name in an object of the program: `messages: { en: { title: 'Paths' } }`. */
export function textsIn(tree: Node, name: string): Record<string, Texts> {
  const plain = (node: Node): Texts =>
    Object.fromEntries(
      ((node.properties ?? []) as Node[])
        .filter(({ type }) => type === 'Property')
        .map((property) => {
          const value = property.value as Node;
          return [nameOf(property), value.type === 'Literal' ? String(value.value) : plain(value)];
        }),
    );
  let found: Texts = {};
  walk(tree, (node) => {
    if (node.type === 'Property' && nameOf(node) === name) found = plain(node.value as Node);
  });
  return found as Record<string, Texts>;
}
