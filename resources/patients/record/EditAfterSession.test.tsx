import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { portalState } from '../../../src/app/consoles/consoleState.ts';
import { clearUserData } from '../../../src/app/session/signOut.ts';
import { currentAddress, renderApp, visitor } from '../../../tests/component/renderApp.tsx';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { buildRecord } from '../../../tests/component/patientRecords.ts';
import { clinicAdmin } from '../../../tests/component/people.ts';

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => portalState.queryClient.clear());

const ADDRESS = '/patients/12/health/activity?dialog=edit';
const record = buildRecord({ patient: { hasAccount: false } });
const signedIn = { 'GET /v2/users/current': [200, clinicAdmin] } as const;
const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft/'));

/** Renders the form with a changed first name, and lets the session end on save. */
async function typeUntilTheEnd() {
  const app = renderApp(ADDRESS, {
    answers: {
      ...signedIn,
      'GET /v2/patients/12': [200, record],
      'GET /v2/patients/12/sessions': pagedResponse([]),
      'GET /v2/practitioners': pagedResponse([]),
      'PATCH /v2/patients/12': errorResponse(401),
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Patient' }, { timeout: 20_000 }));
  await app.user.clear(dialog.getByLabelText('First Name'));
  await app.user.type(dialog.getByLabelText('First Name'), 'Augusta');
  Object.assign(app.answering, visitor);
  await app.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(currentAddress()).toBe('/user/login/'));
  return app;
}

async function signInAgain(app: Awaited<ReturnType<typeof typeUntilTheEnd>>, change: object = {}) {
  Object.assign(app.answering, signedIn, { 'POST /v2/identity/sign-in': [200, { done: true }] }, change);
  await app.user.type(await screen.findByLabelText('Email'), 'grace@northside.example');
  await app.user.type(screen.getByLabelText('Password'), 'correct horse battery');
  await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
  return within(await screen.findByRole('dialog', { name: 'Edit Patient' }, { timeout: 20_000 }));
}

describe('a form whose user’s session has ended', () => {
  it('OPEN-154 restores what was typed after the user signs in again, once, and saves it', async () => {
    const app = await typeUntilTheEnd();
    expect(kept()).toHaveLength(1);
    const saved = buildRecord({ patient: { hasAccount: false, firstName: 'Augusta' } });
    const dialog = await signInAgain(app, { 'PATCH /v2/patients/12': [200, saved] });
    await waitFor(() => expect(dialog.getByLabelText('First Name')).toHaveValue('Augusta'));
    expect(
      await screen.findByText('Your unsaved changes from your last session are back. They are not saved yet.'),
    ).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(app.sent.filter(({ method }) => method === 'PATCH').at(-1)!.body).toEqual({ firstName: 'Augusta' }),
    );
    await waitFor(() => expect(kept()).toEqual([]));
    app.close();
  });

  it('C1 shows what another user has saved meanwhile beside the typed values', async () => {
    const app = await typeUntilTheEnd();
    portalState.queryClient.clear();
    const theirs = buildRecord({ patient: { hasAccount: false, firstName: 'Adelaide' }, version: record.version + 1 });
    const dialog = await signInAgain(app, { 'GET /v2/patients/12': [200, theirs] });
    await waitFor(() => expect(dialog.getByLabelText('First Name')).toHaveValue('Augusta'));
    expect(await screen.findByText(/Someone else has changed some of these fields/)).toBeVisible();
    expect(dialog.getAllByText(/Adelaide/).length).toBeGreaterThan(0);
    app.close();
  });

  it('AUTH-25 leaves nothing behind after signing out', async () => {
    const app = await typeUntilTheEnd();
    clearUserData();
    expect(kept()).toEqual([]);
    app.close();
  });
});
