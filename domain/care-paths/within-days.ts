/** How many rows come before a day. */
function countBefore<Row>(rows: readonly Row[], dayOf: (row: Row) => string, day: string): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (dayOf(rows[middle]!) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Of rows that come in the order of their days, those from `first` on and before `after`. Finds them without looking at
 * the others: a dry run asks for each day of a year.
 */
export const withinDays = <Row>(
  rows: readonly Row[],
  dayOf: (row: Row) => string,
  first: string,
  after: string,
): readonly Row[] => rows.slice(countBefore(rows, dayOf, first), countBefore(rows, dayOf, after));
