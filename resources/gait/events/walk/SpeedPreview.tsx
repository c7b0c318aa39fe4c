import { useState, useEffect, useRef } from 'react';
import { listGaitSessions, type GaitSession } from '../../../../contract/gait/gait-session.ts';
import { getSessionSpeed, formatMeasure } from '../../../../domain/gait/measures.ts';
import { useCall } from '../../../../src/ui/useCall.ts';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../../src/ui/i18n/format.ts';
import { SPEED_THRESHOLD } from '../../../../domain/gait/report-summary.ts';
import { compareWithThreshold } from '../../../../domain/gait/timed-walk.ts';
import { StatusChip } from '../../../../src/ui/FactList.tsx';
import type { GaitEventKey } from '../messages.en.ts';

export interface LastWalk {
  speed: number;
  /** Civil date at the location. */
  day: string;
}

export interface PreviousWalk {
  /** The latest walk with a speed; null if there is none. */
  last: LastWalk | null;
  /** Id of the newest session, 0 if there is none. */
  newest: number;
}

function toPreviousWalk(sessions: readonly GaitSession[]): PreviousWalk {
  const speeds = sessions.flatMap(({ session, day }) => {
    const speed = getSessionSpeed(session.data);
    return speed === null ? [] : [{ speed, day }];
  });
  return { last: speeds[0] ?? null, newest: Math.max(0, ...sessions.map(({ id }) => id)) };
}

/** The walks before this one; undefined while loading. Walks that arrive meanwhile are not included. */
export function useLastWalks(patientId: number): PreviousWalk | undefined {
  const { data, isFetchedAfterMount } = useCall(listGaitSessions, { params: { patientId } });
  const [known, setKnown] = useState<PreviousWalk>();
  if (known === undefined && isFetchedAfterMount && data) setKnown(toPreviousWalk(data.items));
  return known;
}

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
  const word = compareWithThreshold(speed);
  return (
    <Box>
      <p className="speed" ref={text} tabIndex={-1}>
        {formatMeasure(speed, 'm/s')}
      </p>
      {plusMinus !== undefined && (
        <p className="beside">{translate('gait.walk.plusMinus', { sure: formatMeasure(plusMinus, 'm/s') })}</p>
      )}
      <StatusChip
        tone={word === 'REACHED' ? 'success' : 'warning'}
        label={
          <span className="beside">
            {translate(`gait.walk.beside.${word}` satisfies GaitEventKey, { threshold: SPEED_THRESHOLD })}
          </span>
        }
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
            : translate('gait.walk.lastTime', { speed: formatMeasure(last.speed, 'm/s'), day: formatDate(last.day) })}
      </p>
    </Box>
  );
};
