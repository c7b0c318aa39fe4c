import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { adminDataProvider as vendor } from './admin.ts';
import { portalDataProvider as portal } from './portal.ts';

interface Sent {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

const sent: Sent[] = [];
let answer: (sent: Sent) => Response;
const json = (body: unknown, headers: Record<string, string> = {}, status = 200) =>
  new Response(JSON.stringify(body), { status, headers });

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const [path, search] = url.split('?');
    const request = {
      method,
      path: path!,
      query: Object.fromEntries(new URLSearchParams(search)),
      headers: headers as Record<string, string>,
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
    };
    sent.push(request);
    return answer(request);
  });
});
afterEach(() => vi.unstubAllGlobals());

const asked = { pagination: { page: 2, perPage: 15 }, sort: { field: 'name', order: 'DESC' as const } };

describe('a list', () => {
  it('is asked in the simple-rest dialect, with its total in Content-Range, and what is empty narrows nothing', async () => {
    answer = () => json([{ id: 3, name: 'Pier' }], { 'Content-Range': 'items 15-15/16' });
    const filter = { q: 'pi', organizationId: [5, 6], id: '', keyword: null };
    expect(await vendor.getList('locations', { ...asked, filter })).toEqual({
      data: [{ id: 3, name: 'Pier' }],
      total: 16,
    });
    expect(sent[0]).toMatchObject({ method: 'GET', path: '/api/v2/admin/locations' });
    expect(sent[0]!.query).toEqual({
      range: '[15,29]',
      sort: '["name","DESC"]',
      filter: '{"q":"pi","organizationId":"5,6"}',
    });
    await vendor.getManyReference('locations', { ...asked, target: 'organizationId', id: 5, filter: {} });
    expect(sent[1]!.query).toMatchObject({ range: '[15,29]', filter: '{"organizationId":"5"}' });
  });

  it('API-22 of scan sessions is asked with page, limit=15 and the query values that the specification names', async () => {
    answer = () => json({ items: [{ id: 1 }], totalItems: 31 });
    const filter = { sessionUUID: '77e5' };
    expect(await vendor.getList('scan/sessions', { ...asked, filter })).toEqual({ data: [{ id: 1 }], total: 31 });
    expect(sent[0]!.path).toBe('/api/v2/admin/scan/sessions/pages');
    expect(sent[0]!.query).toEqual({ page: '2', limit: '15', sort: '-name', sessionUUID: '77e5' });
  });

  it('API-31 of gait sessions is asked with start and end', async () => {
    answer = () => json({ items: [], totalItems: 0 });
    await vendor.getList('gait/sessions', { ...asked, filter: {} });
    expect(Object.keys(sent[0]!.query).toSorted()).toEqual(['end', 'limit', 'page', 'sort', 'start']);
  });

  it('that is loaded whole has as many records as came', async () => {
    answer = () => json([{ id: 'a' }, { id: 'b' }]);
    const { total } = await vendor.getList('saved-filters', { filter: { list: 'admin/locations' } });
    expect([total, sent[0]!.query]).toEqual([2, { list: 'admin/locations' }]);
  });

  it('of more records than the server answers at once comes page by page, each record once', async () => {
    const rows = Array.from({ length: 2500 }, (_, id) => ({ id: id + 1 }));
    answer = ({ query }) => {
      const [first, last] = JSON.parse(query.range!) as [number, number];
      // One that came meanwhile has moved all later ones on by one.
      const shift = first === 0 ? 0 : 1;
      return json(rows.slice(first - shift, last + 1 - shift), { 'Content-Range': `items ${first}-${last}/2500` });
    };
    const { data, total } = await vendor.getList('locations', { pagination: { page: 1, perPage: 5000 }, filter: {} });
    expect(sent.map(({ query }) => query.range)).toEqual(['[0,998]', '[999,1997]', '[1998,2996]']);
    expect(total).toBe(2500);
    const ids = data.map(({ id }) => Number(id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.slice(0, 2499)).toEqual(rows.slice(0, 2499).map(({ id }) => id));
    answer = ({ query }) => {
      const [first, last] = JSON.parse(query.range!) as [number, number];
      return json(rows.slice(first, last + 1), { 'Content-Range': `items ${first}-${last}/2500` });
    };
    const second = await vendor.getList('locations', { pagination: { page: 2, perPage: 1200 }, filter: {} });
    expect([second.data[0]!.id, second.data.at(-1)!.id, second.data.length]).toEqual([1201, 2400, 1200]);
  });
});

describe('pages far into a list', () => {
  const turn = async (page: number, filter: Record<string, unknown> = {}, perPage = 25) => {
    sent.length = 0;
    const pagination = { page, perPage };
    await portal.getList('patients', { pagination, sort: { field: 'name', order: 'ASC' }, filter });
    return sent.map(({ query }) => [query.page, query.after ?? null, query.before ?? null]);
  };
  beforeEach(() => {
    answer = ({ query }) =>
      json({ items: [{ id: 1 }], totalItems: 5000 }, { 'X-Page-Cursors': `first-${query.page} last-${query.page}` });
  });

  it('PAT-15 are asked behind or before the page that was shown, and by their number alone after a jump', async () => {
    expect(await turn(60)).toEqual([['60', null, null]]);
    expect(await turn(61)).toEqual([['61', 'last-60', null]]);
    expect(await turn(59)).toEqual([['59', null, 'first-60']]);
    expect(await turn(90)).toEqual([['90', null, null]]);
  });

  it('PAT-15 have cursors of this list alone: not of another filter, order or size', async () => {
    await turn(60, { state: 'ACTIVE' });
    expect(await turn(61, { state: 'DISCHARGED' })).toEqual([['61', null, null]]);
    expect(await turn(61, { state: 'ACTIVE' }, 50)).toEqual([['61', null, null]]);
    sent.length = 0;
    const sort = { field: 'email', order: 'ASC' as const };
    await portal.getList('patients', { pagination: { page: 61, perPage: 25 }, sort, filter: { state: 'ACTIVE' } });
    expect(sent[0]!.query).not.toHaveProperty('after');
    expect(await turn(61, { state: 'ACTIVE' })).toEqual([['61', 'last-60', null]]);
  });

  it('PAT-15 are asked by their number if the server refuses the cursor, and other refusals are passed on', async () => {
    const ofGait = { product: 'GAIT' };
    await turn(60, ofGait);
    const page = answer;
    const refusal = { status: 400, message: 'Query value "after" is not valid.' };
    answer = (request) => (request.query.after ? json(refusal, {}, 400) : page(request));
    expect(await turn(61, ofGait)).toEqual([
      ['61', 'last-60', null],
      ['61', null, null],
    ]);
    answer = () => json({ status: 403, message: 'No.' }, {}, 403);
    await expect(turn(62, ofGait)).rejects.toMatchObject({ status: 403 });
    expect(sent).toHaveLength(1);
  });
});

describe('records by their ids', () => {
  it('come at once where the list knows ids, one by one elsewhere', async () => {
    answer = () => json([{ id: 3 }, { id: 4 }], { 'Content-Range': 'items 0-1/2' });
    expect((await vendor.getMany('organizations', { ids: [3, 4] })).data).toEqual([{ id: 3 }, { id: 4 }]);
    expect(sent.map(({ path, query }) => [path, query])).toEqual([
      ['/api/v2/admin/organizations', { filter: '{"id":[3,4]}' }],
    ]);
    answer = ({ path }) => json({ id: Number(path.split('/').at(-1)) });
    expect((await portal.getMany('patients', { ids: [7, 8] })).data).toEqual([{ id: 7 }, { id: 8 }]);
    expect(sent.slice(1).map(({ path }) => path)).toEqual(['/api/v2/patients/7', '/api/v2/patients/8']);
  });
});

describe('a write', () => {
  it('C1 U1 carries the version that was read and a key, and goes to the address that the specification names', async () => {
    answer = () => json({ id: '2.20.0', version: 4 });
    const params = { id: '2.20.0', data: { updateRequired: true }, previousData: { id: '2.20.0', version: 3 } };
    const meta = { idempotencyKey: 'one-intent' };
    expect((await vendor.update('scan/client-versions', { ...params, meta })).data).toEqual({
      id: '2.20.0',
      version: 4,
    });
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      path: '/api/v2/admin/scan/clients/2.20.0',
      headers: { 'If-Match': '3', 'Idempotency-Key': 'one-intent' },
      body: { updateRequired: true },
    });
    await vendor.update('locations', { id: 3, data: { keyword: 'tide' }, previousData: { id: 3, version: 9 } });
    expect(sent[1]).toMatchObject({ method: 'PATCH', headers: { 'If-Match': '9' }, body: { keyword: 'tide' } });
    await vendor.create('pros/forms', { data: { id: 'pain' } });
    expect(sent[2]).toMatchObject({ method: 'POST', body: { id: 'pain' } });
    expect(sent[2]!.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('that deletes answers the record that is gone, though the server answers nothing', async () => {
    answer = () => new Response(null, { status: 204 });
    const previousData = { id: 'f1', name: 'Mine' };
    expect(await vendor.delete('saved-filters', { id: 'f1', previousData })).toEqual({ data: previousData });
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/api/v2/admin/saved-filters/f1', body: undefined });
    expect(await vendor.delete('saved-filters', { id: 'f2' })).toEqual({ data: { id: 'f2' } });
  });

  it('of many records is one after the other, and ends with the first that is refused', async () => {
    let running = 0;
    answer = ({ path }) => {
      expect(running++).toBe(0);
      queueMicrotask(() => running--);
      return path.endsWith('/b') ? json({ message: 'No.', status: 403 }, {}, 403) : new Response(null, { status: 204 });
    };
    await expect(vendor.deleteMany('saved-filters', { ids: ['a', 'b', 'c'] })).rejects.toMatchObject({ status: 403 });
    expect(sent.map(({ path }) => path.at(-1))).toEqual(['a', 'b']);
  });

  it('that is refused rejects with the message, the status, and the messages of the fields for the form', async () => {
    answer = () => json({ message: 'Taken.', status: 409, fields: { id: 'Taken.' } }, {}, 409);
    await expect(vendor.create('pros/forms', { data: { id: 'pain' } })).rejects.toMatchObject({
      message: 'Taken.',
      status: 409,
      body: { errors: { id: 'Taken.', root: { serverError: 'Taken.' } } },
    });
  });

  it('that no call of the resource makes is refused without asking anybody', async () => {
    await expect(vendor.delete('organizations', { id: 3 })).rejects.toMatchObject({ status: 405 });
    await expect(vendor.getOne('nothing', { id: 3 })).rejects.toMatchObject({ status: 404 });
    expect(sent).toEqual([]);
  });
});

it('gives a list up when its screen is left', async () => {
  const controller = new AbortController();
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    controller.abort();
    signal!.throwIfAborted();
    return json([]);
  });
  const listed = vendor.getList('locations', { ...asked, filter: {}, signal: controller.signal });
  await expect(listed).rejects.toMatchObject({ status: 0 });
  expect(vendor.supportAbortSignal).toBe(true);
});
