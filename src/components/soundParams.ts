import { MAX_PAGE_SIZE } from '../../contract/limits.ts';

/** Which values of a filter are understood, by the filter's name. */
export type Accepted = Readonly<Record<string, (value: unknown) => boolean>>;

interface Rules {
  /** Filters that the list knows; without it each of them is kept as it is. */
  accepts?: Accepted;
  /** What the list can be ordered by. */
  sorts: readonly string[];
}
type Params = Record<string, unknown>;

const isRecord = (value: unknown): value is Params =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): boolean => typeof value === 'string';
const isId = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;
export const areIds = (value: unknown): boolean => Array.isArray(value) && value.every(isId);
/** Ids as links have them as well: `3`, `3,5` or a list. */
export const namesIds = (value: unknown): boolean =>
  isId(value) || areIds(value) || (typeof value === 'string' && /^\d{1,9}(,\d{1,9})*$/.test(value));

const soundFilter = (filter: unknown, accepts: Accepted | undefined): Params =>
  isRecord(filter)
    ? Object.fromEntries(Object.entries(filter).filter(([name, value]) => !accepts || accepts[name]?.(value)))
    : {};

const isCount = (value: unknown, most: number) => value === null || (Number(value) >= 1 && Number(value) <= most);

/**
 * Page, order and filters of a list, without what it does not understand: an address may be mistyped, and both links
 * and what a browser keeps may come from an earlier shape of the list.
 */
export function soundParams(params: unknown, { accepts, sorts }: Rules): Params {
  if (!isRecord(params)) return {};
  const { sort, order } = params;
  const isOrdered = sort === null || (sorts.some((key) => key === sort) && (order === 'ASC' || order === 'DESC'));
  const isSound: Record<string, boolean> = {
    sort: isOrdered,
    order: isOrdered,
    page: isCount(params.page, Number.MAX_SAFE_INTEGER),
    perPage: isCount(params.perPage, MAX_PAGE_SIZE),
  };
  const sound = Object.entries(params).filter(([name]) => isSound[name] ?? true);
  return Object.fromEntries(
    sound.map(([name, value]) => [name, name === 'filter' ? soundFilter(value, accepts) : value]),
  );
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** The query of a list's address with these parameters. */
export const searchOf = (params: Params): string =>
  `?${new URLSearchParams(Object.entries(params).map(([name, value]) => [name, asText(value)]))}`;
