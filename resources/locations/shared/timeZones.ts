import { timeZones } from '../../../contract/platform/enumerations.ts';
import type { Option } from '../../../src/ui/Choice.tsx';

/** Shows `America/Los_Angeles` without the underscore. */
export const formatTimeZone = (zone: string): string => zone.replaceAll('_', ' ');

export const timeZoneOptions: readonly Option[] = timeZones.map((zone) => ({
  value: zone,
  label: formatTimeZone(zone),
}));
