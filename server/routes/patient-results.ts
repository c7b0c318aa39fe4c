import { patientResults } from '../../contract/patient-results.ts';
import { todayIn } from '../../domain/calendar.ts';
import { computeAdherence } from '../../domain/results/adherence.ts';
import { shownDays } from '../../domain/results/shown-days.ts';
import { measuredRanges } from '../results/measured-ranges.ts';
import { askedFrequency, practiceDays } from '../results/practice.ts';
import { patientInReach } from './patient-in-reach.ts';
import type { Routes } from './index.ts';

export const patientResultsRoutes: Routes = (served) => {
  served.acting(patientResults, async ({ tx, scope, params, query, now }) => {
    const { id, timezone } = await patientInReach(tx, scope, params.patientId);
    const [days, rangeOfMotion, frequency] = await Promise.all([
      practiceDays(tx, scope, id, query),
      measuredRanges(tx, scope, id, query),
      askedFrequency(tx, scope, id, timezone, query),
    ]);
    const today = todayIn(timezone, now);
    const counted = shownDays(query, { days, frequency }, today);
    return {
      days,
      rangeOfMotion,
      frequency,
      adherence: counted && computeAdherence({ days, frequency }, { ...counted, today }),
    };
  });
};
