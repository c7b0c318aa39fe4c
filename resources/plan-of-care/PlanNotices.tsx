import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { findLatestPlan, isDischarged, isWithin, type DayWindow } from '../../domain/plan-of-care/plan-of-care.ts';
import { ConflictNotice } from '../../src/ui/editing/SaveNotices.tsx';
import { formatDate } from '../../src/ui/i18n/format.ts';
import { formatPatientName } from './shared/planActions.tsx';

interface Props {
  editing: { theirs?: PatientRecord | null; isOffline: boolean; failure?: string };
  /** The error is shown at its field. */
  isAtField?: boolean;
  onTakeCurrent: () => void;
}

/** Why a change of the plan of care was not saved; another user's change is shown before it is loaded. */
export const PlanNotices = ({ editing: { theirs, isOffline, failure }, isAtField, onTakeCurrent }: Props) => {
  const translate = useTranslate();
  if (theirs) {
    const day = formatDate(findLatestPlan(theirs.plansOfCare)?.end);
    return (
      <ConflictNotice
        title={translate('recordPlan.clash')}
        choices={[{ label: translate('recordPlan.loadCurrent'), onChoose: onTakeCurrent }]}
      >
        {day ? translate('recordPlan.nowEnds', { day }) : translate('recordPlan.nowOpen')}
      </ConflictNotice>
    );
  }
  if (isOffline) return <Alert severity="warning">{translate('editing.offline')}</Alert>;
  return failure && !isAtField ? <Alert severity="error">{failure}</Alert> : null;
};

interface EndTextProps {
  record: PatientRecord;
  day: string;
  window: DayWindow;
  today: string;
}

/** Explains the effect of the selected last day (REC-41, OPEN-062); empty for a day outside the window. */
export const EndText = ({ record, day, window, today }: EndTextProps) => {
  const translate = useTranslate();
  const start = findLatestPlan(record.plansOfCare)?.start ?? day;
  const text = isDischarged([{ start, end: day }], today) ? 'recordPlan.archivedAtOnce' : 'recordPlan.staysThrough';
  return (
    <output style={{ minHeight: 44 }}>
      {isWithin(window, day) && translate(text, { name: formatPatientName(record, translate), day: formatDate(day) })}
    </output>
  );
};
