import CheckIcon from '@mui/icons-material/Check';
import LockIcon from '@mui/icons-material/LockOutlined';
import { useTranslate } from 'react-admin';
import type { RtmStatus } from '../../../contract/platform/enumerations.ts';
import { isBillingFinal } from '../../../domain/rtm/status.ts';
import { StatusChip, type Tone } from '../../../src/ui/StatusChip.tsx';

const tones: Record<RtmStatus, Tone> = {
  IN_PROGRESS: 'info',
  ACTIVE_DAYS_INCOMPLETE: 'warning',
  READY_TO_BILL: 'success',
  BILLED: 'neutral',
};

/**
 * Status of a cycle or a month (RTM-12, RTM-13, OPEN-075). Both billing-final ones have an icon (RTM-18, OPEN-080): a
 * lock if frozen, a check mark if ready.
 */
export const RtmStatusChip = ({ status }: { status: RtmStatus }) => {
  const translate = useTranslate();
  const label = translate(`rtmCycle.status.${status}`);
  if (!isBillingFinal(status)) return <StatusChip tone={tones[status]} label={label} />;
  return (
    <StatusChip
      tone={tones[status]}
      label={
        <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
          {status === 'BILLED' ? <LockIcon sx={{ fontSize: 14 }} /> : <CheckIcon sx={{ fontSize: 14 }} />}
          <span>{label}</span>
          <span className="hidden-text">({translate('rtmCycle.final')})</span>
        </span>
      }
    />
  );
};
