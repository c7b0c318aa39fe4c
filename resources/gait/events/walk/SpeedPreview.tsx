import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { formatDate } from '../../../../src/ui/i18n/format.ts';
import { measureText } from '../../../../domain/gait/measures.ts';
import { SPEED_THRESHOLD } from '../../../../domain/gait/report.ts';
import { besideThreshold } from '../../../../domain/gait/timed-walk.ts';
import { StatusChip } from '../../../../src/ui/StatusChip.tsx';
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
  /** Sentences about how it was walked or how certain it is. */
  remarks: readonly string[];
  /** The previous speed; null if there is none, undefined while it is loading. */
  last: LastWalk | null | undefined;
}

/** A speed in large type, with its comparison to the threshold and the previous speed. */
export const SpeedPreview = ({ speed, plusMinus, remarks, last }: Props) => {
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
            : translate('gait.walk.lastTime', { speed: measureText(last.speed, 'm/s'), day: formatDate(last.day) })}
      </p>
    </Box>
  );
};
