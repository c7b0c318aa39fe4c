import type { DateRange } from '../../domain/scan/period.ts';

/** What the reader narrows the list by, as it stands in the address and is remembered (ENT-099). */
export interface SessionFilter {
  provider?: string;
  assessmentIds?: string[];
  locationIds?: number[];
  dateRange?: DateRange;
  sessionUUID?: string;
}
