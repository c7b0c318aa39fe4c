import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { dayText } from '../../../../src/i18n/dayText.ts';
import { measureText } from '../../../../domain/gait/measures.ts';
import { SPEED_THRESHOLD } from '../../../../domain/gait/report.ts';
import { besideThreshold } from '../../../../domain/gait/timed-walk.ts';
import { StatusChip } from '../../../../src/components/StatusChip.tsx';
import type { LastWalk } from './useLastWalks.ts';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  padding: theme.spacing(3),
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& p': { margin: 0 },
  '& .speed': {
    fontSize: 'clamp(3rem, 14vw, 6rem)',
    fontWeight: 700,
    lineHeight: 1.05,
    fontVariantNumeric: 'tabular-nums',
    outline: 'none',
  },
  '& .beside': { font: '600 var(--text-title)' },
  '& .muted': { color: 'var(--ink-muted)' },
}));

interface Props {
  speed: number;
  plusMinus?: number;
  /** How it was walked, or how sure it is, in sentences. */
  remarks: readonly string[];
  /** Of the time before; null without one, undefined while that is not known. */
  last: LastWalk | null | undefined;
}

/** A speed to be read from a distance: against the threshold in words, and what it was the last time. */
export const SpeedShown = ({ speed, plusMinus, remarks, last }: Props) => {
  const translate = useTranslate();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  const word = besideThreshold(speed);
  return (
    <Box>
      <p className="speed" ref={text} tabIndex={-1}>
        {measureText(speed, 'm/s')}
      </p>
      {plusMinus !== undefined && (
        <p className="beside">{translate('gait.walk.plusMinus', { sure: measureText(plusMinus, 'm/s') })}</p>
      )}
      <StatusChip
        tone={word === 'REACHED' ? 'success' : 'warning'}
        label={<span className="beside">{translate(`gait.walk.beside.${word}`, { threshold: SPEED_THRESHOLD })}</span>}
      />
      {remarks.map((remark) => (
        <p key={remark} className="muted">
          {remark}
        </p>
      ))}
      <p>
        {last === undefined
          ? translate('gait.walk.lastUnknown')
          : last === null
            ? translate('gait.walk.firstTime')
            : translate('gait.walk.lastTime', { speed: measureText(last.speed, 'm/s'), day: dayText(last.day) })}
      </p>
    </Box>
  );
};
