import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { findLatestPlan } from '../../domain/plan-of-care/plan-of-care.ts';
import { ConflictNotice } from '../../src/ui/editing/SaveNotices.tsx';
import { formatDate } from '../../src/ui/i18n/format.ts';

interface Props {
  editing: { theirs?: PatientRecord | null; isOffline: boolean; failure?: string };
  /** The failure is shown at its field. */
  isAtField?: boolean;
  onTakeCurrent: () => void;
}

/** Why a change of the plan of care was not saved; somebody else's change is shown before it is taken over. */
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
