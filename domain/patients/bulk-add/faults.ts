import type { Problem } from '../../../contract/platform/error.ts';
import { findMessage, type Message } from '../../../contract/platform/message.ts';

/** A fault of a bulk file. `row` counts as a spreadsheet does, the header being 1; 0 is the file as a whole. */
export type BulkFault = NonNullable<Problem['rows']>[number];

/** A message as faults of a response hold it; a text is one that a schema carries. */
export function toFaultMessage(given: Message | string): Pick<BulkFault, 'message' | 'code' | 'values'> {
  if (typeof given === 'string') {
    const known = findMessage(given);
    return known ? toFaultMessage(known) : { message: given };
  }
  const { code, values, text } = given;
  return { message: text, code, ...(values && { values }) };
}

export const createFault = (row: number, column: string, message: Message | string): BulkFault => ({
  row,
  column,
  ...toFaultMessage(message),
});

export const createFileFault = (message: Message): BulkFault => createFault(0, '', message);
