import { orderItems } from '@exer/gait-analysis/measures.ts';
import type { GaitSession } from '../../contract/gait/gait-session.ts';
import { evaluateChange, subtractAsShown, type RealChange } from './detectable-change.ts';
import { getMeasureName, removeSide, splitSide, type Measure } from './measures.ts';

type Valued = Measure & { value: number };

/** A measure of both sides in one walk. */
export interface Symmetry {
  item: string;
  /** The measure without a side: `stepLength`. */
  name: string;
  /** Shown name without a side, in English. */
  title: string;
  unit: string | null;
  left: number;
  right: number;
  /** Left less right, as both are shown. */
  difference: number;
  /**
   * The larger side by the smaller one, 1 or more, which Patterson et al. 2010 (Gait Posture 31:241-246) recommend; null for
   * angles, whose zero is a posture, and without a positive smaller side.
   */
  ratio: number | null;
  /** Whether the sides differ by more than their two 95% intervals: a matter of this walk's strides, not of other days. */
  certainty: Extract<RealChange, 'APART' | 'OVERLAPPING' | 'NOT_KNOWN'>;
}

const isValued = (measure: Measure | undefined): measure is Valued => typeof measure?.value === 'number';

function computeRatio(left: number, right: number, unit: string | null): number | null {
  const [smaller, larger] = [Math.min(left, right), Math.max(left, right)];
  return unit === 'degrees' || smaller <= 0 ? null : larger / smaller;
}

function compareSides(item: string, left: Valued, right: Valued): Symmetry {
  const unit = left.unit ?? null;
  // Nothing is published about the difference of two sides by one camera, so intervals alone speak.
  const certainty = evaluateChange(right, left, { by: [], isPublished: false }) as Symmetry['certainty'];
  return {
    item,
    name: splitSide(left.name).of,
    title: removeSide(getMeasureName(left)),
    unit,
    left: left.value,
    right: right.value,
    difference: subtractAsShown(right, left),
    ratio: computeRatio(left.value, right.value, unit),
    certainty,
  };
}

/** What was measured on both sides of a walk in the same unit, in the order of the items. */
export const listSymmetry = (data: GaitSession['session']['data']): Symmetry[] =>
  orderItems(data).flatMap(({ name, measures }) =>
    measures.flatMap((left): Symmetry[] => {
      const { side, of } = splitSide(left.name);
      const right = measures.find(
        (other) =>
          splitSide(other.name).side === 'right' && splitSide(other.name).of === of && other.unit === left.unit,
      );
      return side === 'left' && isValued(left) && isValued(right) ? [compareSides(name, left, right)] : [];
    }),
  );
