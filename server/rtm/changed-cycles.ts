import { cyclesOfRecord } from '../../domain/rtm/care-record.ts';
import type { ComputedCycle } from '../../domain/rtm/cycle.ts';
import { episodesOf } from '../../domain/rtm/episodes.ts';
import { isFrozen } from '../../domain/rtm/known-cycles.ts';
import { slotOf, type Slotted } from '../../domain/rtm/slots.ts';
import type { CycleRow } from './cycle-in-reach.ts';
import type { Evidence } from './evidence.ts';

const columnsOf = ({
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

/** What is stored of a computed cycle. */
export type CycleColumns = ReturnType<typeof columnsOf>;

/** What a recount of one patient has to write. */
export interface CycleChanges {
  organizationId: number;
  patientId: number;
  gone: CycleRow[];
  moved: { row: CycleRow; columns: CycleColumns }[];
  added: CycleColumns[];
}

const isSame = (row: CycleRow, columns: CycleColumns): boolean =>
  Object.entries(columns).every(([name, value]) => String(row[name as keyof CycleRow]) === String(value));

/**
 * What differs between the stored cycles of a patient and those that the rules give. A cycle stays the one it is while
 * its place (a window, a month's first code or its add-on) stays, whatever code that place earns; what is BILLED is
 * frozen and keeps its place.
 */
export function changedCycles({ organizationId, patientId, record }: Evidence): CycleChanges {
  const { known } = record;
  const episodes = episodesOf(record);
  const placeOf = (cycle: Slotted) => slotOf(cycle, episodes);
  const frozen = new Set(known.filter((row) => isFrozen(row, known)).map(placeOf));
  const computed = new Map(
    cyclesOfRecord(record)
      .map(columnsOf)
      .filter((columns) => !frozen.has(placeOf(columns)))
      .map((columns) => [placeOf(columns), columns]),
  );
  const changes: CycleChanges = { organizationId, patientId, gone: [], moved: [], added: [] };
  for (const row of known) {
    if (isFrozen(row, known)) continue;
    const place = placeOf(row);
    const columns = computed.get(place);
    computed.delete(place);
    if (!columns) changes.gone.push(row);
    else if (!isSame(row, columns)) changes.moved.push({ row, columns });
  }
  changes.added = [...computed.values()];
  return changes;
}
