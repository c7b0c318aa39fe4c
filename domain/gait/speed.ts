interface Item {
  name: string;
  measures: readonly { name: string; value: number | null }[];
}

/** The speed of a gait session in m/s: item `speed`, measure `avgSpeed` (AGAIT-06); null when it was not measured. */
export const sessionSpeed = (data: readonly Item[]): number | null =>
  data.find(({ name }) => name === 'speed')?.measures.find(({ name }) => name === 'avgSpeed')?.value ?? null;
