interface Measure {
  name: string;
  value: number | null;
  unit?: string | null;
}
interface Item<M extends Measure> {
  name: string;
  measures: readonly M[];
}

/**
 * The measure that is the speed of a gait session: item `speed`, measure `avgSpeed` (AGAIT-06). One in another unit than m/s is
 * none, for it would be read as m/s (CONST-06).
 */
export const measuredSpeed = <M extends Measure>(data: readonly Item<M>[]): M | null =>
  data
    .find(({ name }) => name === 'speed')
    ?.measures.find(({ name, unit }) => name === 'avgSpeed' && (unit ?? 'm/s') === 'm/s') ?? null;

/** The speed of a gait session in m/s; null when it was not measured. */
export const sessionSpeed = (data: readonly Item<Measure>[]): number | null => measuredSpeed(data)?.value ?? null;
