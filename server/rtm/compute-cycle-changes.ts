import { computeCycles } from '../../domain/rtm/care-record.ts';
import type { ComputedCycle } from '../../domain/rtm/cycle.ts';
import { toEpisodes } from '../../domain/rtm/episodes.ts';
import { isFrozen } from '../../domain/rtm/stored-cycles.ts';
import { toSlotKey, type SlottedCycle } from '../../domain/rtm/slots.ts';
import type { CycleRow } from './accessible-cycle.ts';
import type { CycleEvidence } from './evidence.ts';

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
  explanation: explanation.text,
  explanationMessage: explanation,
});

/** What is stored of a computed cycle. */
export type CycleColumns = ReturnType<typeof toColumns>;

/** What a recount of one patient has to write. */
export interface CycleChanges {
  organizationId: number;
  patientId: number;
  removed: CycleRow[];
  moved: { row: CycleRow; columns: CycleColumns }[];
  added: CycleColumns[];
}

/** The English tells messages apart; a cycle that was counted before messages were stored gets its own. */
const isSame = (row: CycleRow, { explanationMessage: _message, ...columns }: CycleColumns): boolean =>
  row.explanationMessage !== null &&
  Object.entries(columns).every(
    ([name, value]) => String(row[name as Exclude<keyof CycleColumns, 'explanationMessage'>]) === String(value),
  );

/**
 * What differs between the stored cycles of a patient and those that the rules give. A cycle stays the one it is while
 * its place (a window, a month's first code or its add-on) stays, whatever code that place earns; what is BILLED is
 * frozen and keeps its place.
 */
export function computeCycleChanges({ organizationId, patientId, record }: CycleEvidence): CycleChanges {
  const { storedCycles } = record;
  const episodes = toEpisodes(record);
  const placeOf = (cycle: SlottedCycle) => toSlotKey(cycle, episodes);
  const frozen = new Set(storedCycles.filter((row) => isFrozen(row, storedCycles)).map(placeOf));
  const computed = new Map(
    computeCycles(record)
      .map(toColumns)
      .filter((columns) => !frozen.has(placeOf(columns)))
      .map((columns) => [placeOf(columns), columns]),
  );
  const changes: CycleChanges = { organizationId, patientId, removed: [], moved: [], added: [] };
  for (const row of storedCycles) {
    if (isFrozen(row, storedCycles)) continue;
    const place = placeOf(row);
    const columns = computed.get(place);
    computed.delete(place);
    if (!columns) changes.removed.push(row);
    else if (!isSame(row, columns)) changes.moved.push({ row, columns });
  }
  changes.added = [...computed.values()];
  return changes;
}
