import type { RtmDataDay, RtmMonthDetail } from '../../../contract/rtm-month.ts';
import { addDays, daysBetween } from '../../../domain/calendar.ts';

/** A day of a window: data that counts, data that does not, none, or yet to come. */
export interface WindowDay {
  day: string;
  is: 'counted' | 'uncounted' | 'empty' | 'ahead';
  data: RtmDataDay | undefined;
}

/** A window of the month; civil dates, both included. */
export interface DataWindow {
  startDate: string;
  endDate: string;
  days: WindowDay[];
}

/** Windows of 30 days with a day in the month, the earliest first, each once however many codes are judged over it. */
export function windowsOf({ codes, dataDays, today }: RtmMonthDetail): DataWindow[] {
  const known = new Map(dataDays.map((data) => [data.day, data]));
  const ends = new Map<string, string>();
  for (const { clock, startDate, endDate } of codes)
    if (clock === 'ROLLING_30' && startDate && endDate) ends.set(startDate, endDate);
  return [...ends]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([startDate, endDate]) => ({
      startDate,
      endDate,
      days: Array.from({ length: daysBetween(startDate, endDate) + 1 }, (_, index) => {
        const day = addDays(startDate, index);
        const data = known.get(day);
        if (data) return { day, data, is: data.counted ? 'counted' : 'uncounted' };
        return { day, data, is: day > today ? 'ahead' : 'empty' };
      }),
    }));
}
