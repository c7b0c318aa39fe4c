import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  listScanClients,
  NewScanClientVersion,
  saveScanClient,
} from '../../contract/client-versions/client-versions.ts';
import { scanClientVersions } from '../../server/platform/db/schema.ts';
import { reasonOf, unknownName } from './reason-of.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let vendor: Caller;
let support: Caller;
beforeAll(async () => {
  world = await openWorld();
  vendor = await world.as(world.seed.accounts.vendorAdmin);
  support = await world.as(world.seed.accounts.support);
});
afterAll(() => world.close());
beforeEach(() =>
  world.asOwner(async (tx) => {
    await tx.delete(scanClientVersions);
    await tx.insert(scanClientVersions).values({ versionId: '2.18.0', updateRequired: false, isLatest: true });
  }),
);

const save = (versionId: string, body: object, version: number | null, who = vendor) =>
  who.call(saveScanClient, {
    params: { versionId },
    body: body as Record<string, unknown>,
    headers: version === null ? {} : { 'if-match': String(version) },
  });
const add = (versionId: string, updateRequired = false) => save(versionId, { updateRequired }, 0);
const listed = async () => (await vendor.call(listScanClients)).body.items;
const latest = async () => (await listed()).filter(({ isLatest }) => isLatest).map(({ versionId }) => versionId);

describe('the list of scan client versions', () => {
  it('API-15 ENT-069 returns versions with their last editor', async () => {
    expect(await listed()).toEqual([
      { id: '2.18.0', versionId: '2.18.0', updateRequired: false, isLatest: true, updatedBy: null, version: 1 },
    ]);
  });

  it('API-16 OPEN-121 saves updateRequired with the editor, and does not accept isLatest', async () => {
    const saved = await save('2.18.0', { updateRequired: true }, 1);
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual({
      id: '2.18.0',
      versionId: '2.18.0',
      updateRequired: true,
      isLatest: true,
      updatedBy: { firstName: 'vendoradmin', lastName: 'Vendor' },
      version: 2,
    });
    expect(reasonOf(await save('2.18.0', { updateRequired: true, isLatest: false }, 2))).toEqual([
      422,
      unknownName('isLatest'),
    ]);
    for (const body of [{ updateRequired: 'yes' }, {}])
      expect(reasonOf(await save('2.18.0', body, 2))).toEqual([
        422,
        { updateRequired: 'Choose whether an update is required' },
      ]);
    expect(await listed()).toMatchObject([{ isLatest: true, updateRequired: true, version: 2 }]);
  });

  it('API-16 C1 returns the current version and its editor to a second editor of the same version', async () => {
    expect((await save('2.18.0', { updateRequired: true }, 1, support)).status).toBe(200);
    const late = await save('2.18.0', { updateRequired: false }, 1);
    expect(late.problem).toMatchObject({
      status: 412,
      current: {
        versionId: '2.18.0',
        updateRequired: true,
        updatedBy: { firstName: 'support', lastName: 'Vendor' },
        version: 2,
      },
    });
    expect(await listed()).toMatchObject([{ updateRequired: true, version: 2 }]);
    expect((await save('2.18.0', { updateRequired: false }, 2)).body).toMatchObject({
      updateRequired: false,
      updatedBy: { firstName: 'vendoradmin' },
      version: 3,
    });
  });

  it('C1 returns a conflict to one of two users who save at the same time', async () => {
    const replies = await Promise.all([
      save('2.18.0', { updateRequired: true }, 1),
      save('2.18.0', { updateRequired: true }, 1, support),
    ]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 412]));
  });

  it('C1 rejects a save without the version that was read, and a save of an unknown version', async () => {
    expect((await save('2.18.0', { updateRequired: true }, null)).status).toBe(428);
    expect((await save('2.99.0', { updateRequired: true }, 4)).problem).toMatchObject({ status: 412, current: null });
    expect(await listed()).toMatchObject([{ versionId: '2.18.0', updateRequired: false, version: 1 }]);
  });
});

describe('a new scan client version', () => {
  it('OPEN-119 OPEN-121 is the latest when it is above all others', async () => {
    expect((await add('2.19.0')).body).toEqual({
      id: '2.19.0',
      versionId: '2.19.0',
      updateRequired: false,
      isLatest: true,
      updatedBy: { firstName: 'vendoradmin', lastName: 'Vendor' },
      version: 1,
    });
    expect((await add('2.9.9', true)).body).toMatchObject({ updateRequired: true, isLatest: false });
    expect((await add('2.100.0')).body.isLatest).toBe(true);
    expect(await latest()).toEqual(['2.100.0']);
    expect((await listed()).map(({ versionId }) => versionId)).toEqual(['2.100.0', '2.19.0', '2.18.0', '2.9.9']);
  });

  it('OPEN-121 is the only latest version even when two are added at the same time', async () => {
    const replies = await Promise.all(['2.21.0', '2.23.0', '2.22.0'].map((versionId) => add(versionId)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await latest()).toEqual(['2.23.0']);
  });

  it('OPEN-119 is rejected with a field error when it already exists', async () => {
    const again = await add('2.18.0', true);
    expect(again.problem).toMatchObject({
      status: 412,
      message: 'Version ID already exists',
      fields: { versionId: 'Version ID already exists' },
      current: { versionId: '2.18.0', updateRequired: false, version: 1 },
    });
    expect(await listed()).toMatchObject([{ versionId: '2.18.0', updateRequired: false, version: 1 }]);
  });

  it('OPEN-119 is added once and returns a conflict to the second of two users who add it', async () => {
    const replies = await Promise.all([add('2.30.0', true), save('2.30.0', { updateRequired: false }, 0, support)]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 412]));
    expect(await listed()).toHaveLength(2);
  });

  it.each(['2.18', 'v2.18.0', '2.18.0.1', 'test2', '2.a.0', '9999', '-1.0.0', '2.18.0 ', '1234567.0.0'])(
    'ACLI-06 OPEN-120 cannot be %j',
    async (versionId) => {
      for (const version of [0, 1]) {
        const refused = await save(versionId, { updateRequired: true }, version);
        expect(refused.status).toBe(422);
        expect(refused.problem.fields).toEqual({ versionId: 'Version ID must match the pattern X.X.X' });
      }
      expect(await listed()).toHaveLength(1);
    },
  );

  it.each(['02.21.0', '2.021.0', '2.21.00', '02.18.0'])(
    'ACLI-06 OPEN-121 is stored without leading zeros, so that another spelling never becomes the latest: %s',
    async (versionId) => {
      const message = 'Version ID cannot have leading zeros';
      expect(reasonOf(await add(versionId))).toEqual([422, { versionId: message }]);
      const { error } = NewScanClientVersion.safeParse({ versionId, updateRequired: false });
      expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
      expect(await latest()).toEqual(['2.18.0']);
    },
  );

  it('ACLI-06 can be a single zero', async () => {
    expect((await add('3.0.0')).body).toMatchObject({ versionId: '3.0.0', isLatest: true });
  });

  it('ACLI-05 ACLI-06 ACLI-07 requires an id that matches the pattern and a boolean', () => {
    const messages = (draft: object) =>
      NewScanClientVersion.safeParse(draft).error?.issues.map(({ message }) => message);
    for (const versionId of ['', ' ', undefined])
      expect(messages({ versionId, updateRequired: true })?.[0]).toBe('Version ID is required');
    for (const versionId of ['2.18', 'test', '9999a', 'v1.2.3'])
      expect(messages({ versionId, updateRequired: true })).toEqual(['Version ID must match the pattern X.X.X']);
    for (const updateRequired of [undefined, null, 'yes', 1])
      expect(messages({ versionId: '2.20.11', updateRequired })).toEqual(['Choose whether an update is required']);
    expect(messages({ versionId: '2.20.11', updateRequired: false })).toBeUndefined();
  });
});

it('ACLI-08 OPEN-120 special version values are kept, can be edited, and sort after the numeric ones', async () => {
  await world.asOwner((tx) =>
    tx
      .insert(scanClientVersions)
      .values(['test', '9999', '9999a', '2.9.0', '2.10.0'].map((versionId) => ({ versionId, updateRequired: false }))),
  );
  expect((await save('test', { updateRequired: true }, 1)).body.updateRequired).toBe(true);
  expect((await add('2.19.0')).body.isLatest).toBe(true);
  const ids = async (sort: string) =>
    (await vendor.call(listScanClients, { query: { sort } })).body.items.map(({ versionId }) => versionId);
  const special = ['9999', '9999a', 'test'];
  expect(await ids('-versionId')).toEqual(['2.19.0', '2.18.0', '2.10.0', '2.9.0', ...special]);
  expect(await ids('versionId')).toEqual(['2.9.0', '2.10.0', '2.18.0', '2.19.0', ...special]);
});
