import { useSearchParams } from 'react-router';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { addDays } from '../../../domain/calendar.ts';
import { useToday } from '../../../src/components/useToday.ts';

export const rangeDays = [7, 30, 90] as const;
const DEFAULT_DAYS = 30;

/** The days that are shown, today included, in the zone of the patient's location; chosen in the address. */
export function useRange({ location }: PatientRecord) {
  const [search, setSearch] = useSearchParams();
  const days = rangeDays.find((known) => String(known) === search.get('days')) ?? DEFAULT_DAYS;
  const to = useToday(location.timezone);
  return {
    days,
    range: { from: addDays(to, 1 - days), to },
    setDays: (chosen: number) => setSearch(chosen === DEFAULT_DAYS ? {} : { days: String(chosen) }, { replace: true }),
  };
}
