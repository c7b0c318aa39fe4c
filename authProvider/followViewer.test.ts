import { afterEach, expect, it, vi } from 'vitest';
import type { CurrentUser } from '../contract/identity/users.ts';
import { portalDataProvider } from '../dataProvider/portal.ts';
import { clinicAdmin } from '../tests/component/people.ts';
import { createAuthProvider } from './authProvider.ts';
import { followViewer } from './followViewer.ts';
import { clearViewer, getCurrentViewer, updateViewer } from './session.ts';

const answerWith = (viewer: object, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(viewer), { status })),
  );
const holding = (organization: Partial<NonNullable<CurrentUser['organization']>>): CurrentUser => ({
  ...clinicAdmin,
  organization: { ...clinicAdmin.organization!, ...organization },
});

// The files of a worker share the module.
afterEach(() => {
  clearViewer();
  vi.unstubAllGlobals();
});

it('OPEN-166 the products and the name that vendor staff have changed are taken over', async () => {
  updateViewer(clinicAdmin);
  answerWith(holding({ products: ['HEALTH', 'GAIT'], name: 'Northside Rehab' }));
  await followViewer();
  expect(getCurrentViewer()?.organization).toMatchObject({ products: ['HEALTH', 'GAIT'], name: 'Northside Rehab' });
});

it('a user of whom nothing but the signed links to the logo has changed stays as they are', async () => {
  updateViewer(clinicAdmin);
  answerWith(holding({ logoUrl: '/api/v2/artifacts/new', webLogoUrl: '/api/v2/artifacts/newer' }));
  await followViewer();
  expect(getCurrentViewer()).toBe(clinicAdmin);
});

it('nobody is taken over without an answer, or in the place of somebody else', async () => {
  updateViewer(clinicAdmin);
  answerWith({ status: 503, message: 'Busy.' }, 503);
  await followViewer();
  answerWith({ ...clinicAdmin, userId: '00000000-0000-4000-8000-000000000001' });
  await followViewer();
  expect(getCurrentViewer()).toBe(clinicAdmin);
  clearViewer();
  answerWith(clinicAdmin);
  await followViewer();
  expect(getCurrentViewer()).toBeNull();
});

it('OPEN-166 a call that is refused makes the console ask for the rights again, and no other error does', async () => {
  const { checkError } = createAuthProvider(portalDataProvider);
  updateViewer(clinicAdmin);
  answerWith(holding({ products: ['SCAN'] }));
  await checkError({ status: 500 });
  expect(fetch).not.toHaveBeenCalled();
  await checkError({ status: 403 });
  await vi.waitFor(() => expect(getCurrentViewer()?.organization?.products).toEqual(['SCAN']));
});
