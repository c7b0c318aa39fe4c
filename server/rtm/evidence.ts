import { getToday } from '../../domain/platform/calendar.ts';
import type { CareRecord } from '../../domain/rtm/care-record.ts';
import { defaultRtmSettings, type RtmSettings } from '../../domain/rtm/settings.ts';
import { groupBy } from '../care-paths/group-by.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { Tx } from '../platform/db/database.ts';
import { healthSessions, proResponses, rtmSettings } from '../platform/db/schema.ts';
import { findOverlappingNoteIds, flagAuthorOverlaps } from './find-author-overlaps.ts';
import type { CycleRow } from './accessible-cycle.ts';
import {
  selectDataDays,
  selectGaitDays,
  lockPatients,
  selectStoredCycles,
  selectNotes,
  selectPauses,
  selectPlansOfCare,
  ruleSettingColumns,
} from './evidence-rows.ts';

/** What a patient's cycles are counted from, and the cycles that are stored. */
export interface CycleEvidence {
  organizationId: number;
  patientId: number;
  record: Omit<CareRecord, 'storedCycles'> & { storedCycles: CycleRow[] };
}

/** How the organization bills, the defaults while nobody has set anything. */
async function loadSettings(tx: Tx, scope: Scope): Promise<(organizationId: number) => RtmSettings> {
  const rows = await tx
    .select({ organizationId: rtmSettings.organizationId, ...ruleSettingColumns })
    .from(rtmSettings)
    .where(scope.organization(rtmSettings.organizationId));
  return (id) => rows.find(({ organizationId }) => organizationId === id) ?? defaultRtmSettings;
}

/**
 * All that the cycles of these patients follow from, of those in reach, in a handful of statements side by side. The
 * patients are held first: what is read after that stays as it is until the end of the transaction.
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
