import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { computeScale } from '../../domain/activity/chart-range.ts';
import { toCivilMoment, toDayInZone } from '../../domain/platform/calendar.ts';
import type { Demographics } from '../../domain/risk-analysis/demographics.ts';
import { formatValue } from '../../domain/risk-analysis/measured-results.ts';
import { getLowestCategory, getScale, type Outcome } from '../../domain/risk-analysis/outcome.ts';
import { divideIntoRanges } from '../../domain/risk-analysis/value-ranges.ts';
import type { HistoryEntry } from '../../domain/scan-sessions/history.ts';
import { isDrawn } from '../../src/ui/charts/trend.ts';
import { TrendFigure } from '../../src/ui/charts/TrendFigure.tsx';
import { formatDate } from '../../src/ui/i18n/format.ts';
import { formatLevel } from '../risk-analysis/shared/outcomeTexts.ts';
import type { AnalysisKey } from '../risk-analysis/shared/messages.en.ts';

interface Props {
  outcome: Outcome | undefined;
  /** By whose sex and age an outcome that depends on them is drawn. */
  person: Demographics;
  /** Newest first. */
  history: readonly HistoryEntry[];
}

/** The range of values of the lowest risk for the person, as a band with its source. */
function useLowestBand({ outcome, person }: Props) {
  const translate = useTranslate();
  if (!outcome) return [];
  const lowest = getLowestCategory(getScale(outcome));
  const ranges = divideIntoRanges(outcome, person)?.ranges.filter(({ category }) => category === lowest) ?? [];
  const [range] = ranges;
  // Normal tremor is no tremor, which is no band.
  if (ranges.length !== 1 || !range || range.from?.value === range.to?.value) return [];
  return [
    {
      label: translate(`analysis.category.${lowest}` satisfies AnalysisKey),
      from: range.from?.value,
      to: range.to?.value,
      source: outcome.source ?? undefined,
    },
  ];
}

/** Whole steps of the axis for values up to this one. */
const getStep = (highest: number): number => (highest > 12 ? 5 : highest > 3 ? 2 : 0.5);

/** The results of an assessment over time, each point with its risk; nothing of a single session. */
export const HistoryTrend = (props: Props) => {
  const translate = useTranslate();
  const bands = useLowestBand(props);
  const { history } = props;
  const ids = [...new Map(history.flatMap(({ results }) => results.map(({ id, name }) => [id, name])))];
  const oldestFirst = history.toReversed();
  const units = history[0]!.results[0]?.units ?? null;
  const lines = ids.map(([id, name]) => ({
    id,
    label: translate(name),
    points: oldestFirst.flatMap(({ session, evaluation, results }) => {
      // Another unit is another scale.
      const result = results.find((each) => each.id === id && each.units === units);
      if (!result) return [];
      const evaluated =
        evaluation.state === 'EVALUATED' ? evaluation.evaluations.find((each) => each.result.id === id) : undefined;
      return [
        {
          at: toCivilMoment(session.createdDate, session.location.timezone),
          value: result.value,
          ...(evaluated && { note: formatLevel(evaluated, translate) }),
        },
      ];
    }),
  }));
  const values = lines.flatMap(({ points }) => points.map(({ value }) => value));
  if (!isDrawn(lines)) return null;
  const limits = bands.flatMap(({ from, to }) => [from, to].filter((limit) => limit !== undefined));
  const days = oldestFirst.map(({ session }) =>
    formatDate(toDayInZone(session.createdDate, session.location.timezone)),
  );
  return (
    <Card
      component="section"
      aria-labelledby="history-trend"
      sx={{ mb: 3, px: { xs: 2, sm: 2.5 }, py: 2, overflow: 'visible' }}
    >
      <Typography variant="h2" id="history-trend" sx={{ mb: 1 }}>
        {translate('scan.participant.trend')}
      </Typography>
      <TrendFigure
        summary={translate('scan.participant.trendSummary', {
          smart_count: values.length,
          from: days[0]!,
          to: days.at(-1)!,
        })}
        lines={lines}
        bands={bands}
        {...computeScale([...values, ...limits], [0], getStep(Math.max(...values, ...limits)))}
        format={(value) => formatValue(value, units, translate)}
      />
    </Card>
  );
};
