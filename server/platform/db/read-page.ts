import { and, sql, type SQL } from 'drizzle-orm';
import type { ListQuery } from '../http/list-query.ts';
import type { Tx } from './database.ts';
import { prepareOnce } from './prepare-once.ts';

/** Undefined or '' where the filter is not given. */
type FilterValue = string | readonly (string | number)[] | undefined;

interface Prepared<Row> {
  execute(values: Record<string, unknown>): Promise<Row[]>;
}

/** What a list reads: the rows of a page and how many there are in all, under these names of prepared statements. */
type BuildPage<Row> = (
  tx: Tx,
  where: SQL | undefined,
  names: { page: string; total: string },
) => { page: Prepared<Row>; total: Prepared<{ total: number }> };

/** The placeholders of a page. */
export const pageLimits = { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') };

/**
 * Reads a page of a list and its total at once. Both statements are prepared once for each order and for the filters that
 * are given: a short list is read faster than it is planned. `conditions` hold a placeholder of their own name, whose value
 * is in `filters`; one without a value is left out. For lists that any plan suits, not for those that an index has to page.
 */
export async function readPage<Row, Filter extends string>(
  tx: Tx,
  name: string,
  { sort, limit, offset }: ListQuery,
  filters: Readonly<Record<Filter, FilterValue>>,
  conditions: Readonly<Record<Filter, SQL>>,
  build: BuildPage<Row>,
): Promise<{ rows: Row[]; total: number }> {
  const given = (Object.keys(conditions) as Filter[]).filter((filter) => (filters[filter] ?? '') !== '');
  const key = [name, sort.key, sort.dir, ...given].join('_');
  const { page, total } = prepareOnce(tx, key, (on) =>
    build(on, and(...given.map((filter) => conditions[filter])), { page: `${key}_page`, total: `${key}_total` }),
  );
  const values = Object.fromEntries(given.map((filter) => [filter, filters[filter]]));
  const [[all], rows] = await Promise.all([total.execute(values), page.execute({ ...values, limit, offset })]);
  return { rows, total: all!.total };
}
