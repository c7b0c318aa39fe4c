import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { formatDay } from '../../../domain/calendar.ts';
import type { CodeFacts } from './CodeFacts.ts';
import { CycleProgress } from './CycleProgress.tsx';
import { FlagChips } from './FlagChips.tsx';
import { RtmStatusChip } from './RtmStatusChip.tsx';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(200px, 2fr) minmax(160px, 1fr) 148px 196px',
  alignItems: 'start',
  gap: theme.spacing(1, 3),
  fontVariantNumeric: 'tabular-nums',
  '& small': { display: 'block', font: 'var(--text-small)', color: 'var(--ink-muted)' },
  '& .controls': { justifySelf: 'end', textAlign: 'right' },
  '& .sentence': { display: 'block', marginTop: 4 },
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'minmax(0, 1.6fr) minmax(150px, 1fr)',
    '& .controls': { justifySelf: 'start', textAlign: 'left' },
  },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/**
 * A code of a patient with its period, how far it is, what it comes to, why, and what is to be looked at (RTM-08,
 * ENT-046). `children` is what may be done with it.
 */
export const CodeRow = ({ facts, children }: { facts: CodeFacts; children?: ReactNode }) => {
  const translate = useTranslate();
  const { code, startDate, endDate, status, units, modifiers, flags, explanation } = facts;
  const worth = [
    units > 0 && translate('rtmCycle.units', { smart_count: units }),
    modifiers.length > 0 && translate('rtmCycle.modifiers', { list: modifiers.join(', ') }),
  ].filter(Boolean);
  return (
    <Row>
      <div>
        <strong>{code}</strong> {translate(`rtmCycle.code.${code}`)}
        {startDate && endDate && (
          <small>{translate('rtmCycle.period', { start: formatDay(startDate), end: formatDay(endDate) })}</small>
        )}
        <span className="sentence">{explanation}</span>
        <FlagChips flags={flags} />
      </div>
      {startDate ? <CycleProgress facts={facts} /> : <div />}
      <div>
        {status && <RtmStatusChip status={status} />}
        {worth.length > 0 && <small>{worth.join(' · ')}</small>}
      </div>
      {children && <div className="controls">{children}</div>}
    </Row>
  );
};
