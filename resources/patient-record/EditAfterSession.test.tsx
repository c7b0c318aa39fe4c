import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { portalState } from '../../src/consoles/consoleState.ts';
import { forgetPerson } from '../../src/session/leave.ts';
import { addressOfPage, openApp, visitor } from '../../src/testing/openApp.tsx';
import { refused } from '../../src/testing/fakeApi.ts';
import { pageOf } from '../../src/testing/openFeature.tsx';
import { recordWith } from '../../src/testing/patientRecords.ts';
import { clinicAdmin } from '../../src/testing/people.ts';

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => portalState.queryClient.clear());

const ADDRESS = '/patients/12/health/activity?dialog=edit';
const record = recordWith({ patient: { hasAccount: false } });
const signedIn = { 'GET /v2/users/current': [200, clinicAdmin] } as const;
const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('typed-before/'));

/** The form with another first name typed, and a session that is over once it is saved. */
async function typeUntilTheEnd() {
  const app = openApp(ADDRESS, {
    answers: {
      ...signedIn,
      'GET /v2/patients/12': [200, record],
      'GET /v2/patients/12/sessions': pageOf([]),
      'GET /v2/practitioners': pageOf([]),
      'PATCH /v2/patients/12': refused(401),
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Patient' }, { timeout: 20_000 }));
  await app.user.clear(dialog.getByLabelText('First Name'));
  await app.user.type(dialog.getByLabelText('First Name'), 'Augusta');
  Object.assign(app.answering, visitor);
  await app.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(addressOfPage()).toBe('/user/login/'));
  return app;
}

async function signInAgain(app: Awaited<ReturnType<typeof typeUntilTheEnd>>, change: object = {}) {
  Object.assign(app.answering, signedIn, { 'POST /v2/identity/sign-in': [200, { done: true }] }, change);
  await app.user.type(await screen.findByLabelText('Email'), 'grace@northside.example');
  await app.user.type(screen.getByLabelText('Password'), 'correct horse battery');
  await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
  return within(await screen.findByRole('dialog', { name: 'Edit Patient' }, { timeout: 20_000 }));
}

describe('a form whose writer’s session has ended', () => {
  it('OPEN-154 has what was typed after signing in again, once, and saves it', async () => {
    const app = await typeUntilTheEnd();
    expect(kept()).toHaveLength(1);
    const saved = recordWith({ patient: { hasAccount: false, firstName: 'Augusta' } });
    const dialog = await signInAgain(app, { 'PATCH /v2/patients/12': [200, saved] });
    await waitFor(() => expect(dialog.getByLabelText('First Name')).toHaveValue('Augusta'));
    expect(
      await screen.findByText('What you had typed when your session ended is back. It is not saved yet.'),
    ).toBeVisible();
    expect(kept()).toEqual([]);
    await app.user.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(app.sent.filter(({ method }) => method === 'PATCH').at(-1)!.body).toEqual({ firstName: 'Augusta' }),
    );
    app.close();
  });

  it('C1 shows what somebody else has saved meanwhile beside what was typed', async () => {
    const app = await typeUntilTheEnd();
    portalState.queryClient.clear();
    const theirs = recordWith({ patient: { hasAccount: false, firstName: 'Adelaide' }, version: record.version + 1 });
    const dialog = await signInAgain(app, { 'GET /v2/patients/12': [200, theirs] });
    await waitFor(() => expect(dialog.getByLabelText('First Name')).toHaveValue('Augusta'));
    expect(await screen.findByText(/changed by somebody else meanwhile/)).toBeVisible();
    expect(dialog.getAllByText(/Adelaide/).length).toBeGreaterThan(0);
    app.close();
  });

  it('AUTH-25 leaves nothing behind for whoever signs out', async () => {
    const app = await typeUntilTheEnd();
    forgetPerson();
    expect(kept()).toEqual([]);
    app.close();
  });
});
