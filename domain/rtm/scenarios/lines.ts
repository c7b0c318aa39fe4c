import type { ComputedCycle } from '../cycle.ts';

const shortStatus = {
  IN_PROGRESS: 'IN_PROGRESS',
  ACTIVE_DAYS_INCOMPLETE: 'INCOMPLETE',
  READY_TO_BILL: 'READY',
} as const;

const amountOf = (cycle: ComputedCycle): string =>
  cycle.clock === 'CALENDAR_MONTH'
    ? `${cycle.minutes} min ${cycle.liveContacts} live`
    : `${cycle.numActiveDays}/${cycle.numRequiredDays}`;

function modifiersOf({ units, modifiers }: ComputedCycle, expected: string): string {
  if (units === 0) return '';
  return expected.includes(' *') ? ' *' : modifiers.map((modifier) => ` ${modifier}`).join('');
}

function lineOf(cycle: ComputedCycle, expected: string): string {
  const { code, startDate, endDate, status, units, flags, explanation } = cycle;
  const [, ...pieces] = expected.split(' · ');
  return [
    `${code} ${startDate}..${endDate} ${shortStatus[status]} ${amountOf(cycle)} x${units}` +
      modifiersOf(cycle, expected) +
      flags
        .toSorted()
        .map((flag) => ` !${flag}`)
        .join(''),
    ...pieces.map((piece) => (explanation.includes(piece) ? piece : explanation)),
  ].join(' · ');
}

/** Cycles in the notation of the scenarios, as detailed as the line that is expected of each. */
export const linesLike = (cycles: readonly ComputedCycle[], expected: readonly string[]): string[] =>
  cycles
    .map((cycle) => lineOf(cycle, expected.find((line) => line.startsWith(`${cycle.code} ${cycle.startDate}..`)) ?? ''))
    .toSorted();
