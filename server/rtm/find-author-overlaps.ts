import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { toMonth } from '../../domain/platform/calendar.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { careNotes } from '../platform/db/schema.ts';
import type { CycleRow } from './accessible-cycle.ts';

const other = alias(careNotes, 'other');

/** A clock of a care note is never longer, so that one which starts earlier is over. */
const MAX_DURATION = sql`interval '1 day 1 minute'`;

/** Ids of those notes of the patients whose author wrote on somebody else for a minute of their clock or more. */
export async function findOverlappingNoteIds(tx: Tx, scope: Scope, patientIds: number[]): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectDistinct({ id: careNotes.id })
    .from(careNotes)
    .innerJoin(
      other,
      and(
        scope.organization(other.organizationId),
        eq(other.organizationId, careNotes.organizationId),
        eq(other.authorId, careNotes.authorId),
        ne(other.patientId, careNotes.patientId),
        lt(other.startedAt, careNotes.endedAt),
        gt(other.startedAt, sql`${careNotes.startedAt} - ${MAX_DURATION}`),
        sql`least(${careNotes.endedAt}, ${other.endedAt}) - greatest(${careNotes.startedAt}, ${other.startedAt}) >= interval '1 minute'`,
      ),
    )
    .where(and(scope.organization(careNotes.organizationId), inArray(careNotes.patientId, patientIds)));
  return new Set(rows.map(({ id }) => id));
}

interface ClockedNote {
  id: number;
  date: string;
  authorId: number | null;
  startedAt: Date | null;
}

/**
 * Notes that say whether their author was elsewhere (RTM.md, decision 10). Whoever sees only some of the patients does
 * not see everything: a month that is flagged stays so, until the job of `authorClockChanged` has looked at all.
 */
export function flagAuthorOverlaps<Note extends ClockedNote>(
  notes: readonly Note[],
  {
    elsewhere,
    known,
    coversWholeOrganization,
  }: { elsewhere: ReadonlySet<number>; known: readonly CycleRow[]; coversWholeOrganization: boolean },
): (Note & { authorElsewhere: boolean })[] {
  const flagged = new Set(
    known
      .filter(({ clock, flags }) => clock === 'CALENDAR_MONTH' && flags.includes('OVERLAPPING_NOTES'))
      .map(({ startDate }) => toMonth(startDate)),
  );
  const mayBe = ({ date, authorId, startedAt }: Note) =>
    !coversWholeOrganization && authorId !== null && startedAt !== null && flagged.has(toMonth(date));
  return notes.map((note) => ({ ...note, authorElsewhere: elsewhere.has(note.id) || mayBe(note) }));
}
