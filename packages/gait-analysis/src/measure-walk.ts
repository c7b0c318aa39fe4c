import { orderItems, walkRemarks, type GaitItem, type GaitMeasure, type WalkQuality } from './measures.ts';
import { measureAngles } from './angles/angle-measures.ts';
import { measureSpatiotemporal } from './spatiotemporal.ts';
import { createStrideFilm } from './stride-film.ts';
import type { MeasuredWalk, Scale, Walk } from './walk.ts';

const DEGREE_DECIMALS = 1;
const OTHER_DECIMALS = 3;

function roundMeasure(measure: GaitMeasure): GaitMeasure {
  const decimals = measure.unit === 'degrees' ? DEGREE_DECIMALS : OTHER_DECIMALS;
  const round = (value: number) => Number(value.toFixed(decimals));
  return {
    ...measure,
    value: round(measure.value),
    ...(measure.plusMinus !== undefined && { plusMinus: round(measure.plusMinus) }),
  };
}

/** Merges items of the same name, in the order of a session (ENT-038). */
function mergeItems(items: readonly GaitItem[]): GaitItem[] {
  const names = [...new Set(items.map(({ name }) => name))];
  return orderItems(
    names.map((name) => ({
      name,
      measures: items.filter((item) => item.name === name).flatMap(({ measures }) => measures.map(roundMeasure)),
    })),
  );
}

/**
 * Measures a walk: times, lengths and speed where `scale` allows, and angles; each as the mean over strides or steps
 * with its 95% interval and count, degrees with one decimal, other units with three. Unknown measures are left out.
 * Remarks of the walk, its times and its angles appear once each. A typical stride is kept in pictures.
 */
export function measureWalk(walk: Walk, scale: Scale | null): MeasuredWalk {
  const parts = [measureSpatiotemporal(walk, scale), measureAngles(walk)];
  const found = new Set<WalkQuality['remarks'][number]>([walk.quality, ...parts].flatMap(({ remarks }) => remarks));
  return {
    items: mergeItems(parts.flatMap(({ items }) => items)),
    quality: { ...walk.quality, remarks: walkRemarks.filter((remark) => found.has(remark)) },
    film: createStrideFilm(walk),
  };
}
