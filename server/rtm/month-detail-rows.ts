import { and, asc, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { ContactMode, Credential } from '../../contract/enumerations.ts';
import { addDays, lastDayOf } from '../../domain/calendar.ts';
import { careNotes, devices, practitioners, rtmPauses } from '../db/schema/index.ts';
import { providersInReach } from '../routes/providers-in-reach.ts';
import { isLive } from './evidence-rows.ts';
import { own, reachOf, type MonthReader } from './month-reader.ts';

/** Clocks of other days reach into a month from no further away. */
const NEAR_DAYS = 2;

/** Care notes of the month and of the days beside it, the earliest first, each with its author where the reader may see whom. */
export const notesNear = (reader: MonthReader) =>
  reader.tx
    .select({
      id: careNotes.id,
      date: careNotes.date,
      minutes: careNotes.minutes,
      live: isLive,
      contactMode: sql<ContactMode | null>`${careNotes.contactMode}`,
      credential: sql<Credential | null>`${careNotes.credential}`,
      startedAt: careNotes.startedAt,
      endedAt: careNotes.endedAt,
      createdAt: careNotes.createdAt,
      authorId: careNotes.authorId,
      author: { id: practitioners.id, firstName: practitioners.firstName, lastName: practitioners.lastName },
    })
    .from(careNotes)
    .leftJoin(
      practitioners,
      and(
        eq(practitioners.organizationId, careNotes.organizationId),
        eq(practitioners.id, careNotes.authorId),
        providersInReach(reader.tx, reader.actor, reader.scope),
      ),
    )
    .where(
      and(
        own(reader, careNotes),
        gte(careNotes.date, addDays(`${reader.yearMonth}-01`, -NEAR_DAYS)),
        lte(careNotes.date, addDays(lastDayOf(reader.yearMonth), NEAR_DAYS)),
      ),
    )
    .orderBy(asc(careNotes.date), asc(careNotes.startedAt), asc(careNotes.id));

/** Apps of the patient, the one that was paired last first. */
export const pairedApps = (reader: MonthReader) =>
  reader.tx
    .select({ name: devices.label, pairedAt: devices.createdAt })
    .from(devices)
    .where(own(reader, devices))
    .orderBy(desc(devices.createdAt), desc(devices.id));

/** Pauses with a day in a window that the month can touch, the earliest first. */
export const pausesNear = (reader: MonthReader) => {
  const { from, to } = reachOf(reader.yearMonth);
  return reader.tx
    .select({ from: rtmPauses.fromDay, to: rtmPauses.toDay, reason: rtmPauses.reason })
    .from(rtmPauses)
    .where(
      and(
        own(reader, rtmPauses),
        lte(rtmPauses.fromDay, to),
        or(isNull(rtmPauses.toDay), sql`${rtmPauses.toDay} > ${from}`),
      ),
    )
    .orderBy(asc(rtmPauses.fromDay), asc(rtmPauses.id));
};
