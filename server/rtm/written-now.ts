import { sql, type SQL } from 'drizzle-orm';

/**
 * The moment of the statement. A transaction that waited for a patient began before what it waited for was written:
 * by its own beginning a note would seem to have come after the billing that counted it.
 */
export const writtenNow: SQL<Date> = sql`clock_timestamp()`;
