import type { Problem } from '../contract/platform/error.ts';
import type { Message, MessageValues } from '../contract/platform/message.ts';

type Translate = (message: Message | string) => string;
let translate: Translate | null = null;

/** Sets the translation of problems into the language of the page. */
export function setProblemTranslator(translator: Translate | null): void {
  translate = translator;
}

/** A text as the message that its code and values make of it. */
export const toMessage = (
  text: string,
  { code, values }: { code?: string; values?: MessageValues } = {},
): Message | string => (code ? { code, text, ...(values && { values }) } : text);

/** A problem with message, fields and rows in the language of the page. */
export function translateProblem(problem: Problem): Problem {
  if (!translate) return problem;
  const { message, fields, fieldCodes, rows } = problem;
  const toText = translate;
  return {
    ...problem,
    message: toText(toMessage(message, problem)),
    ...(fields && {
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, text]) => [name, toText(toMessage(text, fieldCodes?.[name]))]),
      ),
    }),
    ...(rows && { rows: rows.map((row) => ({ ...row, message: toText(toMessage(row.message, row)) })) }),
  };
}
