import { translateMessage } from '../../../src/ui/i18n/language.ts';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { formatDate } from '../../../src/ui/i18n/format.ts';
import { FlagChips, RtmStatusChip } from './RtmChips.tsx';
import type { RtmStatus } from '../../../contract/platform/enumerations.ts';
import type { RtmCycle } from '../../../contract/rtm/cycles.ts';
import { WINDOW_DAYS } from '../../../domain/rtm/rules.ts';
import { getLabelNumbers } from '../../../domain/rtm/code-labels.ts';

/** The shown part of a code; a cycle has all of it. */
type CodeFacts = Pick<
  RtmCycle,
  'code' | 'clock' | 'numActiveDays' | 'minutes' | 'liveContacts' | 'units' | 'modifiers' | 'flags' | 'explanation'
> & {
  /** Null if no window has started. */
  startDate: string | null;
  endDate: string | null;
  status: RtmStatus | null;
};

const Bar = styled('div')({
  height: 6,
  marginTop: 6,
  borderRadius: 3,
  background: 'var(--border)',
  overflow: 'hidden',
  '& div': { height: '100%', borderRadius: 3, background: 'var(--primary)' },
});

/** Progress of a cycle: `N/30` days with a meter, or minutes and live interactions (RTM-10, OPEN-076, OPEN-077). */
const CycleProgress = ({ facts: { clock, numActiveDays, minutes, liveContacts } }: { facts: CodeFacts }) => {
  const translate = useTranslate();
  if (clock === 'CALENDAR_MONTH')
    return (
      <div>
        {translate('rtmCycle.minutes', { smart_count: minutes })}
        <small>{translate('rtmCycle.contacts', { smart_count: liveContacts })}</small>
      </div>
    );
  return (
    <div>
      {translate('rtmCycle.days', { count: numActiveDays, window: WINDOW_DAYS })}
      <Bar
        role="meter"
        aria-label={translate('rtmCycle.daysLabel')}
        aria-valuenow={numActiveDays}
        aria-valuemin={0}
        aria-valuemax={WINDOW_DAYS}
      >
        <div style={{ width: `${Math.min(100, (numActiveDays / WINDOW_DAYS) * 100)}%` }} />
      </Bar>
    </div>
  );
};

// A container query, because a row is as wide as the page or as a part of the record.
const Frame = styled('div')({ containerType: 'inline-size' });
const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(1, 3),
  fontVariantNumeric: 'tabular-nums',
  '& small': { display: 'block', font: 'var(--text-body)', color: 'var(--ink-muted)' },
  '& .sentence': { display: 'block', marginTop: 4 },
  '@container (min-width: 480px)': { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(150px, 1fr)' },
  '@container (min-width: 880px)': {
    gridTemplateColumns: 'minmax(200px, 2fr) minmax(160px, 1fr) 148px 196px',
    '& .controls': { justifySelf: 'end', textAlign: 'right' },
  },
}));

interface Props {
  facts: CodeFacts;
  /** Day that selects the rules if no window has started. */
  ruleDay: string;
  children?: ReactNode;
}

/**
 * A code of a patient with period, progress, result, reason and flags (RTM-08, ENT-046). `children` are its actions.
 */
export const CodeRow = ({ facts, ruleDay, children }: Props) => {
  const translate = useTranslate();
  const { code, startDate, endDate, status, units, modifiers, flags, explanation } = facts;
  const day = endDate ?? ruleDay;
  const worth = [
    units > 0 && translate('rtmCycle.units', { smart_count: units }),
    modifiers.length > 0 && translate('rtmCycle.modifiers', { list: modifiers.join(', ') }),
  ].filter(Boolean);
  return (
    <Frame>
      <Row>
        <div>
          <strong>{code}</strong> {translate(`rtmCycle.code.${code}`, getLabelNumbers(code, day))}
          {startDate && endDate && (
            <small>{translate('rtmCycle.period', { start: formatDate(startDate), end: formatDate(endDate) })}</small>
          )}
          <span className="sentence">{translateMessage(explanation)}</span>
          <FlagChips flags={flags} day={day} />
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
