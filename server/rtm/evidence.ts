import { todayIn } from '../../domain/calendar.ts';
import type { CareRecord } from '../../domain/rtm/care-record.ts';
import { defaultRtmSettings, type RtmSettings } from '../../domain/rtm/settings.ts';
import { groupBy } from '../care-paths/group-by.ts';
import type { Scope } from '../db/door.ts';
import type { Tx } from '../db/database.ts';
import { healthSessions, proResponses, rtmSettings } from '../db/schema/index.ts';
import { notesElsewhere, withElsewhere } from './author-elsewhere.ts';
import type { CycleRow } from './cycle-in-reach.ts';
import { daysOf, gaitDaysOf, heldPatients, knownOf, notesOf, pausesOf } from './evidence-rows.ts';
import { plansOf } from './plans-of-care.ts';
import { ruleSettings } from './rule-settings.ts';

/** What a patient's cycles are counted from, and the cycles that are stored. */
export interface Evidence {
  organizationId: number;
  patientId: number;
  record: Omit<CareRecord, 'known'> & { known: CycleRow[] };
}

/** How the organization bills, the defaults while nobody has set anything. */
async function settingsOf(tx: Tx, scope: Scope): Promise<(organizationId: number) => RtmSettings> {
  const rows = await tx
    .select({ organizationId: rtmSettings.organizationId, ...ruleSettings })
    .from(rtmSettings)
    .where(scope.organization(rtmSettings.organizationId));
  return (id) => rows.find(({ organizationId }) => organizationId === id) ?? defaultRtmSettings;
}

/**
 * All that the cycles of these patients follow from, of those in reach, in a handful of statements side by side. The
 * patients are held first: what is read after that stays as it is until the end of the transaction.
 */
export async function evidenceOf(tx: Tx, scope: Scope, ids: number[], now: Date): Promise<Evidence[]> {
  const [held, settings, sessions, answers, gait, notes, elsewhere, plans, pauses, known] = await Promise.all([
    heldPatients(tx, scope, ids),
    settingsOf(tx, scope),
    daysOf(tx, scope, ids, healthSessions),
    daysOf(tx, scope, ids, proResponses),
    gaitDaysOf(tx, scope, ids, now),
    notesOf(tx, scope, ids),
    notesElsewhere(tx, scope, ids),
    plansOf(tx, scope, ids),
    pausesOf(tx, scope, ids),
    knownOf(tx, scope, ids),
  ]);
  const own = ({ patientId }: { patientId: number }) => patientId;
  const of = {
    days: groupBy([...sessions, ...answers, ...gait], own),
    notes: groupBy(notes, own),
    plans: groupBy(plans, own),
    pauses: groupBy(pauses, own),
    known: groupBy(known, own),
  };
  return held.map(({ organizationId, patientId, timezone }) => ({
    organizationId,
    patientId,
    record: {
      plans: of.plans(patientId),
      dataDays: of.days(patientId).flatMap(({ days }) => days.split(',')),
      notes: withElsewhere(of.notes(patientId), { elsewhere, known: of.known(patientId), isWhole: scope.isWhole }),
      pauses: of.pauses(patientId),
      settings: settings(organizationId),
      known: of.known(patientId),
      today: todayIn(timezone, now),
    },
  }));
}
