import { timeZones } from './enumerations.ts';
import { formMessage } from './form-messages.ts';
import * as z from 'zod/mini';

/** A civil date, `2026-11-21`; never a midnight. */
export const Day = z.iso
  .date({ error: formMessage.text('fields.invalidDate') })
  .check(z.refine((day: string) => day >= '1800' && day < '3000', formMessage.text('fields.invalidDate')));
export const DateTime = z.iso.datetime({ offset: true, error: formMessage.text('fields.invalidDateTime') });

const EARLIEST = Date.parse('2000-01-01T00:00:00Z');
const LATEST = Date.parse('2100-01-01T00:00:00Z');
/** When a session was measured, with its offset: a clock that was never set tells a time before all records. */
export const SentDate = DateTime.check(
  z.refine((at: string) => Date.parse(at) >= EARLIEST, formMessage.text('fields.dateOutOfRange')),
);

/** When something was recorded, with its offset. */
export const RecordedAt = SentDate.check(
  z.refine((at: string) => Date.parse(at) < LATEST, formMessage.text('fields.dateOutOfRange')),
);

export const TimeZone = z.enum(timeZones, { error: formMessage.text('fields.timezoneRequired') });
