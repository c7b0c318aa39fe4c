import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { loadSession, signIn, signOut } from '../authProvider/session.ts';
import { backendStatus } from '../contract/platform/system.ts';
import { currentUser } from '../contract/identity/users.ts';
import { call } from '../dataProvider/client.ts';
import { portalDataProvider } from '../dataProvider/portal.ts';
import { PASSWORD } from '../tests/api/seed.ts';
import { openWorld, type World } from '../tests/api/world.ts';
import { createApiHandlers, type SimulatedErrors } from './handlers.ts';

const faults: SimulatedErrors = {};
const network = setupServer();
let world: World;
beforeAll(async () => {
  // Calls go to paths; a browser reads them against the page's own address.
  vi.stubGlobal('location', new URL('http://portal.test/'));
  world = await openWorld();
  network.use(...createApiHandlers(world.app, faults));
  network.listen({ onUnhandledRequest: 'error' });
});
afterEach(() => {
  for (const name of Object.keys(faults) as (keyof SimulatedErrors)[]) delete faults[name];
});
afterAll(async () => {
  network.close();
  await world.close();
});

const page = { pagination: { page: 1, perPage: 15 }, sort: { field: 'name', order: 'ASC' as const }, filter: {} };

describe('the browser’s data provider over the real server in memory', () => {
  it('signs in with a cookie and lists exactly what the location-restricted provider may see', async () => {
    const viewer = await signIn(world.seed.A.practitioners.first.email, PASSWORD);
    expect(viewer).toMatchObject({ role: 'PORTAL_PRACTITIONER' });
    const { data, total } = await portalDataProvider.getList('patients', page);
    expect(total).toBe(1);
    expect(data.map(({ id }) => id)).toEqual([world.seed.A.patients[0]]);
  });

  it('rejects with the server’s own message for what is out of reach', async () => {
    await expect(portalDataProvider.getOne('patients', { id: world.seed.A.patients[1] })).rejects.toMatchObject({
      status: 404,
      message: 'Patient is hidden.',
    });
  });

  it('has switches for the faults of a network and of a service', async () => {
    faults.offline = true;
    expect(await call(currentUser)).toMatchObject({ status: 0 });
    delete faults.offline;
    faults.status = 500;
    expect(await call(currentUser)).toMatchObject({ status: 500 });
    delete faults.status;
    faults.maintenance = true;
    expect(await call(backendStatus)).toEqual({ status: 'MAINTENANCE' });
    Object.assign(faults, { status: 503, only: '/v2/patients' });
    expect(await call(currentUser)).toMatchObject({ email: world.seed.A.practitioners.first.email });
    await expect(portalDataProvider.getList('patients', page)).rejects.toMatchObject({ status: 503 });
  });

  it('ends the session on signing out', async () => {
    await signOut();
    expect(await loadSession({ fresh: true })).toMatchObject({ status: 401 });
  });
});
