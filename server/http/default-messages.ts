import type * as z from 'zod/mini';

type Issue = Parameters<NonNullable<NonNullable<Parameters<z.ZodMiniType['safeParse']>[1]>['error']>>[0];

const types: Record<string, string> = {
  string: 'Must be text',
  number: 'Must be a number',
  int: 'Must be a whole number',
  boolean: 'Must be true or false',
  array: 'Must be a list',
  object: 'Must be an object',
  record: 'Must be an object',
};
const MOST_CHOICES = 20;

const quoted = (names: readonly unknown[]) => names.map((name) => `"${String(name)}"`).join(', ');

function rangeMessage(origin: string, bound: string, limit: number | bigint): string {
  if (origin === 'string') return `Must have ${bound} ${limit} characters`;
  return origin === 'array' || origin === 'set' ? `Must have ${bound} ${limit} entries` : `Must be ${bound} ${limit}`;
}

/**
 * What is said of a fault for which a shape of the contract has no message of its own: never the library's words, which differ
 * with what else has loaded it.
 */
export function defaultMessage(issue: Issue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.length === 1 ? `Unknown name: ${quoted(issue.keys)}` : `Unknown names: ${quoted(issue.keys)}`;
    case 'invalid_value':
      return issue.values.length > MOST_CHOICES ? 'Not a valid choice' : `Choose one of: ${issue.values.join(', ')}`;
    case 'invalid_type':
      return issue.input === undefined ? 'This is required' : (types[issue.expected] ?? 'Not valid.');
    case 'too_big':
      return rangeMessage(issue.origin, 'at most', issue.maximum);
    case 'too_small':
      return rangeMessage(issue.origin, 'at least', issue.minimum);
    case 'invalid_format':
      return 'Not a valid form';
    default:
      return 'Not valid.';
  }
}
