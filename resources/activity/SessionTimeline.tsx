import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useState, type KeyboardEvent } from 'react';
import type { PracticeBar } from '../../domain/activity/practice-bars.ts';
import { readerMoves } from '../../src/ui/charts/readerMoves.ts';
import { useDisplay, ResultTable } from '../../src/ui/charts/ResultTable.tsx';
import { formatDate } from '../../src/ui/i18n/format.ts';
import type { MessageKey } from '../../src/ui/i18n/translated.ts';
import { columnLabel } from './resultTexts.ts';
import type { recordResultsMessages } from './shared/messages.en.ts';

const Bars = styled('div')({
  position: 'relative',
  '& > [role=slider]': { position: 'absolute', inset: 0, pointerEvents: 'none', borderRadius: 'var(--radius-medium)' },
  '& > [role=slider]:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 4 },
  '& > [role=slider] span': {
    position: 'absolute',
    top: 0,
    right: 0,
    padding: '4px 8px',
    borderRadius: 'var(--radius-medium)',
    background: 'var(--raised)',
    boxShadow: '0 4px 16px rgb(0 0 0 / 24%)',
    font: 'var(--text-body)',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .chosen': { outline: '2px solid var(--ink)' },
  '@media print': { '& > [role=slider]': { display: 'none' } },
});

const Figure = styled('figure')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 8px',
  margin: 0,
  color: 'var(--ink-muted)',
  font: 'var(--text-micro)',
  fontVariantNumeric: 'tabular-nums',
  '& .scale': { display: 'flex', flexDirection: 'column', justifyContent: 'space-between', textAlign: 'right' },
  '& .bars': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 28px)',
    alignItems: 'end',
    gap: 1,
    height: 120,
    borderBottom: '1px solid var(--border-strong)',
  },
  '& .bar': { position: 'relative', height: '100%' },
  '& .bar > *': { position: 'absolute', inset: 'auto 0 0' },
  '& .bar b': { borderTop: '2px solid var(--primary)', background: 'var(--primary-soft)' },
  '& .bar i': { background: 'var(--primary)' },
  '& .days': { display: 'flex', justifyContent: 'space-between', gridColumn: 2 },
  '& .key': { display: 'flex', gap: 16, gridColumn: 2 },
  '& .key span': { display: 'flex', alignItems: 'center', gap: 6 },
  '& .key i': { width: 14, height: 12, borderTop: '2px solid var(--primary)', background: 'var(--primary-soft)' },
  '& .key .done': { background: 'var(--primary)' },
});

interface Props {
  unit: 'day' | 'week';
  bars: readonly PracticeBar[];
  /** Total of prescribed sets in the range. */
  prescribed: number;
  from: string;
  to: string;
}

/** Which of `count` bars the arrow keys have chosen; null while the chart has no focus. */
function useChosenBar(count: number) {
  const [chosen, choose] = useState<number | null>(null);
  const latest = count - 1;
  return {
    chosen,
    now: chosen ?? latest,
    handlers: {
      onFocus: () => choose(latest),
      onBlur: () => choose(null),
      onKeyDown: (event: KeyboardEvent) => {
        const move = readerMoves[event.key];
        if (!move) return;
        event.preventDefault();
        choose((from) => move(from ?? latest, count));
      },
    },
  };
}

/** Sets prescribed and done, one bar per day or week, or as a table. */
export const SessionTimeline = ({ unit, bars, prescribed, from, to }: Props) => {
  const translate = useTranslate();
  const [display] = useDisplay();
  const title = translate(`recordResults.timeline.${unit}` satisfies MessageKey<typeof recordResultsMessages>);
  const maximum = Math.max(1, ...bars.flatMap(({ setsDone, setsPrescribed }) => [setsDone, setsPrescribed]));
  const sum = (pick: (bar: PracticeBar) => number) => bars.reduce((total, bar) => total + pick(bar), 0);
  const summary = translate('recordResults.timelineSummary', {
    title,
    from: formatDate(from),
    to: formatDate(to),
    done: sum(({ setsDone }) => setsDone),
    prescribed,
    sessions: sum(({ sessions }) => sessions),
  });
  const reader = useChosenBar(bars.length);
  const describe = ({ start, setsDone, setsPrescribed, sessions }: PracticeBar) =>
    translate(`recordResults.bar.${unit}` satisfies MessageKey<typeof recordResultsMessages>, {
      day: formatDate(start),
      done: setsDone,
      prescribed: setsPrescribed,
      smart_count: sessions,
    });
  const chosenBar = bars[reader.now];
  const columns = [
    ...(unit === 'day'
      ? (['date', 'sessions', 'setsDone', 'setsPerDay'] as const)
      : (['week', 'sessions', 'setsDone', 'setsPrescribed'] as const)),
    'selfReported',
  ] as const;
  return (
    <>
      <Typography variant="h4" component="h3" sx={{ marginBottom: 1 }}>
        {title}
      </Typography>
      {display === 'table' ? (
        <ResultTable
          label={title}
          columns={columns.map((column) => translate(columnLabel(column)))}
          rows={bars
            .filter(({ sessions }) => sessions > 0)
            .map(({ start, sessions, setsDone, setsPrescribed, selfReported }) => [
              formatDate(start),
              ...[sessions, setsDone, setsPrescribed, selfReported].map(String),
            ])
            .toReversed()}
        />
      ) : (
        <Bars>
          <Figure role="img" aria-label={summary}>
            <div className="scale">
              <span>{maximum}</span>
              <span>0</span>
            </div>
            <div className="bars">
              {bars.map((bar, at) => {
                const { start, setsDone, setsPrescribed } = bar;
                return (
                  <div key={start} className={at === reader.chosen ? 'bar chosen' : 'bar'} title={describe(bar)}>
                    {setsPrescribed > 0 && <b style={{ height: `${(100 * setsPrescribed) / maximum}%` }} />}
                    {setsDone > 0 && <i style={{ height: `${(100 * setsDone) / maximum}%` }} />}
                  </div>
                );
              })}
            </div>
            <div className="days">
              <span>{formatDate(from)}</span>
              <span>{formatDate(to)}</span>
            </div>
            <div className="key">
              <span>
                <i className="done" />
                {translate('recordResults.done')}
              </span>
              <span>
                <i />
                {translate(`recordResults.prescribed.${unit}` satisfies MessageKey<typeof recordResultsMessages>)}
              </span>
            </div>
          </Figure>
          {chosenBar && (
            <div
              role="slider"
              tabIndex={0}
              aria-label={translate('charts.values')}
              aria-valuemin={1}
              aria-valuemax={bars.length}
              aria-valuenow={reader.now + 1}
              aria-valuetext={describe(chosenBar)}
              {...reader.handlers}
            >
              {reader.chosen !== null && <span>{describe(chosenBar)}</span>}
            </div>
          )}
        </Bars>
      )}
    </>
  );
};
