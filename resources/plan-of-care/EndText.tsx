import { useTranslate } from 'react-admin';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { formatDate } from '../../src/ui/i18n/format.ts';
import { isDischarged, isWithin, findLatestPlan, type DayWindow } from '../../domain/plan-of-care/plan-of-care.ts';
import { formatPatientName } from './shared/planActions.tsx';

interface Props {
  record: PatientRecord;
  day: string;
  window: DayWindow;
  today: string;
}

/** Explains the effect of the selected last day (REC-41, OPEN-062); empty for a day outside the window. */
export const EndText = ({ record, day, window, today }: Props) => {
  const translate = useTranslate();
  const start = findLatestPlan(record.plansOfCare)?.start ?? day;
  const text = isDischarged([{ start, end: day }], today) ? 'recordPlan.archivedAtOnce' : 'recordPlan.staysThrough';
  return (
    <output style={{ minHeight: 44 }}>
      {isWithin(window, day) && translate(text, { name: formatPatientName(record, translate), day: formatDate(day) })}
    </output>
  );
};
