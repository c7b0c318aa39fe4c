import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import type { TracedAngle } from '@exer/gait-analysis/angles/traced-angles.ts';
import { sideColours } from '@exer/pose-log/skeleton.ts';
import type { Player } from '../player.ts';
import { useFrame } from '../usePlayer.ts';
import type { DrawnLine } from './drawTraces.ts';
import type { ReplayKey } from '../messages.en.ts';

/** Placeholder of an angle that was not measured. */
const NOT_MEASURED = '–';

/** Texts are cached: a replay shows thousands of them. */
const texts = new Map<number, string>();

/** Formats whole degrees: `-12°`. */
export function formatDegrees(value: number): string {
  if (Number.isNaN(value)) return NOT_MEASURED;
  const degrees = Math.round(value) || 0;
  const known = texts.get(degrees);
  if (known !== undefined) return known;
  const text = `${degrees}°`;
  texts.set(degrees, text);
  return text;
}

const Values = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  fontVariantNumeric: 'tabular-nums',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& i': { width: 10, height: 10, borderRadius: 5, border: '1px solid var(--border-strong)' },
  '& b': { minWidth: '3.5ch', textAlign: 'right' },
});

interface Props {
  player: Player;
  angle: TracedAngle;
  /** Traces of this session, then those of the other one. */
  lines: readonly DrawnLine[] | null;
  isCompared: boolean;
}

/** Angles of the current frame by side, written without rendering. */
export const TraceReadout = ({ player, angle, lines, isCompared }: Props) => {
  const translate = useTranslate();
  const place = useRef<HTMLSpanElement>(null);
  const sides = angle.lines.map(({ side }) => side);
  const show = (frame: number) => {
    const words = place.current!.getElementsByTagName('b');
    for (let at = 0; at < words.length; at += 1) {
      const shown = words[at]!.firstChild as Text;
      const text = formatDegrees(lines?.[at]?.values[frame] ?? Number.NaN);
      if (shown.data !== text) shown.data = text;
    }
  };
  useFrame(player, show);
  // More angles may have been measured.
  useEffect(() => show(player.frame()));
  const rows = isCompared ? (['this', 'other'] as const) : (['only'] as const);
  return (
    <span ref={place}>
      {rows.map((row) => (
        <Values key={row} style={{ marginRight: 24 }}>
          {row !== 'only' && <em>{translate(`replay.angles.${row}` satisfies ReplayKey)}</em>}
          {sides.map((side) => (
            <span key={side}>
              <i style={{ background: sideColours[side], opacity: row === 'other' ? 0.5 : 1 }} />
              {side !== 'middle' && translate(`replay.${side}` satisfies ReplayKey)}
              <b>{NOT_MEASURED}</b>
            </span>
          ))}
        </Values>
      ))}
    </span>
  );
};
