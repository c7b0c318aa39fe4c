import type * as z from 'zod/mini';
import { findMessage } from '../../../contract/platform/message.ts';

type Definition = Readonly<Record<string, unknown>>;

const readDefinition = (value: unknown): Definition | undefined =>
  typeof value === 'object' && value !== null ? (value as { _zod?: { def: Definition } })._zod?.def : undefined;

/** The code of the message with which a shape or a check refuses, if it has one of its own. */
function readCode({ error }: Definition): string | undefined {
  if (typeof error !== 'function') return undefined;
  const text: unknown = (error as (issue: object) => unknown)({ code: 'custom', path: [] });
  return typeof text === 'string' ? findMessage(text)?.code : undefined;
}

/** What a definition is made of: the fields of an object, the elements of a list, its checks, what it wraps. */
const listParts = (definition: Definition): unknown[] =>
  Object.entries(definition).flatMap(([name, part]) => {
    if (name === 'shape') return Object.values(part as object);
    if (name === 'getter') return [(part as () => unknown)()];
    return Array.isArray(part) ? part : [part];
  });

/**
 * The codes of all messages that the schemas of a shape name. What a check adds to the issues by itself is not among
 * them.
 */
export function listShapeCodes(shape: z.ZodMiniType | undefined): string[] {
  const seen = new Set<Definition>();
  const codes = new Set<string>();
  const visit = (value: unknown): void => {
    const definition = readDefinition(value);
    if (!definition || seen.has(definition)) return;
    seen.add(definition);
    const code = readCode(definition);
    if (code) codes.add(code);
    for (const part of listParts(definition)) visit(part);
  };
  visit(shape);
  return [...codes].toSorted();
}
