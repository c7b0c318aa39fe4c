import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import type { ResponseOf } from '../../contract/platform/call.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import type { listSurveySchedules } from '../../contract/surveys/schedules.ts';
import type { SurveyScheduleKey } from './shared/schedule.messages.en.ts';

const AssignSurveyDialog = lazy(() => import('./AssignSurveyDialog.tsx'));

/** The button that opens the dialog; absent for a patient without a page: one who is not in care with Health. */
export const AssignSurvey = ({
  record,
  assigned,
}: {
  record: PatientRecord;
  /** Undefined while it is loading. */
  assigned: ResponseOf<typeof listSurveySchedules> | undefined;
}) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (record.discharged || !record.products.includes('HEALTH')) return null;
  return (
    <>
      <Button variant="contained" disabled={!assigned} onClick={() => setOpen(true)}>
        {translate('surveySchedule.assign' satisfies SurveyScheduleKey)}
      </Button>
      {isOpen && assigned && (
        <Suspense>
          <AssignSurveyDialog {...assigned} record={record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
