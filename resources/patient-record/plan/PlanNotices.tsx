import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { dayText } from '../../../src/i18n/dayText.ts';
import { latestPlan } from '../../../domain/plan-of-care.ts';

interface Props {
  failure?: string;
  /** What somebody else has stored meanwhile. */
  current?: PatientRecord;
  onTakeCurrent: () => void;
}

/** Why a change of the plan of care was refused; somebody else's change is shown before it is taken over. */
export const PlanNotices = ({ failure, current, onTakeCurrent }: Props) => {
  const translate = useTranslate();
  if (current) {
    const day = dayText(latestPlan(current.plansOfCare)?.end);
    return (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" size="small" onClick={onTakeCurrent} sx={{ whiteSpace: 'nowrap' }}>
            {translate('recordPlan.loadCurrent')}
          </Button>
        }
      >
        <strong>{translate('recordPlan.clash')}</strong>{' '}
        {day ? translate('recordPlan.nowEnds', { day }) : translate('recordPlan.nowOpen')}
      </Alert>
    );
  }
  return failure ? <Alert severity="error">{failure}</Alert> : null;
};
