import { lazy, type ComponentType } from 'react';
import type { PatientRecord } from '../../contract/patient-record.ts';
import type { GaitSection, HealthSection, Place } from './recordPlace.ts';

type Section = ComponentType<{ record: PatientRecord }>;

const health: Record<HealthSection, Section> = {
  activity: lazy(() => import('./activity/HealthActivity.tsx')),
  'range-of-motion': lazy(() => import('./activity/RangeOfMotion.tsx')),
  surveys: lazy(() => import('./surveys/Surveys.tsx')),
  'care-management': lazy(() => import('./care/CareManagement.tsx')),
};
const gait: Record<GaitSection, Section> = {
  activity: lazy(() => import('./gait/Assessment.tsx')),
  progress: lazy(() => import('./gait/Progress.tsx')),
};

/** What stands under the chosen tab; each part is loaded when it is opened. */
export const SectionContent = ({ record, place }: { record: PatientRecord; place: Place }) => {
  const Content = place.product === 'health' ? health[place.section] : gait[place.section];
  return <Content record={record} />;
};
