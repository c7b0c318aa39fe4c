import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useViewer } from '../../authProvider/session.ts';
import { listPatients } from '../../contract/patients.ts';
import { lacksLocation } from '../../domain/viewer.ts';
import { EmptyState } from '../../src/components/EmptyState.tsx';
import { NoLocation } from '../../src/components/NoLocation.tsx';
import { useCall } from '../../src/components/useCall.ts';
import { monthText } from '../../src/i18n/calendarText.ts';

/** Why a month shows no cycle: none of the chosen statuses, or a reader who sees no patient yet (RTM-09). */
export const NoCycles = ({ month }: { month: string }) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const { data, isPending } = useCall(listPatients, { query: { state: 'ALL', limit: 1 } });
  if (viewer && lacksLocation(viewer)) return <NoLocation />;
  if (isPending) return null;
  if (data && data.totalItems > 0)
    return (
      <EmptyState
        title={translate('rtm.noneInMonth', { month: monthText(month) })}
        hint={translate('rtm.noneInMonthHint')}
      />
    );
  return (
    <EmptyState
      title={translate('rtm.none')}
      hint={translate('rtm.noneHint')}
      action={
        <Button component={Link} to="/patients/" variant="contained">
          {translate('rtm.addPatient')}
        </Button>
      }
    />
  );
};
