import { fetchUtils } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { auditRows, pendingSurveyResponses } from '../../server/platform/db/schema.ts';
import { openWorld, type Caller, type World } from './world.ts';

interface Sent {
  method: string;
  path: string;
  headers: Headers;
}

let world: World;
let caller: Caller;
let provider: ReturnType<typeof simpleRestProvider>;
const sent: Sent[] = [];
beforeAll(async () => {
  world = await openWorld();
  caller = await world.as(world.seed.accounts.vendorAdmin);
  // The network: what react-admin's own client sends goes to the server with nothing but the session's cookie.
  vi.stubGlobal('fetch', async (...asked: ConstructorParameters<typeof Request>) => {
    const request = new Request(...asked);
    const { method, headers } = request;
    const text = await request.text();
    const { pathname, search } = new URL(request.url);
    sent.push({ method, path: pathname, headers });
    const reply = await caller.send(method, `${pathname}${search}`, {
      headers: Object.fromEntries(headers),
      ...(text && { body: text }),
    });
    return new Response(reply.bytes.length ? reply.bytes : null, { status: reply.status, headers: reply.headers });
  });
  provider = simpleRestProvider('http://portal.test/api/v2/admin', fetchUtils.fetchJson);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await world.close();
});

const page = { pagination: { page: 1, perPage: 10 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };
const draft = {
  orgName: 'Tidewater',
  timezone: 'America/Denver',
  products: ['SCAN'],
  practitioner: { firstName: 'Nora', lastName: 'New', email: null, role: 'PORTAL_PROVIDER_ADMIN' },
  location: { name: 'Pier', timezone: 'America/Denver' },
};
/** The response to an unsupported write. */
const refusedWith = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ status, message, body }: { status: number; message: string; body: { status: number } }) => ({
      status,
      message,
      bodyStatus: body.status,
    }),
  );

/** Reads a list, one of its records, and that one among many by its id. */
async function readsAsResource(resource: string): Promise<Record<string, unknown>[]> {
  const { data, total } = await provider.getList(resource, page);
  expect(data.length, resource).toBeGreaterThan(0);
  expect(total, resource).toBe(data.length);
  const ids = data.map(({ id }) => id as string | number);
  expect(ids).not.toContain(undefined);
  for (const id of ids) {
    const one = await provider.getOne(resource, { id });
    // Every name of the list's row is the record's, too, but for what only the list counts.
    const { accessChange: __, ...row } = data.find((each) => each.id === id)!;
    expect(Object.keys(one.data), resource).toEqual(expect.arrayContaining(Object.keys(row)));
    expect(one.data).toMatchObject({ id });
  }
  const many = await provider.getMany(resource, { ids: [ids.at(-1)!, ids[0]!] });
  expect(new Set(many.data.map(({ id }) => id as unknown))).toEqual(new Set([ids.at(-1), ids[0]]));
  await expect(provider.getOne(resource, { id: '999999998' })).rejects.toMatchObject({ status: 404 });
  return data;
}

describe('ra-data-simple-rest, unmodified', () => {
  it('uses pages, sort and filters of the lists, with the total in Content-Range', async () => {
    const sort = { field: 'name', order: 'ASC' as const };
    const first = await provider.getList('locations', { pagination: { page: 1, perPage: 3 }, sort, filter: {} });
    const second = await provider.getList('locations', { pagination: { page: 2, perPage: 3 }, sort, filter: {} });
    expect(first.total).toBe(4);
    expect(first.data).toHaveLength(3);
    expect(second.data).toHaveLength(1);
    const names = [...first.data, ...second.data].map(({ name }) => String(name));
    expect(names).toEqual(names.toSorted());
    const { organizationId } = world.seed.B;
    const filtered = await provider.getManyReference('locations', {
      target: 'organizationId',
      id: organizationId,
      pagination: { page: 1, perPage: 10 },
      sort: { field: 'name', order: 'DESC' },
      filter: {},
    });
    expect(filtered.total).toBe(2);
    expect(JSON.stringify(filtered.data)).not.toContain('CANARYA');
  });

  it('reads, creates and updates organizations', async () => {
    await readsAsResource('organizations');
    const { data: added } = await provider.create('organizations', { data: draft });
    expect(added).toMatchObject({ name: 'Tidewater', products: ['SCAN'], scanModules: [], version: 1 });
    const scanModules = [{ id: 'm1', name: 'Balance', subtitle: 'Stand', isLocked: false, imageUrl: null }].map(
      (module) => ({ ...module, imageName: 'Assessment', assessments: [{ id: 'AST-0001', nameOverride: null }] }),
    );
    const { data: changed } = await provider.update('organizations', {
      id: added.id as number,
      data: { ...added, scanModules },
      previousData: added as { id: number },
    });
    expect(changed).toMatchObject({ id: added.id, version: 2, scanModules: [{ name: 'Balance' }] });
    // As it was read: the assessments of the modules with all catalog values.
    const { data: again } = await provider.update('organizations', {
      id: added.id as number,
      data: changed,
      previousData: changed as { id: number },
    });
    expect(again).toEqual({ ...changed, version: 3 });
  });

  it('reads and updates the organizations that have Scan', async () => {
    const rows = await readsAsResource('scan/organizations');
    expect(rows.every(({ products }) => (products as string[]).includes('SCAN'))).toBe(true);
    const { data } = await provider.getOne('scan/organizations', { id: world.seed.A.organizationId });
    const saved = await provider.update('scan/organizations', {
      id: world.seed.A.organizationId,
      data: { ...data, scanModules: [] },
      previousData: data as { id: number },
    });
    expect(saved.data).toMatchObject({ scanModules: [], version: Number(data.version) + 1 });
  });

  it('reads locations and updates their keyword', async () => {
    const [location] = await readsAsResource('locations');
    const { data } = await provider.update('locations', {
      id: location!.id as number,
      data: { ...location, keyword: 'tide' },
      previousData: location as { id: number },
    });
    expect(data).toEqual({
      ...location,
      keyword: 'tide',
      version: Number(location!.version) + 1,
      organization: expect.objectContaining({ id: (location!.organization as { id: number }).id }) as unknown,
    });
  });

  it('reads, creates, updates and deletes client versions, but not the latest', async () => {
    const { data: added } = await provider.create('scan/clients', {
      data: { versionId: '2.9.0', updateRequired: false },
    });
    expect(added).toMatchObject({ id: '2.9.0', isLatest: false, version: 1, updatedBy: { lastName: 'Vendor' } });
    await readsAsResource('scan/clients');
    const twin = provider.create('scan/clients', { data: { versionId: '2.9.0', updateRequired: true } });
    await expect(twin).rejects.toMatchObject({
      status: 409,
      body: { fields: { versionId: 'Version ID already exists' } },
    });
    const { data: changed } = await provider.update('scan/clients', {
      id: '2.9.0',
      data: { ...added, updateRequired: true },
      previousData: added as { id: string },
    });
    expect(changed).toEqual({ ...added, updateRequired: true, version: 2 });
    expect((await provider.delete('scan/clients', { id: '2.9.0' })).data).toEqual(changed);
    await expect(provider.getOne('scan/clients', { id: '2.9.0' })).rejects.toMatchObject({ status: 404 });
    expect(await refusedWith(provider.delete('scan/clients', { id: '2.18.0' }))).toEqual({
      status: 409,
      message: 'The latest version cannot be deleted.',
      bodyStatus: 409,
    });
    const trail = await world.asOwner((tx) =>
      tx.select().from(auditRows).where(eq(auditRows.action, 'removeScanClient')).orderBy(auditRows.id),
    );
    expect(trail[0]).toMatchObject({
      subjects: ['client-version:2.9.0'],
      changes: { updateRequired: [true, null] },
      outcome: 200,
    });
  });

  it('reads, creates and deletes survey forms without responses', async () => {
    await provider.create('pro/typeform-forms', { data: { id: 'empty-1' } });
    await provider.create('pro/typeform-forms', { data: { id: 'waiting-1' } });
    await readsAsResource('pro/typeform-forms');
    await world.asOwner((tx) =>
      tx.insert(pendingSurveyResponses).values({
        formId: 'waiting-1',
        formTitle: 'Waiting',
        responseToken: 'waiting-1',
        payload: {},
        submittedAt: new Date('2026-11-01T10:00:05Z'),
        reason: 'NO_PATIENT',
      }),
    );
    expect((await provider.delete('pro/typeform-forms', { id: 'empty-1' })).data).toEqual({
      id: 'empty-1',
      hasExerWebhookEnabled: false,
    });
    // The seed's patients have filled in `nprs`.
    for (const id of ['nprs', 'waiting-1'])
      expect(await refusedWith(provider.delete('pro/typeform-forms', { id }))).toEqual({
        status: 409,
        message: 'A form with responses cannot be deleted.',
        bodyStatus: 409,
      });
    const { data } = await provider.getList('pro/typeform-forms', page);
    expect(data.map(({ id }) => String(id))).toEqual(['nprs', 'waiting-1']);
    await expect(provider.delete('pro/typeform-forms', { id: 'nobody' })).rejects.toMatchObject({ status: 404 });
  });

  it.each(['scan/sessions', 'gait/sessions', 'pro/unprocessed-typeform-responses'])('reads %s', async (resource) => {
    expect(await readsAsResource(resource)).not.toEqual([]);
  });

  it('reads a user by identity id, and the organization whose scan modules the reader is offered', async () => {
    const { userId, email } = world.seed.B.practitioners.first;
    const { data } = await provider.getOne('users', { id: userId });
    expect(data).toMatchObject({ id: userId, email, organization: { id: world.seed.B.organizationId } });
    const unknownUser = provider.getOne('users', { id: crypto.randomUUID() });
    await expect(unknownUser).rejects.toMatchObject({ status: 404 });
    const settings = await provider.getOne('settings', { id: 'scan-modules-organization-override' });
    expect(settings.data).toEqual({ organizationId: expect.any(Number) });
  });

  it('finds gait sessions by id regardless of their date, and more records at once than a page has', async () => {
    const ids = Array.from({ length: 200 }, (_unused, index) => index + 1);
    const all = await provider.getMany('locations', { ids });
    expect(all.data.length).toBeGreaterThanOrEqual(4);
    world.offsetMs = 400 * 86_400_000;
    caller = await world.as(world.seed.accounts.vendorAdmin);
    const { data } = await provider.getMany('gait/sessions', { ids: [...world.seed.A.gaitSessions] });
    expect(data).toHaveLength(2);
    world.offsetMs = 0;
    caller = await world.as(world.seed.accounts.vendorAdmin);
  });

  it('gets no header except the content type and the range of a list', () => {
    const names = new Set(sent.flatMap(({ headers }) => [...headers.keys()]));
    expect([...names].toSorted()).toEqual(['accept', 'content-type', 'range']);
    expect(new Set(sent.map(({ method }) => method))).toEqual(new Set(['GET', 'POST', 'PUT', 'DELETE']));
  });
});

describe('a whole record in an update', () => {
  const locationNow = async () => (await provider.getOne('locations', { id: world.seed.B.locations[0] })).data;
  const put = (body: object, headers: Record<string, string> = {}) =>
    caller.send('PUT', `/api/v2/admin/locations/${world.seed.B.locations[0]}`, { body, headers });

  it('C1 is rejected with the current record after another user’s change, and without a version', async () => {
    const location = await locationNow();
    expect((await put({ ...location, keyword: 'mine' })).status).toBe(200);
    const late = await put({ ...location, keyword: 'theirs' });
    expect(late.problem).toMatchObject({ status: 412, current: { keyword: 'mine', version: 2 } });
    const { version: _version, ...unversioned } = location;
    expect((await put({ ...unversioned, keyword: 'theirs' })).status).toBe(428);
    expect((await put({ keyword: 'theirs' })).status).toBe(428);
    expect(await locationNow()).toMatchObject({ keyword: 'mine', version: 2 });
  });

  it('C1 uses its If-Match when there is one, and accepts a version together with the changes only', async () => {
    const location = await locationNow();
    expect((await put({ ...location, version: 99, keyword: 'by header' }, { 'If-Match': '2' })).status).toBe(200);
    expect((await put({ keyword: 'alone', version: 3 })).body).toMatchObject({ keyword: 'alone', version: 4 });
    for (const version of ['3', -1, 1.5, null, { toString: 1 }])
      expect((await put({ keyword: 'no', version })).status, JSON.stringify(version)).toBe(400);
    expect(await locationNow()).toMatchObject({ keyword: 'alone', version: 4 });
  });

  it('is rejected for a field that the record does not have, and for the id of another record', async () => {
    const location = await locationNow();
    expect((await put({ ...location, isAdmin: true })).problem).toMatchObject({
      status: 422,
      fields: { '': 'Unknown field: "isAdmin"' },
    });
    for (const id of [world.seed.B.locations[1], { toString: 1 }, null])
      expect((await put({ ...location, id })).problem).toMatchObject({
        status: 422,
        fields: { id: expect.any(String) },
      });
    // Changes alone stay as strict as they are by PATCH.
    expect((await put({ keyword: 'x', name: 'y' }, { 'If-Match': '4' })).problem).toMatchObject({
      status: 422,
      fields: { '': 'Unknown field: "name"' },
    });
    expect(await locationNow()).toMatchObject({ version: 4 });
  });
});

describe('an unsupported operation', () => {
  const first = async (resource: string) => String((await provider.getList(resource, page)).data[0]!.id);
  const deleted = { status: 405, message: 'This cannot be deleted.', bodyStatus: 405 };
  const added = { status: 405, message: 'Nothing can be added here.', bodyStatus: 405 };
  const changed = { status: 405, message: 'This cannot be changed.', bodyStatus: 405 };

  it.each(['organizations', 'scan/organizations', 'locations', 'scan/sessions', 'gait/sessions'])(
    'is deleting one of %s',
    async (resource) => {
      const id = await first(resource);
      expect(await refusedWith(provider.delete(resource, { id }))).toEqual(deleted);
      expect((await provider.getOne(resource, { id })).data).toMatchObject({ id: Number(id) });
    },
  );

  it.each(['locations', 'scan/organizations', 'scan/sessions', 'gait/sessions', 'pro/unprocessed-typeform-responses'])(
    'is creating one of %s',
    async (resource) => {
      expect(await refusedWith(provider.create(resource, { data: { name: 'New' } }))).toEqual(added);
    },
  );

  it.each(['scan/sessions', 'gait/sessions', 'pro/typeform-forms', 'pro/unprocessed-typeform-responses'])(
    'is updating one of %s',
    async (resource) => {
      const id = await first(resource);
      const data = { id, version: 1 };
      expect(await refusedWith(provider.update(resource, { id, data, previousData: data }))).toEqual(changed);
    },
  );

  it('is creating, updating or deleting a user here', async () => {
    const id = world.seed.A.practitioners.first.userId;
    const previousData = { id };
    expect(await refusedWith(provider.update('users', { id, data: { firstName: 'No' }, previousData }))).toEqual(
      changed,
    );
    expect(await refusedWith(provider.delete('users', { id }))).toEqual(deleted);
    expect((await provider.getOne('users', { id })).data).toMatchObject({ id });
  });

  it('is deleting a response', async () => {
    const resource = 'pro/unprocessed-typeform-responses';
    expect(await refusedWith(provider.delete(resource, { id: await first(resource) }))).toEqual(deleted);
  });

  it('is answered with the allowed methods', async () => {
    const allowed = async (method: string, path: string) => {
      const { status, headers } = await caller.send(method, `/api/v2/admin/${path}`);
      return [status, headers.get('allow')];
    };
    expect(await allowed('DELETE', 'organizations/1')).toEqual([405, 'GET, HEAD, PATCH, PUT']);
    expect(await allowed('DELETE', 'scan/sessions/1')).toEqual([405, 'GET, HEAD']);
    expect(await allowed('POST', 'locations')).toEqual([405, 'GET, HEAD']);
    expect(await allowed('PUT', 'scan/clients/')).toEqual([405, 'GET, HEAD, POST']);
    expect(await allowed('POST', 'scan/clients/2.18.0')).toEqual([405, 'DELETE, GET, HEAD, PUT']);
    expect(await allowed('DELETE', 'scan/sessions/pages')).toEqual([405, 'GET, HEAD']);
  });
});
