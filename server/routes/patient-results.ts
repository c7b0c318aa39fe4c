import { patientResults } from '../../contract/patient-results.ts';
import { measuredRanges } from '../results/measured-ranges.ts';
import { askedFrequency, practiceDays } from '../results/practice.ts';
import { patientInReach } from './patient-in-reach.ts';
import type { Routes } from './index.ts';

export const patientResultsRoutes: Routes = (served) => {
  served.acting(patientResults, async ({ tx, scope, params, query }) => {
    const { id, timezone } = await patientInReach(tx, scope, params.patientId);
    const [days, rangeOfMotion, frequency] = await Promise.all([
      practiceDays(tx, scope, id, query),
      measuredRanges(tx, scope, id, query),
      askedFrequency(tx, scope, id, timezone, query),
    ]);
    return { days, rangeOfMotion, frequency };
  });
};
