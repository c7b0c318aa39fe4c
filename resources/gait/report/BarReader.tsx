import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useState, type KeyboardEvent } from 'react';
import type { Bar } from '../../../domain/gait/report-bars.ts';
import { readerMoves } from '../../../src/ui/charts/readerMoves.ts';
import { margins, paper, type ChartSize } from './chartLayout.tsx';
import { renderTip, type DescribeBar } from './ChartTip.tsx';

/** Lies over the bars without taking the pointer, which has its own tooltips. */
const Reader = styled('div')({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: -2 },
  '& > i': { position: 'absolute', top: margins.top, borderLeft: `2px solid ${paper.ink}` },
  '& > div': { position: 'absolute', top: margins.top },
  '@media print': { display: 'none' },
});

interface Props {
  bars: readonly Bar[];
  size: ChartSize;
  describe: DescribeBar;
}

/** Tells each bar that the arrow keys choose. A slider, because screen readers then pass the arrow keys on and say each new text. */
export const BarReader = ({ bars, size, describe }: Props) => {
  const translate = useTranslate();
  const [shown, show] = useState<number | null>(null);
  const drawn = bars.flatMap(({ id, speed }, place) => (speed === null ? [] : [{ id, place }]));
  const chosen = shown ?? 0;
  const { id, place } = drawn[chosen] ?? { id: '', place: 0 };
  const described = describe(id);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') show(null);
    const move = readerMoves[event.key];
    if (!move) return;
    event.preventDefault();
    show(shown === null ? chosen : move(chosen, drawn.length));
  };
  const x = margins.left + size.pitch * (place + 0.5);
  return (
    <Reader
      role="slider"
      tabIndex={0}
      aria-label={translate('charts.values')}
      aria-valuemin={1}
      aria-valuemax={drawn.length}
      aria-valuenow={chosen + 1}
      aria-valuetext={described ? [described.name, ...described.lines].join(', ') : undefined}
      onFocus={() => show(chosen)}
      onBlur={() => show(null)}
      onKeyDown={press}
    >
      {shown !== null && (
        <>
          <i style={{ left: x, bottom: size.bottom }} />
          <div style={x < size.width / 2 ? { left: x + 8 } : { right: size.width - x + 8 }}>{renderTip(described)}</div>
        </>
      )}
    </Reader>
  );
};
