import type { devices } from '../platform/db/schema.ts';
import { hashCode, createCode } from '../identity/tokens.ts';
import type { Demo } from './build.ts';
import { momentAt } from './moments.ts';

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
