import { serviceMessage } from '../../../contract/platform/messages.ts';
import type { ListRules } from '../../../contract/platform/call.ts';
import { MAX_PAGE_SIZE } from '../../../contract/platform/limits.ts';
import { canBeStored } from './read-request.ts';
import { HttpError } from './http-error.ts';

/** The parsed parameters of a list call; the sort key is checked against the call's allow-list. */
export interface ListQuery {
  page: number;
  limit: number;
  offset: number;
  sort: { key: string; dir: 'ASC' | 'DESC' };
  /** Filters, not yet parsed by the call's schema. */
  filter: Record<string, unknown>;
  /** The simple-rest form: the response is a bare array with a Content-Range. */
  simpleRest: boolean;
}

/** For looking up one record in a list. */
export const singleRecordQuery: ListQuery = {
  page: 1,
  limit: 1,
  offset: 0,
  sort: { key: 'id', dir: 'ASC' },
  filter: {},
  simpleRest: false,
};

const reservedNames = new Set(['page', 'limit', 'sort', 'range', 'filter']);

function parseJsonParameter(text: string | undefined, name: string): unknown {
  if (text === undefined) return undefined;
  const refused = new HttpError(400, serviceMessage('request.queryCharacter', { field: name }));
  try {
    return JSON.parse(text, (_key, value: unknown) => {
      if (typeof value === 'string' && !canBeStored(value)) throw refused;
      return value;
    });
  } catch (error) {
    if (error === refused) throw refused;
    throw new HttpError(400, serviceMessage('request.queryJson', { field: name }));
  }
}

function parseWholeNumber(text: string | undefined, fallback: number, max: number): number {
  if (text === undefined || text === '') return fallback;
  if (!/^\d{1,15}$/.test(text)) throw new HttpError(400, serviceMessage('request.paging'));
  return Math.min(Math.max(Number(text), 1), max);
}

function parseSort(text: string | undefined, rules: ListRules): ListQuery['sort'] {
  if (!text) return rules.defaultSort;
  let key = text.replace(/^-/, '');
  let dir: 'ASC' | 'DESC' = text.startsWith('-') ? 'DESC' : 'ASC';
  if (text.startsWith('[')) {
    const pair = parseJsonParameter(text, 'sort');
    if (!Array.isArray(pair) || typeof pair[0] !== 'string')
      throw new HttpError(400, serviceMessage('request.queryInvalid', { field: 'sort' }));
    key = pair[0];
    dir = pair[1] === 'DESC' ? 'DESC' : 'ASC';
  }
  if (!rules.sort.includes(key))
    throw new HttpError(400, serviceMessage('request.sorting', { fields: rules.sort.join(', ') }));
  return { key, dir };
}

/**
 * Reads `page`, `limit`, `sort` (`name`, `-name`) and plain filters, or the simple-rest forms `range=[0,24]`,
 * `sort=["name","ASC"]`, `filter={…}`. Pages are limited to 999 records (J2).
 */
export function readListQuery(query: Record<string, string>, rules: ListRules): ListQuery {
  const simpleRest = 'range' in query || 'filter' in query;
  const filter: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(query)) if (!reservedNames.has(name)) filter[name] = value;
  const given = parseJsonParameter(query.filter, 'filter');
  if (given !== undefined) {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) {
      throw new HttpError(400, serviceMessage('request.queryObject', { field: 'filter' }));
    }
    for (const [name, value] of Object.entries(given)) {
      Object.defineProperty(filter, name, { value, enumerable: true, configurable: true, writable: true });
    }
  }
  const range = parseJsonParameter(query.range, 'range');
  // Records requested by id are returned all at once, whatever the page size.
  const ids = Array.isArray(filter.id) ? Math.max(filter.id.length, 1) : rules.limit;
  let limit = parseWholeNumber(query.limit, Math.min(ids, MAX_PAGE_SIZE), MAX_PAGE_SIZE);
  let offset = (parseWholeNumber(query.page, 1, 1_000_000) - 1) * limit;
  if (range !== undefined) {
    const [first, last] = Array.isArray(range) ? range.map(Number) : [];
    if (!Number.isInteger(first) || !Number.isInteger(last) || first! < 0 || last! < first! || first! > 100_000_000) {
      throw new HttpError(400, serviceMessage('request.queryInvalid', { field: 'range' }));
    }
    limit = Math.min(last! - first! + 1, MAX_PAGE_SIZE);
    offset = first!;
  }
  return {
    page: Math.floor(offset / limit) + 1,
    limit,
    offset,
    sort: parseSort(query.sort, rules),
    filter,
    simpleRest,
  };
}
