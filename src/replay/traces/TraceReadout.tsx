import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import type { TracedAngle } from '../../../domain/replay/angles/traced-angles.ts';
import { sideColours } from '../../../domain/replay/skeleton.ts';
import type { Player } from '../player.ts';
import { useFrame } from '../useFrame.ts';
import { degreesText, NOT_MEASURED } from './degreesText.ts';
import type { DrawnLine } from './drawTraces.ts';

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
  /** First all of this session, then those of the one beside it. */
  lines: readonly DrawnLine[] | null;
  isCompared: boolean;
}

/** The angles of the frame that is shown, of each side; written by hand, without rendering. */
export const TraceReadout = ({ player, angle, lines, isCompared }: Props) => {
  const translate = useTranslate();
  const place = useRef<HTMLSpanElement>(null);
  const sides = angle.lines.map(({ side }) => side);
  const show = (frame: number) => {
    const words = place.current!.getElementsByTagName('b');
    for (let at = 0; at < words.length; at += 1) {
      const shown = words[at]!.firstChild as Text;
      const text = degreesText(lines?.[at]?.values[frame] ?? Number.NaN);
      if (shown.data !== text) shown.data = text;
    }
  };
  useFrame(player, show);
  // More of the angles may have been measured.
  useEffect(() => show(player.frame()));
  const rows = isCompared ? (['this', 'other'] as const) : (['only'] as const);
  return (
    <span ref={place}>
      {rows.map((row) => (
        <Values key={row} style={{ marginRight: 24 }}>
          {row !== 'only' && <em>{translate(`replay.angles.${row}`)}</em>}
          {sides.map((side) => (
            <span key={side}>
              <i style={{ background: sideColours[side], opacity: row === 'other' ? 0.5 : 1 }} />
              {side !== 'middle' && translate(`replay.${side}`)}
              <b>{NOT_MEASURED}</b>
            </span>
          ))}
        </Values>
      ))}
    </span>
  );
};
