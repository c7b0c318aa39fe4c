import * as z from 'zod/mini';
import { DateTime, Uuid } from './fields.ts';

const EARLIEST = Date.parse('2000-01-01T00:00:00Z');

/** By which whoever measured a session tells it from all others, chosen once; compared in lower case. */
export const SentUuid = Uuid.check(z.toLowerCase());

/** When a session was measured, with its offset. */
export const SentDate = DateTime.check(
  z.refine((at: string) => Date.parse(at) >= EARLIEST, 'The date is out of range'),
);
