import { describe, expect, it } from 'vitest';
import { readListQuery } from './list-query.ts';

const rules = { sort: ['name', 'lastActivity'], defaultSort: { key: 'lastActivity', dir: 'DESC' }, limit: 15 } as const;

describe('a list query', () => {
  it('has the first page, the call’s page size and its order when nothing is asked', () => {
    expect(readListQuery({}, rules)).toEqual({
      page: 1,
      limit: 15,
      offset: 0,
      sort: { key: 'lastActivity', dir: 'DESC' },
      filter: {},
      simpleRest: false,
    });
  });

  it('reads page, limit, order and plain filters', () => {
    expect(readListQuery({ page: '3', limit: '10', sort: '-name', q: 'x' }, rules)).toMatchObject({
      page: 3,
      limit: 10,
      offset: 20,
      sort: { key: 'name', dir: 'DESC' },
      filter: { q: 'x' },
    });
  });

  it('reads the simple-rest forms', () => {
    expect(readListQuery({ range: '[20,29]', sort: '["name","ASC"]', filter: '{"q":"x"}' }, rules)).toEqual({
      page: 3,
      limit: 10,
      offset: 20,
      sort: { key: 'name', dir: 'ASC' },
      filter: { q: 'x' },
      simpleRest: true,
    });
  });

  it.each([
    ['1000000000', 999],
    ['0', 1],
    ['1', 1],
  ])('J2 takes a limit of %s as %i', (limit, taken) => {
    expect(readListQuery({ limit }, rules).limit).toBe(taken);
  });

  it.each([
    ['sort', { sort: 'password' }],
    ['sort', { sort: 'name; drop table patients' }],
    ['sort', { sort: '["name desc, (select 1)","ASC"]' }],
    ['sort', { sort: '[{"a":1},"ASC"]' }],
    ['sort', { sort: '__proto__' }],
    ['limit', { limit: '-1' }],
    ['limit', { limit: 'NaN' }],
    ['page', { page: '1e9' }],
    ['range', { range: '[0]' }],
    ['range', { range: '[9,1]' }],
    ['range', { range: '{"0":1}' }],
    ['filter', { filter: '[1]' }],
    ['filter', { filter: 'null' }],
    ['filter', { filter: '{' }],
  ])('J1 refuses %s %j with 400', (_name, query) => {
    expect(() => readListQuery(query as Record<string, string>, rules)).toThrow(
      expect.objectContaining({ status: 400 }),
    );
  });

  it('J3 keeps a prototype key of a filter a plain, own value', () => {
    const { filter } = readListQuery({ filter: '{"__proto__":{"isAdmin":true}}' }, rules);
    expect(Object.getPrototypeOf(filter)).toBe(Object.prototype);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});
