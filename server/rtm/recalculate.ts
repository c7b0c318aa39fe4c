import { computeCycles } from '../../domain/rtm/care-record.ts';
import type { ComputedCycle } from '../../domain/rtm/cycle.ts';
import { toEpisodes } from '../../domain/rtm/episodes.ts';
import { isFrozen, toSlotKey, type SlottedCycle } from '../../domain/rtm/stored-cycles.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import type { CycleRow } from './cycle-queries.ts';
import { loadEvidence, type CycleEvidence } from './evidence.ts';
import { writeCycles } from './write-cycles.ts';

const toColumns = ({
  code,
  clock,
  startDate,
  endDate,
  status,
  numActiveDays,
  numRequiredDays,
  minutes,
  liveContacts,
  units,
  modifiers,
  flags,
  explanation,
}: ComputedCycle) => ({
  code,
  clock,
  startDate,
  endDate,
  status,
  numActiveDays,
  numRequiredDays,
  minutes,
  liveContacts,
  units,
  modifiers,
  flags,
  explanation,
});

/** The columns of a computed cycle. */
export type CycleColumns = ReturnType<typeof toColumns>;

/** What a recalculation of one patient writes. */
export interface CycleChanges {
  organizationId: number;
  patientId: number;
  removed: CycleRow[];
  moved: { row: CycleRow; columns: CycleColumns }[];
  added: CycleColumns[];
}

/** Explanations are equal by code and English text, which contains their values. */
const isSame = (row: CycleRow, { explanation: { code, text }, ...columns }: CycleColumns): boolean =>
  row.explanation.code === code &&
  row.explanation.text === text &&
  Object.entries(columns).every(
    ([name, value]) => String(row[name as Exclude<keyof CycleColumns, 'explanation'>]) === String(value),
  );

/**
 * The difference between the stored cycles of a patient and those that the rules give. A cycle keeps its id while its
 * slot (a window, a month's base code or its add-on) stays, whichever code that slot earns. A BILLED cycle is frozen in
 * its slot.
 */
export function computeCycleChanges({ organizationId, patientId, record }: CycleEvidence): CycleChanges {
  const { storedCycles } = record;
  const episodes = toEpisodes(record);
  const toSlot = (cycle: SlottedCycle) => toSlotKey(cycle, episodes);
  const frozen = new Set(storedCycles.filter((row) => isFrozen(row, storedCycles)).map(toSlot));
  const computed = new Map(
    computeCycles(record)
      .map(toColumns)
      .filter((columns) => !frozen.has(toSlot(columns)))
      .map((columns) => [toSlot(columns), columns]),
  );
  const changes: CycleChanges = { organizationId, patientId, removed: [], moved: [], added: [] };
  for (const row of storedCycles) {
    if (isFrozen(row, storedCycles)) continue;
    const slot = toSlot(row);
    const columns = computed.get(slot);
    computed.delete(slot);
    if (!columns) changes.removed.push(row);
    else if (!isSame(row, columns)) changes.moved.push({ row, columns });
  }
  changes.added = [...computed.values()];
  return changes;
}

/**
 * Recalculates the billing cycles of patients from what they logged, care notes, set-up, plans of care, pauses and the
 * organization's settings, in the transaction that changed one of them, or a batch of a night. What is BILLED stays as
 * it is. Returns the ids of patients whose cycles have changed.
 */
export async function recalculatePatients(tx: Tx, scope: Scope, patientIds: number[], now: Date): Promise<number[]> {
  if (patientIds.length === 0) return [];
  const changes = (await loadEvidence(tx, scope, patientIds, now))
    .map(computeCycleChanges)
    .filter(({ removed, moved, added }) => removed.length + moved.length + added.length > 0);
  await writeCycles(tx, scope, changes, now);
  return changes.map(({ patientId }) => patientId);
}

/** The same for one patient. */
export async function recalculatePatient(tx: Tx, scope: Scope, patientId: number, now: Date): Promise<void> {
  await recalculatePatients(tx, scope, [patientId], now);
}
