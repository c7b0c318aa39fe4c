import { useTranslate } from 'react-admin';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { dayText } from '../../../src/i18n/dayText.ts';
import { isDischarged, isWithin, latestPlan, type DayWindow } from '../../../domain/plan-of-care.ts';
import { patientName } from './patientName.ts';

interface Props {
  record: PatientRecord;
  day: string;
  window: DayWindow;
  today: string;
}

/** Says what the chosen last day of care will do (REC-41, OPEN-062); nothing for a day that cannot be chosen. */
export const EndText = ({ record, day, window, today }: Props) => {
  const translate = useTranslate();
  const start = latestPlan(record.plansOfCare)?.start ?? day;
  const text = isDischarged([{ start, end: day }], today) ? 'recordPlan.archivedAtOnce' : 'recordPlan.staysThrough';
  return (
    <output style={{ minHeight: 44 }}>
      {isWithin(window, day) && translate(text, { name: patientName(record, translate), day: dayText(day) })}
    </output>
  );
};
