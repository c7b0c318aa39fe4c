import type { useTranslate } from 'react-admin';
import type { SliderMarker } from '../../domain/risk/slider.ts';
import type { Limit, ValueRange } from '../../domain/risk/value-ranges.ts';
import { limitFigure, valueText } from '../../domain/risk/value-text.ts';

type Translate = ReturnType<typeof useTranslate>;

/** `10.00 in`: a limit has the decimals of the values that stand beside it (RISK-49). */
export const limitText = (value: number | string, units: string | null, translate: Translate): string =>
  [typeof value === 'number' ? limitFigure(value, units) : value, units && translate(units)]
    .filter((part) => part !== null)
    .join(' ');

function valuesText({ from, to }: ValueRange, units: string | null, translate: Translate): string {
  const limit = (comparator: string, { value }: Limit) =>
    translate(`analysis.limit.${comparator}`, { value: limitText(value, units, translate) });
  if (from && from.value === to?.value) return limit('e', from);
  const lower = from && limit(from.included ? 'gte' : 'gt', from);
  const upper = to && limit(to.included ? 'lte' : 'lt', to);
  return [lower, upper].filter((part) => part !== null).join(', ');
}

/**
 * A range in words: its category, or that no factor is about it, and which values belong to it, limits included. `note`
 * says what a gap or an overlap comes to.
 */
export function rangeTexts(
  range: ValueRange,
  units: string | null,
  translate: Translate,
): { label: string; values: string; note: string | null } {
  const { category, matching } = range;
  const name = translate(`analysis.category.${category}`);
  const values = valuesText(range, units, translate);
  if (matching.length === 0)
    return {
      label: translate('analysis.slider.noFactor'),
      values,
      note: translate('analysis.slider.countsAs', { category: name }),
    };
  const others = [...new Set(matching.slice(0, -1))].map((other) => translate(`analysis.category.${other}`));
  const note =
    others.length > 0 ? translate('analysis.slider.overlaps', { categories: others.join(', '), category: name }) : null;
  return { label: name, values, note };
}

const MOST_NAME = 40;
const shortened = (name: string): string => (name.length > MOST_NAME ? `${name.slice(0, MOST_NAME - 1)}…` : name);

/** `Time: 11.20 s`, and whether it lies off the slider; a long name is shortened, the box beside it has it in full. */
export function markerText({ judgement: { result }, beyond }: SliderMarker, translate: Translate): string {
  const value = `${shortened(translate(result.name))}: ${valueText(result.value, result.units, translate)}`;
  return beyond ? translate('analysis.slider.beyond', { value }) : value;
}
