import { isRealDay } from '../../domain/real-day.ts';
import { scanPresets, type DateRange } from '../../domain/scan/period.ts';
import { areIds, isText, type Accepted } from '../../src/components/soundParams.ts';

/** What the reader narrows the list by, as it stands in the address and is remembered (ENT-099). */
export interface SessionFilter {
  provider?: string;
  assessmentIds?: string[];
  locationIds?: number[];
  dateRange?: DateRange;
  sessionUUID?: string;
}

const isDayOrNone = (value: unknown) => value === null || value === undefined || isRealDay(value);

function isDateRange(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { startDate, endDate, ...flags } = value as DateRange;
  const isFlag = ([name, ticked]: [string, unknown]) => name in scanPresets && typeof ticked === 'boolean';
  return isDayOrNone(startDate) && isDayOrNone(endDate) && Object.entries(flags).every(isFlag);
}

/** What the list understands of an address, of a saved filter or of an earlier visit. */
export const sessionFilters: Accepted = {
  provider: isText,
  sessionUUID: isText,
  assessmentIds: (value) => Array.isArray(value) && value.every(isText),
  locationIds: areIds,
  dateRange: isDateRange,
};
