import type { ScanPeriod } from '../../domain/scan/period.ts';

/** What the reader narrows the list by, as it stands in the address. */
export interface SessionFilter extends ScanPeriod {
  provider?: string;
  assessmentIds?: string;
  locationIds?: string;
  sessionUUID?: string;
}
