import type { devices, scanClientVersions } from '../platform/db/schema.ts';
import { hashCode, createCode } from '../identity/tokens.ts';
import type { Demo } from './build.ts';
import { momentAt } from './moments.ts';
import { addDays } from '../../domain/platform/calendar.ts';

/** Minutes after midnight at which an app was paired, on the day of set-up. */
const PAIRED_AT = 8 * 60;
const labels = ['Phone', 'Tablet', 'Phone', 'Phone'];

/**
 * The paired app of everybody who has an account, since the day of set-up. The tokens are real secrets, new at every
 * load, and nobody is told them.
 */
export const demoDevices = ({ patients, plansOfCare, locations }: Demo): (typeof devices.$inferInsert)[] => {
  const zones = new Map(locations.map(({ id, timezone }) => [id, timezone]));
  const setUps = new Map(plansOfCare.toReversed().map(({ patientId, setupDate }) => [patientId, setupDate]));
  return patients.flatMap(({ organizationId, id, hasAccount, locationId }) => {
    const setupDate = setUps.get(id);
    return hasAccount && setupDate
      ? [
          {
            organizationId,
            patientId: id,
            label: labels[id % labels.length]!,
            tokenHash: hashCode(createCode()),
            createdAt: momentAt(setupDate, PAIRED_AT, zones.get(locationId)!),
          },
        ]
      : [];
  });
};

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
