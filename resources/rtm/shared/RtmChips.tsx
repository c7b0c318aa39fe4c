import CheckIcon from '@mui/icons-material/Check';
import LockIcon from '@mui/icons-material/LockOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { RtmFlag, RtmStatus } from '../../../contract/platform/enumerations.ts';
import { getFlagNumbers } from '../../../domain/rtm/code-labels.ts';
import { isBillingFinal } from '../../../domain/rtm/cycle.ts';
import { StatusChip, type Tone } from '../../../src/ui/FactList.tsx';

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

const List = styled('ul')({
  display: 'grid',
  gap: 4,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  font: 'var(--text-body)',
  color: 'var(--ink-muted)',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '2px 8px' },
});

/** Flags to review before billing, with explanations; nothing without flags. `day` selects the rules. */
export const FlagChips = ({ flags, day }: { flags: readonly RtmFlag[]; day: string }) => {
  const translate = useTranslate();
  if (!flags.length) return null;
  return (
    <List aria-label={translate('rtmCycle.flags')}>
      {flags.map((flag) => (
        <li key={flag}>
          <StatusChip tone="warning" label={translate(`rtmCycle.flag.${flag}`)} />
          <span>{translate(`rtmCycle.flagMeans.${flag}`, getFlagNumbers(day))}</span>
        </li>
      ))}
    </List>
  );
};
