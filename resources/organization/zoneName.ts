import { timeZones } from '../../contract/enumerations.ts';
import type { Option } from '../../src/components/Choice.tsx';

/** `America/Los_Angeles` as people write it. */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

export const zoneOptions: readonly Option[] = timeZones.map((zone) => ({ value: zone, label: zoneName(zone) }));
