import type { Member } from '../../domain/identity/actor.ts';
import { sumCents, computeCents } from '../../domain/rtm/charges/charge.ts';
import { evaluateStanding, isAtRisk } from '../../domain/rtm/forecast/forecast-codes.ts';
import type { RtmSettingsView } from '../../contract/rtm/settings.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { selectUnearnedGroups } from './cycle-groups.ts';
import { cacheToday } from './month-reader.ts';

interface Reader {
  tx: Tx;
  scope: Scope;
  actor: Member;
}

/** Patients with a code of the month that will be missed at the pace so far and can still be had, and its charges. */
export async function selectAtRisk(
  { tx, scope }: Reader,
  month: string,
  settings: RtmSettingsView,
  now: Date,
): Promise<{ patientIds: number[]; cents: number | null }> {
  const todayAt = cacheToday(now);
  const groups = (await selectUnearnedGroups({ tx, scope, month, now }))
    .map((group) => ({ ...group, ...evaluateStanding(group, todayAt(group.timezone), settings) }))
    .filter(isAtRisk);
  const { charges } = settings.billing;
  return {
    patientIds: [...new Set(groups.flatMap(({ patientIds }) => patientIds))],
    cents: sumCents(groups.map(({ code, units, cycles }) => computeCents(charges, code, units * cycles))),
  };
}
