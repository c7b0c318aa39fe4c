import { addDays } from '../calendar.ts';
import { computeCycles } from './cycles.ts';

/* Short hand for the scenario tests beside. */

type Input = Parameters<typeof computeCycles>[0];

/** That many consecutive data days. */
export const run = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => addDays(from, at));

export const cyclesOf = (given: Partial<Input> & { today: string }) =>
  computeCycles({ setupDate: '2020-01-01', dataDays: [], notes: [], ...given });

/** `code first..last status count/required`, where count is data days, or minutes and units. */
export const linesOf = (given: Partial<Input> & { today: string }): string[] =>
  cyclesOf(given).map(({ code, clock, startDate, endDate, status, numActiveDays, numRequiredDays, minutes, units }) =>
    [
      code,
      `${startDate}..${endDate}`,
      status,
      clock === 'CALENDAR_MONTH' ? `${minutes} min x${units}` : `${numActiveDays}/${numRequiredDays}`,
    ].join(' '),
  );

/** Only the lines of one kind: supply by window, or set-up. */
export const supplyOf = (given: Partial<Input> & { today: string }): string[] =>
  linesOf(given).filter((line) => !line.startsWith('98975'));
export const setUpOf = (given: Partial<Input> & { today: string }): string[] =>
  linesOf(given).filter((line) => line.startsWith('98975'));
