import { useSearchParams } from 'react-router';
import {
  addressOfRange,
  daysOfRange,
  rangeOfAddress,
  type ChosenRange,
  type rangeLengths,
} from '../../../domain/results/chosen-range.ts';
import { useToday } from '../useToday.ts';

/**
 * The days that are shown, by the calendar of a zone (IANA); chosen in the address, so that a link shows the
 * same. `fallback` days up to today where the address says nothing.
 */
export function useChosenDays(zone: string, fallback: (typeof rangeLengths)[number] = 30) {
  const [search, setSearch] = useSearchParams();
  const today = useToday(zone);
  const chosen = rangeOfAddress(search, fallback);
  return {
    today,
    chosen,
    range: daysOfRange(chosen, today),
    choose: (range: ChosenRange) => setSearch((known) => addressOfRange(range, known, fallback), { replace: true }),
  };
}
