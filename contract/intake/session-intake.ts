import { formMessage } from '../platform/form-messages.ts';
import * as z from 'zod/mini';
import { DateTime } from '../platform/dates.ts';
import { Uuid } from '../platform/fields.ts';

const EARLIEST = Date.parse('2000-01-01T00:00:00Z');

/** The id of a session, chosen once by the device that measured it; compared in lower case. */
export const SentUuid = Uuid.check(z.toLowerCase());

/** When a session was measured, with its offset. */
export const SentDate = DateTime.check(
  z.refine((at: string) => Date.parse(at) >= EARLIEST, formMessage.text('fields.dateOutOfRange')),
);
