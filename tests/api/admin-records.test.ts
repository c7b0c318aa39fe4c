import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProForm, listProForms, listUnprocessedResponses } from '../../contract/admin-pro.ts';
import { listScanClients, NewScanClientVersion, saveScanClient } from '../../contract/admin-scan-clients.ts';
import type { Tx } from '../../server/db/database.ts';
import { scanClientVersions, unprocessedResponses } from '../../server/db/schema/index.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let vendor: Caller;
beforeAll(async () => {
  world = await openWorld();
  vendor = await world.as(world.seed.accounts.vendorAdmin);
});
afterAll(() => world.close());

const bare = <T>(work: (tx: Tx) => Promise<T>) => world.database.bare.transaction({ role: 'owner' }, work);

describe('PRO forms', () => {
  it('API-12 API-13 ENT-067 registers a form and lists it', async () => {
    const added = await vendor.call(addProForm, { body: { id: ' hQ3x_9-b ' } });
    expect(added.status).toBe(201);
    expect(added.body).toEqual({ id: 'hQ3x_9-b', hasExerWebhookEnabled: false });
    const { body } = await vendor.call(listProForms);
    expect(body.items).toEqual([
      { id: 'hQ3x_9-b', hasExerWebhookEnabled: false },
      { id: 'nprs', hasExerWebhookEnabled: true },
    ]);
  });

  it('API-13 answers 409 for a form that is registered', async () => {
    const again = await vendor.call(addProForm, { body: { id: 'nprs' } });
    expect(again.status).toBe(409);
    expect(again.problem.fields).toEqual({ id: 'This form was added already.' });
  });

  it('APRO-07 asks for the form id', async () => {
    for (const body of [{}, { id: '' }, { id: '  ' }])
      expect((await vendor.call(addProForm, { body })).problem.fields).toEqual({ id: 'Form ID is required' });
    for (const id of ['a b', 'x'.repeat(65), '../x'])
      expect((await vendor.call(addProForm, { body: { id } })).status).toBe(422);
  });

  it('API-14 ENT-068 lists the unprocessed responses, the latest first', async () => {
    const at = (submittedAt: string, userId: string | null, location: string | null) => ({
      formId: 'nprs',
      formTitle: 'Pain',
      responseToken: crypto.randomUUID(),
      userId,
      location,
      payload: {},
      submittedAt: new Date(submittedAt),
    });
    await bare((tx) =>
      tx
        .insert(unprocessedResponses)
        .values([at('2026-11-01T10:00:05Z', 'somebody', 'Denver'), at('2026-11-02T10:00:06Z', null, null)]),
    );
    const { body } = await vendor.call(listUnprocessedResponses);
    expect(body.items).toEqual([
      {
        id: expect.any(Number),
        form: { id: 'nprs', title: 'Pain' },
        userId: null,
        location: null,
        dateTime: '2026-11-02T10:00:06.000Z',
      },
      {
        id: expect.any(Number),
        form: { id: 'nprs', title: 'Pain' },
        userId: 'somebody',
        location: 'Denver',
        dateTime: '2026-11-01T10:00:05.000Z',
      },
    ]);
  });
});

describe('scan client versions', () => {
  const save = (versionId: string, body: object) =>
    vendor.call(saveScanClient, { params: { versionId }, body: body as Record<string, unknown> });

  it('API-15 ENT-069 lists versions with who edited them', async () => {
    const { body } = await vendor.call(listScanClients);
    expect(body.items).toEqual([
      { id: '2.18.0', versionId: '2.18.0', updateRequired: false, isLatest: true, updatedBy: null },
    ]);
  });

  it('API-16 OPEN-121 changes updateRequired and notes the editor; isLatest cannot be edited', async () => {
    const saved = await save('2.18.0', { updateRequired: true });
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual({
      id: '2.18.0',
      versionId: '2.18.0',
      updateRequired: true,
      isLatest: true,
      updatedBy: { firstName: 'vendoradmin', lastName: 'Vendor' },
    });
    expect((await save('2.18.0', { updateRequired: true, isLatest: false })).status).toBe(422);
    expect((await save('2.18.0', { updateRequired: 'yes' })).status).toBe(422);
    expect((await vendor.call(listScanClients)).body.items[0]).toMatchObject({ isLatest: true, updateRequired: true });
  });

  it('OPEN-119 creates a version that is missing, never as the latest', async () => {
    expect((await save('2.19.0', { updateRequired: false })).body).toMatchObject({
      versionId: '2.19.0',
      updateRequired: false,
      isLatest: false,
    });
    expect((await vendor.call(listScanClients)).body.items.map(({ versionId }) => versionId)).toEqual([
      '2.19.0',
      '2.18.0',
    ]);
  });

  it.each(['2.18', 'v2.18.0', '2.18.0.1', 'test2', '2.a.0', '9999'])(
    'ACLI-06 OPEN-120 does not create %s',
    async (versionId) => {
      const refused = await save(versionId, { updateRequired: true });
      expect(refused.status).toBe(422);
      expect(refused.problem.fields).toEqual({ versionId: 'Version ID must match the pattern X.X.X' });
      expect(NewScanClientVersion.safeParse({ versionId, updateRequired: true }).error?.issues[0]?.message).toBe(
        'Version ID must match the pattern X.X.X',
      );
    },
  );

  it('ACLI-05 the add form asks for the version id', () => {
    for (const versionId of ['', ' ', undefined])
      expect(NewScanClientVersion.safeParse({ versionId, updateRequired: true }).error?.issues[0]?.message).toBe(
        'Version ID is required',
      );
    expect(NewScanClientVersion.safeParse({ versionId: '2.20.11', updateRequired: false }).success).toBe(true);
  });

  it('ACLI-08 OPEN-120 keeps special values, which can be edited and sort after the numeric ones', async () => {
    await bare((tx) =>
      tx
        .insert(scanClientVersions)
        .values(
          ['test', '9999', '9999a', '2.9.0', '2.10.0'].map((versionId) => ({ versionId, updateRequired: false })),
        ),
    );
    expect((await save('test', { updateRequired: true })).body.updateRequired).toBe(true);
    const ids = async (sort: string) =>
      (await vendor.call(listScanClients, { query: { sort } })).body.items.map(({ versionId }) => versionId);
    const special = ['9999', '9999a', 'test'];
    expect(await ids('-versionId')).toEqual(['2.19.0', '2.18.0', '2.10.0', '2.9.0', ...special]);
    expect(await ids('versionId')).toEqual(['2.9.0', '2.10.0', '2.18.0', '2.19.0', ...special]);
  });
});
