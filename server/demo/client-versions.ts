import { addDays } from '../../domain/platform/calendar.ts';
import type { scanClientVersions } from '../platform/db/schema.ts';
import { momentAt } from './moments.ts';

/** Released versions of the scan app, newest last, and the two test builds that are no numbers (OPEN-120). */
const versions: [versionId: string, updateRequired: boolean][] = [
  ['2.12.4', true],
  ['2.13.1', true],
  ['2.16.0', true],
  ['2.18.0', false],
  ['2.18.3', false],
  ['2.19.0', false],
  ['2.20.0', false],
  ['test', false],
  ['9999', false],
];

export const demoClientVersions = (
  today: string,
  by: { firstName: string; lastName: string },
): (typeof scanClientVersions.$inferInsert)[] =>
  versions.map(([versionId, updateRequired], index) => ({
    versionId,
    updateRequired,
    isLatest: versionId === '2.20.0',
    updatedByFirstName: updateRequired ? by.firstName : null,
    updatedByLastName: updateRequired ? by.lastName : null,
    updatedAt: momentAt(addDays(today, -300 + index * 30), 600, 'America/Denver'),
  }));
