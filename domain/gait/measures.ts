import type { GaitSession, GaitItem } from '../../contract/gait/gait-session.ts';
import { rankItem } from '@exer/gait-analysis/measures.ts';

type Item = GaitSession['session']['data'][number];
export type Measure = Item['measures'][number];
type Unit = string | null | undefined;

/** Decimals that each unit is shown with; a count has none (CONST-06, CONST-09). */
const decimals = new Map([
  ['m/s', 2],
  ['m', 2],
  ['s', 1],
  ['cm', 1],
  ['degrees', 0],
  ['percent', 0],
  ['steps', 0],
  ['strides', 0],
  ['steps/min', 0],
]);
const symbols = new Map([
  ['degrees', '°'],
  ['percent', '%'],
]);
/** Of a value in a unit that is none of gait's, and without one (CONST-09). */
const OTHER_DECIMALS = 2;

/** A number as it is written, with its unit behind it: `0.8 m/s`, `20°`. */
export function addUnit(number: string, unit: Unit): string {
  if (!unit) return number;
  const symbol = symbols.get(unit);
  return symbol ? `${number}${symbol}` : `${number} ${unit}`;
}

// Rounding a small negative number leaves a minus before the zero.
const formatFixed = (value: number, digits: number): string => (Number(value.toFixed(digits)) || 0).toFixed(digits);
const getDecimals = (unit: Unit): number => decimals.get(unit ?? '') ?? OTHER_DECIMALS;

/** A measured value as it is shown, rounded to the decimals of its unit. */
export const roundMeasure = (value: number, unit: Unit): number => Number(formatFixed(value, getDecimals(unit)));

/** A measured value with its unit, and the decimals of that: `1.13 m/s`, `26°` (CONST-06, CONST-09). */
export const formatMeasure = (value: number, unit: Unit): string =>
  addUnit(formatFixed(value, getDecimals(unit)), unit);

/** A difference with its sign: `+0.20 m/s`, `-4°`, `0.00 m/s`. */
export function formatSigned(difference: number, unit: Unit): string {
  const text = formatMeasure(difference, unit);
  return Number.parseFloat(text) > 0 ? `+${text}` : text;
}

/** As it stands on a scale that names its unit already, unless that is a mere sign: `1.13`, `26°` (CONST-09). */
export const formatScale = (value: number, unit: Unit): string =>
  addUnit(formatFixed(value, getDecimals(unit)), symbols.has(unit ?? '') ? unit : null);

const SIDED = /^(left|right)(?=[A-Z])/;

/** What a measure's name says of the side, and the name without it: `leftHipFlexion` is `hipFlexion` of the left. */
export function splitSide(name: string): { side: 'left' | 'right' | null; of: string } {
  const side = SIDED.exec(name)?.[1] as 'left' | 'right' | undefined;
  if (!side) return { side: null, of: name };
  const rest = name.slice(side.length);
  return { side, of: `${rest[0]!.toLowerCase()}${rest.slice(1)}` };
}

/** The name a measure is shown by; one without it is spelled out: `leftHipFlexion` becomes `Left hip flexion`. */
export function getMeasureName({ name, displayName }: Pick<Measure, 'name' | 'displayName'>): string {
  if (displayName) return displayName;
  const words = name.replaceAll(
    /([a-z\d])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/** A shown name without its side: `Left Hip Flexion` becomes `Hip Flexion`. */
export const removeSide = (name: string): string => {
  const rest = name.replace(/^(left|right)\s+/i, '');
  return `${rest.slice(0, 1).toUpperCase()}${rest.slice(1)}`;
};

/** Where the values of a session come from, each source once; a value without one is the device's. */
export const listSources = (data: readonly Item[]): NonNullable<Measure['source']>[] => [
  ...new Set(
    data.flatMap(({ measures }) =>
      measures.filter(({ value }) => value !== null).map(({ source }) => source ?? 'DEVICE'),
    ),
  ),
];

interface SpeedMeasure {
  name: string;
  value: number | null;
  unit?: string | null;
}
interface SpeedItem<M extends SpeedMeasure> {
  name: string;
  measures: readonly M[];
}

/**
 * The measure that is the speed of a gait session: item `speed`, measure `avgSpeed` (AGAIT-06). One in another unit than m/s is
 * none, for it would be read as m/s (CONST-06).
 */
export const findSpeed = <M extends SpeedMeasure>(data: readonly SpeedItem<M>[]): M | null =>
  data
    .find(({ name }) => name === 'speed')
    ?.measures.find(({ name, unit }) => name === 'avgSpeed' && (unit ?? 'm/s') === 'm/s') ?? null;

/** The speed of a gait session in m/s; null when it was not measured. */
export const getSessionSpeed = (data: readonly SpeedItem<SpeedMeasure>[]): number | null =>
  findSpeed(data)?.value ?? null;

/**
 * What a device measured, completed by what was measured in its recording: a measure that the device gave a value stays the
 * device's. Items in their order (ENT-038).
 */
export function mergeData(device: readonly GaitItem[], recorded: readonly GaitItem[]): GaitItem[] {
  const names = new Set([...device, ...recorded].map(({ name }) => name));
  const listMeasures = (items: readonly GaitItem[], item: string) =>
    items.filter(({ name }) => name === item).flatMap(({ measures }) => measures);
  return [...names]
    .map((name) => {
      const own = listMeasures(device, name);
      const given = new Set(own.flatMap((measure) => (measure.value === null ? [] : measure.name)));
      const added = listMeasures(recorded, name).filter(
        (measure) => measure.value !== null && !given.has(measure.name),
      );
      const replaced = new Set(added.map((measure) => measure.name));
      return { name, measures: [...own.filter((measure) => !replaced.has(measure.name)), ...added] };
    })
    .toSorted((one, other) => rankItem(one.name) - rankItem(other.name));
}
