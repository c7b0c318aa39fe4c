import LockIcon from '@mui/icons-material/LockOutlined';
import FlagIcon from '@mui/icons-material/FlagOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { RtmCycle } from '../../../contract/rtm/cycles.ts';
import { getLabelNumbers } from '../../../domain/rtm/code-labels.ts';

type ChipState = 'ready' | 'flagged' | 'billed' | 'earned' | 'open';

const Chips = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: 4,
  '& > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 3,
    padding: '1px 6px',
    border: '1px solid transparent',
    borderRadius: 4,
    font: '500 var(--text-body)',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .ready': { color: 'var(--success)', background: 'var(--success-soft)' },
  '& .flagged': { color: 'var(--warning)', background: 'var(--warning-soft)' },
  '& .billed': { color: 'var(--neutral)', background: 'var(--neutral-soft)' },
  '& .earned': { borderColor: 'var(--border-strong)', background: 'var(--sunken)', color: 'var(--ink)' },
  '& .open': { borderColor: 'var(--border)', borderStyle: 'dashed', color: 'var(--ink-muted)' },
  '& svg': { fontSize: 13 },
});

const marks = { ready: null, flagged: FlagIcon, billed: LockIcon, earned: null, open: null };

export const getChipState = ({ status, flags, units }: Pick<RtmCycle, 'status' | 'flags' | 'units'>): ChipState => {
  if (status === 'BILLED') return 'billed';
  if (status === 'READY_TO_BILL') return flags.length > 0 ? 'flagged' : 'ready';
  return units > 0 ? 'earned' : 'open';
};

/** Codes of a patient's month: filled what is ready or billed, framed what is earned and open, dashed what is not earned. */
export const CodeChips = ({ cycles }: { cycles: readonly RtmCycle[] }) => {
  const translate = useTranslate();
  return (
    <Chips>
      {cycles.map((cycle) => {
        const { id, code, endDate, units } = cycle;
        const look = getChipState(cycle);
        const Mark = marks[look];
        return (
          <span key={id} className={look} title={translate(`rtmCycle.code.${code}`, getLabelNumbers(code, endDate))}>
            {Mark && <Mark aria-hidden />}
            {units > 1 ? translate('rtm.codeTimes', { code, units }) : code}
            <span className="hidden-text"> {translate(`rtm.look.${look}`)}</span>
          </span>
        );
      })}
    </Chips>
  );
};
