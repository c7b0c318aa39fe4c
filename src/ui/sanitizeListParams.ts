import { MAX_PAGE_SIZE } from '../../contract/platform/limits.ts';

/** Validators of filter values by filter name. */
export type FilterValidators = Readonly<Record<string, (value: unknown) => boolean>>;

interface Rules {
  /** The known filters; without it all are kept. */
  filterValidators?: FilterValidators;
  sortKeys: readonly string[];
}
type Params = Record<string, unknown>;

const isRecord = (value: unknown): value is Params =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): boolean => typeof value === 'string';
const isId = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;
export const isIdList = (value: unknown): boolean => Array.isArray(value) && value.every(isId);
/** Ids as links may contain them: `3`, `3,5` or a list. */
export const isIdOrIds = (value: unknown): boolean =>
  isId(value) || isIdList(value) || (typeof value === 'string' && /^\d{1,9}(,\d{1,9})*$/.test(value));

const sanitizeFilter = (filter: unknown, accepts: FilterValidators | undefined): Params =>
  isRecord(filter)
    ? Object.fromEntries(Object.entries(filter).filter(([name, value]) => !accepts || accepts[name]?.(value)))
    : {};

const isCount = (value: unknown, most: number) => value === null || (Number(value) >= 1 && Number(value) <= most);

/**
 * Removes invalid page, order and filters of a list: an address may be mistyped, and links and stored settings may come
 * from an earlier version of the list.
 */
export function sanitizeListParams(params: unknown, { filterValidators: accepts, sortKeys: sorts }: Rules): Params {
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
    sound.map(([name, value]) => [name, name === 'filter' ? sanitizeFilter(value, accepts) : value]),
  );
}

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** The query string of a list with these parameters. */
export const toSearch = (params: Params): string =>
  `?${new URLSearchParams(Object.entries(params).map(([name, value]) => [name, toText(value)]))}`;
