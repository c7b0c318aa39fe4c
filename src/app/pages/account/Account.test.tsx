import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { CurrentUser } from '../../../../contract/identity/users.ts';
import { errorResponse } from '../../../../tests/component/fakeApi.ts';
import { currentAddress, renderApp } from '../../../../tests/component/renderApp.tsx';
import { clinicAdmin } from '../../../../tests/component/people.ts';

// The account belongs to no feature, so no plugins are needed.
vi.mock('../../plugins.ts', () => ({ plugins: [] }));

const open = (path: string, answers: object = {}) =>
  renderApp(path, { answers: { 'GET /v2/users/current': [200, clinicAdmin], ...answers } });
const field = (label: string) => screen.findByLabelText(label);
const updateUser = `PATCH /v2/users/${clinicAdmin.userId}`;

describe('Your Account', () => {
  it('ACCT-01 ACCT-02 has the tabs Account Info and Password, and Security beside them', async () => {
    open('/user/account/info');
    expect(await screen.findByRole('heading', { name: 'Your Account' })).toBeVisible();
    const tabs = within(screen.getByRole('tablist')).getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Account Info', 'Password', 'Security']);
    expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
  });

  it('OPEN-021 has its tab in the address', async () => {
    const { user } = open('/user/account/info');
    await user.click(await screen.findByRole('tab', { name: 'Password' }));
    expect(currentAddress()).toBe('/user/account/password');
    expect(await field('New Password')).toBeVisible();
  });

  it.each(['/user/account/', '/user/account/billing'])('OPEN-021 redirects %s to Account Info', async (path) => {
    open(path);
    expect(await field('First Name')).toHaveValue('Ada');
    expect(currentAddress()).toBe('/user/account/info');
  });
});

const chooser = { ...clinicAdmin, features: ['LANGUAGE'] as const };

describe('Account Info', () => {
  it.each([
    ['with', ['LANGUAGE'] as const, true],
    ['without', ['PATHS'] as const, false],
  ])('SEC-23 %s the feature (%j), an account is offered a language: %s', async (_, features, offered) => {
    open('/user/account/info', { 'GET /v2/users/current': [200, { ...clinicAdmin, features }] });
    await field('First Name');
    expect(screen.queryByLabelText('Language') !== null).toBe(offered);
  });

  it('SEC-23 OPEN-013 saves, remembers and applies a selected language at once', async () => {
    const { user, sent } = open('/user/account/info', {
      'GET /v2/users/current': [200, chooser],
      [updateUser]: [200, { ...chooser, language: 'es', version: 4 }],
    });
    const choice = await field('Language');
    expect(
      within(choice)
        .getAllByRole('option')
        .map((option) => [option.textContent, option.lang]),
    ).toEqual([
      ['English', 'en'],
      ['Español', 'es'],
    ]);
    await user.selectOptions(choice, 'Español');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('heading', { name: 'Su cuenta' })).toBeVisible();
    expect(await screen.findByRole('status')).toHaveTextContent('Se actualizaron los datos de la cuenta.');
    expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({
      firstName: 'Ada',
      lastName: 'Moreno',
      language: 'es',
    });
    await waitFor(async () => expect(await field('Idioma')).toHaveFocus());
    expect(await field('Idioma')).toHaveValue('es');
    expect(await field('Nombre')).toHaveValue('Ada');
    expect(screen.getByRole('navigation', { name: 'Menú principal' })).toBeVisible();
    expect(screen.queryByText('Your Account')).toBeNull();
    expect(document.documentElement.lang).toBe('es');
    expect(localStorage.getItem('language')).toBe('es');
  });

  it('OPEN-013 does not apply a language that could not be saved', async () => {
    const { user } = open('/user/account/info', {
      'GET /v2/users/current': [200, chooser],
      [updateUser]: errorResponse(500, 'Something went wrong.'),
    });
    await user.selectOptions(await field('Language'), 'Español');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
    expect(screen.getByRole('heading', { name: 'Your Account' })).toBeVisible();
    expect(localStorage.getItem('language')).toBeNull();
  });

  it('ACCT-03 shows the email read-only', async () => {
    const { user } = open('/user/account/info');
    const email = await field('Email');
    await user.type(email, 'x');
    expect(email).toHaveValue('ada@northside.example');
    expect(email).toHaveAttribute('readonly');
  });

  it('ACCT-04 ACCT-05 requires first and last name', async () => {
    const { user, calls } = open('/user/account/info');
    await user.clear(await field('First Name'));
    await user.type(await field('First Name'), '   ');
    await user.clear(await field('Last Name'));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(async () => expect(await field('First Name')).toHaveAccessibleDescription('First name is required.'));
    await waitFor(async () => expect(await field('Last Name')).toHaveAccessibleDescription('Last name is required.'));
    await waitFor(async () => expect(await field('First Name')).toHaveFocus());
    expect(calls()).not.toContain(updateUser);
  });

  it('ACCT-06 OPEN-145 confirms a saved change, which is sent with the version that was read', async () => {
    const { user, sent } = open('/user/account/info', {
      [updateUser]: [200, { ...clinicAdmin, firstName: 'Adele', version: 4 }],
    });
    await user.clear(await field('First Name'));
    await user.type(await field('First Name'), 'Adele{Enter}');
    expect(await screen.findByRole('status')).toHaveTextContent('Account details updated.');
    const change = sent.find(({ method }) => method === 'PATCH');
    expect(change?.body).toEqual({ firstName: 'Adele', lastName: 'Moreno' });
    expect(change?.headers.get('If-Match')).toBe('3');
    expect(await field('First Name')).toHaveValue('Adele');
  });

  /** Answers of a server that stores `stored` and rejects other versions. */
  const changedElsewhere = (stored: CurrentUser) => ({
    [updateUser]: ({ headers, body }: { headers: Headers; body: object }) =>
      headers.get('If-Match') === String(stored.version)
        ? ([200, { ...stored, ...body, version: stored.version + 1 }] as const)
        : errorResponse(412, 'Someone else changed this in the meantime.', { current: stored }),
  });
  const saveChanges = () => screen.getByRole('button', { name: 'Save Changes' });

  it('ACCT-06 keeps what was typed when the account was changed elsewhere, and the next Save stores it', async () => {
    const theirs = { ...clinicAdmin, lastName: 'King', version: 8 };
    const { user, sent } = open('/user/account/info', changedElsewhere(theirs));
    await user.clear(await field('First Name'));
    await user.type(await field('First Name'), 'Adele');
    await user.click(saveChanges());
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Your account was changed elsewhere after you opened this page.');
    expect(within(notice).getByRole('listitem')).toHaveTextContent(/^Last Name: changed from “Moreno” to “King”\.$/);
    expect(await field('First Name')).toHaveValue('Adele');
    expect(await field('Last Name')).toHaveValue('King');
    await user.click(saveChanges());
    expect(await screen.findByRole('status')).toHaveTextContent('Account details updated.');
    // The form takes the stored account once the toast is there.
    await waitFor(() => expect(screen.queryByText(/changed elsewhere/)).toBeNull());
    const change = sent.findLast(({ method }) => method === 'PATCH');
    expect(change?.body).toEqual({ firstName: 'Adele', lastName: 'King' });
    expect(change?.headers.get('If-Match')).toBe('8');
  });

  it('ACCT-06 can replace what was typed by what is stored', async () => {
    const { user } = open('/user/account/info', changedElsewhere({ ...clinicAdmin, firstName: 'Ida', version: 8 }));
    await user.type(await field('First Name'), 'line');
    await user.click(saveChanges());
    await user.click(await screen.findByRole('button', { name: 'Use the saved version' }));
    expect(await field('First Name')).toHaveValue('Ida');
    expect(screen.queryByText(/changed elsewhere/)).toBeNull();
  });

  it('ACCT-06 OPEN-013 applies a language selected elsewhere once the rest is saved', async () => {
    const theirs: CurrentUser = { ...chooser, features: ['LANGUAGE'], language: 'es', version: 8 };
    const { user, sent } = open('/user/account/info', {
      'GET /v2/users/current': [200, chooser],
      ...changedElsewhere(theirs),
    });
    await user.clear(await field('First Name'));
    await user.type(await field('First Name'), 'Adele');
    await user.click(saveChanges());
    expect(await screen.findByRole('alert')).toHaveTextContent('Language: changed from “English” to “Español”.');
    expect(await field('First Name')).toHaveValue('Adele');
    expect(await field('Language')).toHaveValue('es');
    await user.click(saveChanges());
    expect(await screen.findByRole('heading', { name: 'Su cuenta' })).toBeVisible();
    expect(await field('Nombre')).toHaveValue('Adele');
    expect(sent.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
      firstName: 'Adele',
      lastName: 'Moreno',
    });
  });

  it('shows the server message about a rejected change and keeps what was typed', async () => {
    const { user } = open('/user/account/info', {
      [updateUser]: errorResponse(422, 'Some fields are not valid.', { fields: { lastName: 'That is no name.' } }),
    });
    await user.type(await field('Last Name'), '9');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Some fields are not valid.');
    await waitFor(async () => expect(await field('Last Name')).toHaveAccessibleDescription('That is no name.'));
    expect(await field('Last Name')).toHaveValue('Moreno9');
  });
});

describe('Password', () => {
  const change = 'POST /v2/identity/change-password';
  const submit = () => screen.getByRole('button', { name: 'Change Password' });
  const fill = async (
    { user }: Pick<ReturnType<typeof renderApp>, 'user'>,
    ...[existing, wanted, repeated]: string[]
  ) => {
    await user.type(await field('Verify Existing Password'), existing ?? '');
    await user.type(await field('New Password'), wanted ?? '');
    await user.type(await field('Confirm New Password'), repeated ?? '');
    await user.click(submit());
  };

  it('ACCT-07 ACCT-08 ACCT-09 has three fields and says what is missing', async () => {
    const { user, calls } = open('/user/account/password');
    await field('Confirm New Password');
    await user.click(submit());
    await waitFor(async () =>
      expect(await field('Verify Existing Password')).toHaveAccessibleDescription('Old password is required'),
    );
    await waitFor(async () =>
      expect(await field('New Password')).toHaveAccessibleDescription('New password is required'),
    );
    await waitFor(async () => expect(await field('Verify Existing Password')).toHaveFocus());
    expect(calls()).not.toContain(change);
  });

  it('ACCT-10 requires matching new passwords', async () => {
    const app = open('/user/account/password');
    await fill(app, 'old secret', 'four unrelated words', 'four unrelated word');
    await waitFor(async () =>
      expect(await field('Confirm New Password')).toHaveAccessibleDescription('Passwords must match'),
    );
    expect(app.calls()).not.toContain(change);
  });

  it('ACCT-11 OPEN-034 reports an error, with the server message on the password', async () => {
    const message = 'That password is used too often.';
    const app = open('/user/account/password', {
      [change]: errorResponse(422, message, { fields: { newPassword: message } }),
    });
    await fill(app, 'old secret', 'password1', 'password1');
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not update password.');
    await waitFor(async () => expect(await field('New Password')).toHaveAccessibleDescription(message));
  });

  it('ACCT-12 confirms a success and empties the form', async () => {
    const app = open('/user/account/password', { [change]: [200, { done: true }] });
    await fill(app, 'old secret', 'four unrelated words', 'four unrelated words');
    expect(await screen.findByRole('status')).toHaveTextContent('Password updated.');
    expect(app.sent.find(({ method }) => method === 'POST')?.body).toEqual({
      currentPassword: 'old secret',
      newPassword: 'four unrelated words',
    });
    for (const label of ['Verify Existing Password', 'New Password', 'Confirm New Password']) {
      expect(await field(label)).toHaveValue('');
    }
  });
});
