import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { dayText } from '../../i18n/dayText.ts';
import type { CodeFacts } from './CodeFacts.ts';
import { CycleProgress } from './CycleProgress.tsx';
import { FlagChips } from './FlagChips.tsx';
import { RtmStatusChip } from './RtmStatusChip.tsx';

// A row is as wide as the page or as a part of the record: it looks at itself, not at the window.
const Frame = styled('div')({ containerType: 'inline-size' });
const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(1, 3),
  fontVariantNumeric: 'tabular-nums',
  '& small': { display: 'block', font: 'var(--text-small)', color: 'var(--ink-muted)' },
  '& .sentence': { display: 'block', marginTop: 4 },
  '@container (min-width: 480px)': { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(150px, 1fr)' },
  '@container (min-width: 880px)': {
    gridTemplateColumns: 'minmax(200px, 2fr) minmax(160px, 1fr) 148px 196px',
    '& .controls': { justifySelf: 'end', textAlign: 'right' },
  },
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
    <Frame>
      <Row>
        <div>
          <strong>{code}</strong> {translate(`rtmCycle.code.${code}`)}
          {startDate && endDate && (
            <small>{translate('rtmCycle.period', { start: dayText(startDate), end: dayText(endDate) })}</small>
          )}
          <span className="sentence">{translate(explanation)}</span>
          <FlagChips flags={flags} />
        </div>
        {startDate ? <CycleProgress facts={facts} /> : <div />}
        <div>
          {status && <RtmStatusChip status={status} />}
          {worth.length > 0 && <small>{worth.join(' · ')}</small>}
        </div>
        {children && <div className="controls">{children}</div>}
      </Row>
    </Frame>
  );
};
