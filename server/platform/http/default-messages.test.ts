import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { spanishMessages } from '../../../contract/messages.es.ts';
import { SupportMessage } from '../../../contract/support/support.ts';
import { parseWith } from './read-request.ts';
import { HttpError } from './http-error.ts';

function refusalOf(shape: z.ZodMiniType, value: unknown): HttpError | undefined {
  try {
    parseWith(shape, value);
    return undefined;
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return error;
  }
}
const messageOf = (shape: z.ZodMiniType, value: unknown) => refusalOf(shape, value)?.message ?? '';

const letters = z.string().check(z.minLength(2), z.maxLength(3));
const list = z.array(z.string()).check(z.minLength(1), z.maxLength(2));

it.each<[z.ZodMiniType, unknown, string]>([
  [z.strictObject({}), { page: 1 }, 'Unknown field: "page"'],
  [z.strictObject({}), { a: 1, b: 2 }, 'Unknown fields: "a", "b"'],
  [z.enum(['LEFT', 'RIGHT']), 'left', 'Choose one of: LEFT, RIGHT'],
  [z.literal('yes'), 'no', 'Choose one of: yes'],
  [z.enum(Array.from({ length: 40 }, (_, index) => `c${index}`)), 'c', 'Not a valid choice'],
  [z.object({ page: z.string() }), {}, 'This is required'],
  [z.number(), '7', 'Must be a number'],
  [z.number().check(z.int()), 1.5, 'Must be a whole number'],
  [z.string(), 7, 'Must be text'],
  [z.boolean(), 'yes', 'Must be true or false'],
  [z.array(z.string()), {}, 'Must be a list'],
  [z.object({}), [], 'Must be an object'],
  [z.number().check(z.lte(130)), 131, 'Must be at most 130'],
  [z.number().check(z.gte(0)), -1, 'Must be at least 0'],
  [letters, 'a', 'Must have at least 2 characters'],
  [letters, 'abcd', 'Must have at most 3 characters'],
  [list, [], 'This is required'],
  [list, ['a', 'b', 'c'], 'Must have at most 2 entries'],
  [z.string().check(z.regex(/^a/)), 'b', 'Not a valid format'],
  [z.union([z.string(), z.number()]), null, 'Not valid.'],
])('a fault without a message of its own has ours, in both languages: %#', (shape, value, message) => {
  const refusal = refusalOf(shape, value)!;
  expect(refusal.message).toBe(message);
  expect(spanishMessages).toHaveProperty([refusal.extra.code!]);
  expect(refusal.extra.fieldCodes).toMatchObject({
    [Object.keys(refusal.extra.fields!)[0]!]: { code: refusal.extra.code },
  });
});

it('SUP-02 the message to support has our words for each of its fields', () => {
  const body = { topic: 'PROBLEM', message: 'Help', page: '/home/', version: '1.0.0' };
  expect(messageOf(SupportMessage, body)).toBe('');
  for (const [change, message] of [
    [{ page: 'home?patient=1' }, 'Not a valid format'],
    [{ page: `/${'a'.repeat(200)}` }, 'Must have at most 200 characters'],
    [{ page: undefined }, 'This is required'],
    [{ version: 'a b' }, 'Not a valid format'],
    [{ topic: 'WEATHER' }, 'Topic is required'],
    [{ copyToMe: 'yes' }, 'Must be true or false'],
  ] as const)
    expect(messageOf(SupportMessage, { ...body, ...change })).toBe(message);
});
