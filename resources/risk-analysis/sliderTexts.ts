import type { useTranslate } from 'react-admin';
import type { SliderMarker } from '../../domain/risk-analysis/slider.ts';
import type { Limit, ValueRange } from '../../domain/risk-analysis/value-ranges.ts';
import { limitFigure, valueText } from '../../domain/risk-analysis/value-text.ts';
import type { Comparator } from '../../domain/risk-analysis/editor/draft.ts';
import type { AnalysisKey } from './shared/messages.en.ts';

type Translate = ReturnType<typeof useTranslate>;

/** `10.00 in`: limits have as many decimals as the values beside them (RISK-49). */
export const formatLimit = (value: number | string, units: string | null, translate: Translate): string =>
  [typeof value === 'number' ? limitFigure(value, units) : value, units && translate(units)]
    .filter((part) => part !== null)
    .join(' ');

function formatValues({ from, to }: ValueRange, units: string | null, translate: Translate): string {
  const limit = (comparator: Comparator, { value }: Limit) =>
    translate(`analysis.limit.${comparator}` satisfies AnalysisKey, { value: formatLimit(value, units, translate) });
  if (from && from.value === to?.value) return limit('e', from);
  const lower = from && limit(from.included ? 'gte' : 'gt', from);
  const upper = to && limit(to.included ? 'lte' : 'lt', to);
  return [lower, upper].filter((part) => part !== null).join(', ');
}

/**
 * A range as text: its category, or that no factor applies, and its values with limits. `note` explains a gap or an
 * overlap.
 */
export function formatRanges(
  range: ValueRange,
  units: string | null,
  translate: Translate,
): { label: string; values: string; note: string | null } {
  const { category, matching } = range;
  const name = translate(`analysis.category.${category}` satisfies AnalysisKey);
  const values = formatValues(range, units, translate);
  if (matching.length === 0)
    return {
      label: translate('analysis.slider.noFactor'),
      values,
      note: translate('analysis.slider.countsAs', { category: name }),
    };
  const others = [...new Set(matching.slice(0, -1))].map((other) =>
    translate(`analysis.category.${other}` satisfies AnalysisKey),
  );
  const note =
    others.length > 0 ? translate('analysis.slider.overlaps', { categories: others.join(', '), category: name }) : null;
  return { label: name, values, note };
}

const MAX_NAME_LENGTH = 40;
const truncate = (name: string): string =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1)}…` : name;

/** `Time: 11.20 s`, and whether it is off the scale; a long name is truncated, the box beside it has all of it. */
export function formatMarker({ judgement: { result }, beyond }: SliderMarker, translate: Translate): string {
  const value = `${truncate(translate(result.name))}: ${valueText(result.value, result.units, translate)}`;
  return beyond ? translate('analysis.slider.beyond', { value }) : value;
}
