import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { saveScanClient } from '../../contract/client-versions/client-versions.ts';
import { checkScanClient } from '../../contract/scan-sessions/scan-intake.ts';
import { scanClientVersions, scanSessions } from '../../server/platform/db/schema.ts';
import { reasonOf } from './reason-of.ts';
import { measuredSession, post } from './scan-client.ts';
import { stored } from './stored.ts';
import { openWorld, type Caller, type World } from './world.ts';

let world: World;
let first: Caller;
let vendor: Caller;
beforeAll(async () => {
  world = await openWorld();
  first = await world.as(world.seed.A.practitioners.first);
  vendor = await world.as(world.seed.accounts.vendorAdmin);
  await world.asOwner((tx) =>
    tx.insert(scanClientVersions).values([
      { versionId: '2.13.1', updateRequired: true },
      { versionId: '2.16.0', updateRequired: false },
      { versionId: 'test', updateRequired: false },
      { versionId: '9999', updateRequired: true },
    ]),
  );
});
afterAll(() => world.close());

const check = (versionId: string) => world.anonymous.call(checkScanClient, { params: { versionId } });
const session = (change: object = {}) => measuredSession(world.seed.A, change);

it.each([
  ['2.18.0', false, true],
  ['2.16.0', false, false],
  ['2.13.1', true, false],
  ['test', false, false],
  ['9999', true, false],
  // Not on the list: too old when a newer one on it is too old.
  ['2.13.0', true, false],
  ['2.13.2', false, false],
  ['3.0.0', false, false],
])(
  'ENT-069 ACLI-07 ACLI-08 every client gets the status of version %s: update required %s',
  async (versionId, updateRequired, isLatest) => {
    const { status, body } = await check(versionId);
    expect(status).toBe(200);
    expect(body).toEqual({ versionId, updateRequired, isLatest, latestVersionId: '2.18.0' });
  },
);

it.each(['9999a', 'nightly', '2.18', '2.18.0 beta'])('version %s answers 404', async (versionId) => {
  expect((await check(versionId)).problem).toMatchObject({ status: 404, message: 'Version not found.' });
});

it.each(['2.13.1', '2.13.0', '9999'])(
  'ACLI-07 a session of version %s is rejected: update required',
  async (clientVersion) => {
    const body = session({ clientVersion });
    const { problem } = await post(first, body);
    expect(problem).toMatchObject({
      status: 426,
      message: 'Update required',
      current: { versionId: clientVersion, updateRequired: true, isLatest: false, latestVersionId: '2.18.0' },
    });
    expect(await stored(world, scanSessions, eq(scanSessions.sessionUuid, body.sessionUUID))).toEqual([]);
  },
);

it.each(['2.18.0', '2.16.0', '3.0.0', 'test'])(
  'a session of version %s is accepted with its version',
  async (clientVersion) => {
    const body = session({ clientVersion });
    expect((await post(first, body)).status).toBe(201);
    expect(await stored(world, scanSessions, eq(scanSessions.sessionUuid, body.sessionUUID))).toMatchObject([
      { clientVersion },
    ]);
  },
);

it('a session must have a valid client version', async () => {
  for (const [message, versions] of [
    ['Version ID is required', [undefined, null, '', 2.18]],
    ['Version ID must match the pattern X.X.X', ['nightly', '9999a', '2.18']],
  ] as const)
    for (const clientVersion of versions)
      expect(reasonOf(await post(first, session({ clientVersion })))).toEqual([422, { clientVersion: message }]);
});

it('API-16 a version change by vendor staff applies from the next session on; a session that is sent again gets its former response', async () => {
  const body = session({ clientVersion: '2.16.0' });
  const taken = await post(first, body);
  const require = (updateRequired: boolean, version: number) =>
    vendor.call(saveScanClient, {
      params: { versionId: '2.16.0' },
      body: { updateRequired },
      headers: { 'if-match': String(version) },
    });
  await require(true, 1);
  expect((await check('2.16.0')).body.updateRequired).toBe(true);
  expect((await check('2.15.0')).body.updateRequired).toBe(true);
  expect((await post(first, session({ clientVersion: '2.16.0' }))).status).toBe(426);
  const again = await post(first, body);
  expect(again.status).toBe(201);
  expect(again.body).toEqual(taken.body);
  await require(false, 2);
  expect((await post(first, session({ clientVersion: '2.16.0' }))).status).toBe(201);
});
