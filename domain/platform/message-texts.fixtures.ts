import type { Message } from '../../contract/platform/message.ts';

/** Problems of fields as an English reader sees them. */
export const toTexts = (problems: Readonly<Record<string, Message | string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, typeof problem === 'string' ? problem : problem.text]),
  );
