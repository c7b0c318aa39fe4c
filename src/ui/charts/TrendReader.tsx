import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { computeMargin, createPositions } from './chartFrame.ts';
import { lineColours } from './chartTheme.ts';
import { formatMoment } from './formatMoment.ts';
import { formatPoint, listMoments, readMoment, type Trend } from './trend.ts';
import { readerMoves } from './readerMoves.ts';
import type { ChartKey } from './messages.en.ts';

const Reader = styled('div')({
  position: 'absolute',
  inset: 0,
  touchAction: 'pan-y',
  borderRadius: 'var(--radius-medium)',
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: -2 },
  '& > *': { position: 'absolute', pointerEvents: 'none' },
  '& > i': { top: 12, borderLeft: '1px solid var(--ink-muted)' },
  '& > b': { width: 12, height: 12, margin: -6, border: '2px solid', borderRadius: 6, background: 'var(--surface)' },
  '& > b:nth-of-type(2)': { borderRadius: 0 },
  '@media print': { display: 'none' },
});

const Values = styled('div')({
  top: 4,
  padding: '6px 10px',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--raised)',
  boxShadow: '0 4px 16px rgb(0 0 0 / 24%)',
  font: 'var(--text-body)',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

/**
 * Shows date and values below the pointer, and at a moment that the arrow keys choose. A slider, because screen readers
 * then pass the arrow keys on and say each new text.
 */
export const TrendReader = ({ trend, width }: { trend: Trend; width: number }) => {
  const translate = useTranslate();
  const [shown, show] = useState<number | null>(null);
  const { lines, format } = trend;
  const { bottom } = computeMargin(trend, width);
  const moments = listMoments(lines);
  const { toX, toY } = createPositions(trend, width);
  const chosen = shown ?? moments.length - 1;
  const at = moments[chosen]!;
  const values = readMoment(lines, at);
  const texts = values.map(({ label, note, ...point }) =>
    [lines.length > 1 ? `${label} ${formatPoint(point, format)}` : formatPoint(point, format), note]
      .filter(Boolean)
      .join(', '),
  );
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') show(null);
    const move = readerMoves[event.key];
    if (!move) return;
    event.preventDefault();
    show(shown === null ? chosen : move(chosen, moments.length));
  };
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const x = clientX - currentTarget.getBoundingClientRect().left;
    const distances = moments.map((moment) => Math.abs(toX(moment) - x));
    show(distances.indexOf(Math.min(...distances)));
  };
  const x = toX(at);
  return (
    <Reader
      role="slider"
      tabIndex={0}
      aria-label={translate('charts.values' satisfies ChartKey)}
      aria-valuemin={1}
      aria-valuemax={moments.length}
      aria-valuenow={chosen + 1}
      aria-valuetext={`${formatMoment(at)}: ${texts.join('; ')}`}
      onFocus={() => show(chosen)}
      onBlur={() => show(null)}
      onKeyDown={press}
      onPointerMove={point}
      onPointerDown={point}
      onPointerLeave={() => show(null)}
    >
      {shown !== null && (
        <>
          <i style={{ left: x, bottom }} />
          {values.map(({ id, value }) => (
            <b
              key={id}
              style={{
                left: x,
                top: toY(value),
                borderColor: lineColours[lines.findIndex((line) => line.id === id)],
              }}
            />
          ))}
          <Values style={x < width / 2 ? { left: x + 12 } : { right: width - x + 12 }}>
            <strong>{formatMoment(at)}</strong>
            {texts.map((text, line) => (
              <div key={values[line]!.id}>{text}</div>
            ))}
          </Values>
        </>
      )}
    </Reader>
  );
};
