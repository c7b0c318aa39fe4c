import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { getToday, toMonth } from '../../domain/platform/calendar.ts';
import type { CareRecord } from '../../domain/rtm/care-record.ts';
import { defaultRtmSettings, type RtmSettings } from '../../domain/rtm/settings.ts';
import { groupBy } from '../../domain/platform/arrays.ts';
import type { Tx } from '../platform/db/database.ts';
import { careNotes, healthSessions, proResponses, rtmSettings } from '../platform/db/schema.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { CycleRow } from './cycle-queries.ts';
import {
  lockPatients,
  ruleSettingColumns,
  selectDataDays,
  selectGaitDays,
  selectNotes,
  selectPauses,
  selectPlansOfCare,
  selectStoredCycles,
} from './evidence-rows.ts';

const other = alias(careNotes, 'other');

/** A care note never lasts longer, so a note that starts earlier has ended. */
const MAX_DURATION = sql`interval '1 day 1 minute'`;

/** Ids of the patients' notes whose author also wrote about another patient for at least a minute of the same time. */
async function findOverlappingNoteIds(tx: Tx, scope: Scope, patientIds: number[]): Promise<ReadonlySet<number>> {
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
 * Marks notes whose author was elsewhere (RTM.md, decision 10). A reader who sees only some of the patients does not see
 * every overlap: a flagged month stays flagged until the job of `enqueueAuthorOverlapCheck` has looked at all of them.
 */
function flagAuthorOverlaps<Note extends ClockedNote>(
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

/** The evidence for a patient's cycles, and the stored cycles. */
export interface CycleEvidence {
  organizationId: number;
  patientId: number;
  record: Omit<CareRecord, 'storedCycles'> & { storedCycles: CycleRow[] };
}

/** The settings by organization, or the defaults. */
async function loadSettings(tx: Tx, scope: Scope): Promise<(organizationId: number) => RtmSettings> {
  const rows = await tx
    .select({ organizationId: rtmSettings.organizationId, ...ruleSettingColumns })
    .from(rtmSettings)
    .where(scope.organization(rtmSettings.organizationId));
  return (id) => rows.find(({ organizationId }) => organizationId === id) ?? defaultRtmSettings;
}

/**
 * The evidence for the cycles of the accessible patients among these, read in a few parallel statements. The
 * patients are locked first: what is read after that stays as it is until the end of the transaction.
 */
export async function loadEvidence(tx: Tx, scope: Scope, ids: number[], now: Date): Promise<CycleEvidence[]> {
  const [held, settings, sessions, answers, gait, notes, elsewhere, plans, pauses, storedCycles] = await Promise.all([
    lockPatients(tx, scope, ids),
    loadSettings(tx, scope),
    selectDataDays(tx, scope, ids, healthSessions),
    selectDataDays(tx, scope, ids, proResponses),
    selectGaitDays(tx, scope, ids, now),
    selectNotes(tx, scope, ids),
    findOverlappingNoteIds(tx, scope, ids),
    selectPlansOfCare(tx, scope, ids),
    selectPauses(tx, scope, ids),
    selectStoredCycles(tx, scope, ids),
  ]);
  const own = ({ patientId }: { patientId: number }) => patientId;
  const of = {
    days: groupBy([...sessions, ...answers, ...gait], own),
    notes: groupBy(notes, own),
    plans: groupBy(plans, own),
    pauses: groupBy(pauses, own),
    storedCycles: groupBy(storedCycles, own),
  };
  return held.map(({ organizationId, patientId, timezone }) => ({
    organizationId,
    patientId,
    record: {
      plans: of.plans(patientId),
      dataDays: of.days(patientId).flatMap(({ days }) => days.split(',')),
      notes: flagAuthorOverlaps(of.notes(patientId), {
        elsewhere,
        known: of.storedCycles(patientId),
        coversWholeOrganization: scope.coversWholeOrganization,
      }),
      pauses: of.pauses(patientId),
      settings: settings(organizationId),
      storedCycles: of.storedCycles(patientId),
      today: getToday(timezone, now),
    },
  }));
}
