import type * as z from 'zod/mini';
import type { Message } from '../../../contract/platform/message.ts';
import { issueMessage } from '../../../contract/platform/messages.ts';
import { formMessage } from '../../../contract/platform/form-messages.ts';

type Issue = Parameters<NonNullable<NonNullable<Parameters<z.ZodMiniType['safeParse']>[1]>['error']>>[0];

const typeMessages: Record<string, Message> = {
  string: issueMessage('fields.text'),
  number: issueMessage('fields.number'),
  int: issueMessage('fields.wholeNumber'),
  boolean: issueMessage('fields.boolean'),
  array: issueMessage('fields.list'),
  object: issueMessage('fields.object'),
  record: issueMessage('fields.object'),
};
const MAX_LISTED_CHOICES = 20;

const quoteNames = (names: readonly unknown[]) => names.map((name) => `"${String(name)}"`).join(', ');

function createRangeMessage(origin: string, bound: 'min' | 'max', limit: number | bigint): Message {
  const n = Number(limit);
  if (bound === 'min' && n === 1 && origin !== 'number') return issueMessage('fields.required');
  if (origin === 'string') return issueMessage(`fields.${bound}Characters`, { n });
  return origin === 'array' || origin === 'set'
    ? issueMessage(`fields.${bound}Entries`, { n })
    : issueMessage(`fields.${bound}`, { n });
}

/**
 * The message for an issue whose schema has none. The library's own messages are not used: they depend on which locale
 * was loaded.
 */
export function createDefaultMessage(issue: Issue): Message {
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.length === 1
        ? issueMessage('fields.unknownName', { name: quoteNames(issue.keys) })
        : issueMessage('fields.unknownNames', { names: quoteNames(issue.keys) });
    case 'invalid_value':
      return issue.values.length > MAX_LISTED_CHOICES
        ? formMessage('fields.invalidChoice')
        : issueMessage('fields.oneOf', { names: issue.values.join(', ') });
    case 'invalid_type':
      return issue.input === undefined
        ? issueMessage('fields.required')
        : (typeMessages[issue.expected] ?? issueMessage('fields.invalid'));
    case 'too_big':
      return createRangeMessage(issue.origin, 'max', issue.maximum);
    case 'too_small':
      return createRangeMessage(issue.origin, 'min', issue.minimum);
    case 'invalid_format':
      return formMessage('fields.invalidForm');
    default:
      return issueMessage('fields.invalid');
  }
}
