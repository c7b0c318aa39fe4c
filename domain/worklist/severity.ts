export type Severity = 'HIGH' | 'MEDIUM' | 'LOW';

/** A patient who got worse, or something that is lost within days. */
const HIGH_FROM = 70;
/** A patient who stays away, or a month that is nearly over. */
const MEDIUM_FROM = 40;

/** How pressing a reason is, by its urgency. */
export function toSeverity(urgency: number): Severity {
  if (urgency >= HIGH_FROM) return 'HIGH';
  return urgency >= MEDIUM_FROM ? 'MEDIUM' : 'LOW';
}
