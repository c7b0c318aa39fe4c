import type { ListRules } from '../../contract/call.ts';
import { MAX_PAGE_SIZE } from '../../contract/limits.ts';
import { canBeStored } from './read-request.ts';
import { Refusal } from './refusal.ts';

/** What a list call asks for, after its sort key was checked against the call's allow-list. */
export interface ListQuery {
  page: number;
  limit: number;
  offset: number;
  sort: { key: string; dir: 'ASC' | 'DESC' };
  /** Filters not yet parsed by the call's own shape. */
  filter: Record<string, unknown>;
  /** Asked in the simple-rest form: the answer is a bare array with a Content-Range. */
  simpleRest: boolean;
}

/** Asked of a list by whoever looks one record up in it. */
export const onlyOne: ListQuery = {
  page: 1,
  limit: 1,
  offset: 0,
  sort: { key: 'id', dir: 'ASC' },
  filter: {},
  simpleRest: false,
};

const listWords = new Set(['page', 'limit', 'sort', 'range', 'filter']);

function json(text: string | undefined, name: string): unknown {
  if (text === undefined) return undefined;
  const refused = new Refusal(400, `Query value "${name}" has a character that is not allowed.`);
  try {
    return JSON.parse(text, (_key, value: unknown) => {
      if (typeof value === 'string' && !canBeStored(value)) throw refused;
      return value;
    });
  } catch (error) {
    if (error === refused) throw refused;
    throw new Refusal(400, `Query value "${name}" is not valid JSON.`);
  }
}

function wholeNumber(text: string | undefined, fallback: number, max: number): number {
  if (text === undefined || text === '') return fallback;
  if (!/^\d{1,15}$/.test(text)) throw new Refusal(400, 'Paging values have to be whole numbers.');
  return Math.min(Math.max(Number(text), 1), max);
}

function sortOf(text: string | undefined, rules: ListRules): ListQuery['sort'] {
  if (!text) return rules.defaultSort;
  let key = text.replace(/^-/, '');
  let dir: 'ASC' | 'DESC' = text.startsWith('-') ? 'DESC' : 'ASC';
  if (text.startsWith('[')) {
    const pair = json(text, 'sort');
    if (!Array.isArray(pair) || typeof pair[0] !== 'string') throw new Refusal(400, 'Query value "sort" is not valid.');
    key = pair[0];
    dir = pair[1] === 'DESC' ? 'DESC' : 'ASC';
  }
  if (!rules.sort.includes(key))
    throw new Refusal(400, `Cannot sort by that. Choose one of: ${rules.sort.join(', ')}.`);
  return { key, dir };
}

/**
 * Reads `page`, `limit`, `sort` (`name`, `-name`) and plain filters, or the simple-rest forms `range=[0,24]`,
 * `sort=["name","ASC"]`, `filter={…}`. Pages larger than 999 are cut to 999 (J2).
 */
export function readListQuery(query: Record<string, string>, rules: ListRules): ListQuery {
  const simpleRest = 'range' in query || 'filter' in query;
  const filter: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(query)) if (!listWords.has(name)) filter[name] = value;
  const given = json(query.filter, 'filter');
  if (given !== undefined) {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) {
      throw new Refusal(400, 'Query value "filter" has to be an object.');
    }
    for (const [name, value] of Object.entries(given)) {
      Object.defineProperty(filter, name, { value, enumerable: true, configurable: true, writable: true });
    }
  }
  const range = json(query.range, 'range');
  // Records that are asked by their ids come all at once, however long a page is.
  const ids = Array.isArray(filter.id) ? Math.max(filter.id.length, 1) : rules.limit;
  let limit = wholeNumber(query.limit, Math.min(ids, MAX_PAGE_SIZE), MAX_PAGE_SIZE);
  let offset = (wholeNumber(query.page, 1, 1_000_000) - 1) * limit;
  if (range !== undefined) {
    const [first, last] = Array.isArray(range) ? range.map(Number) : [];
    if (!Number.isInteger(first) || !Number.isInteger(last) || first! < 0 || last! < first! || first! > 100_000_000) {
      throw new Refusal(400, 'Query value "range" is not valid.');
    }
    limit = Math.min(last! - first! + 1, MAX_PAGE_SIZE);
    offset = first!;
  }
  return { page: Math.floor(offset / limit) + 1, limit, offset, sort: sortOf(query.sort, rules), filter, simpleRest };
}
