import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { errorResponse } from '../../../../../tests/component/fakeApi.ts';
import { renderApp } from '../../../../../tests/component/renderApp.tsx';
import { clinicAdmin } from '../../../../../tests/component/people.ts';

// The account belongs to no feature, so no plugins are needed.
vi.mock('../../../plugins.ts', () => ({ plugins: [] }));

const startRegistration = vi.hoisted(() => vi.fn<() => Promise<object>>().mockRejectedValue(new Error('Not allowed.')));
vi.mock('@simplewebauthn/browser', () => ({ startRegistration }));

const off = { app: false, passkeys: [], recoveryCodesLeft: 0, isRequired: false, hasPassword: true };
const on = { ...off, app: true, recoveryCodesLeft: 10 };
const recoveryCodes = ['aaaaa-11111', 'bbbbb-22222'];
const uri = 'otpauth://totp/Exer:ada%40northside.example?secret=JBSWY3DPEHPK3PXP&issuer=Exer';

/** Renders the tab of an account whose second factor is `standing.now`, which tests can change. */
function open(standing: { now: object }, answers: object = {}) {
  return renderApp('/user/account/security', {
    answers: {
      'GET /v2/users/current': [200, clinicAdmin],
      'GET /v2/identity/second-factor': () => [200, standing.now] as const,
      'POST /v2/identity/second-factor/app': [200, { uri, secret: 'JBSWY3DPEHPK3PXP' }],
      'POST /v2/identity/second-factor/app/enable': () => {
        standing.now = on;
        return [200, { recoveryCodes }] as const;
      },
      ...answers,
    },
  });
}
const press = async ({ user }: Pick<ReturnType<typeof renderApp>, 'user'>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

it('an authenticator app is set up by password, key and code, and its recovery codes are shown once', async () => {
  const app = open({ now: off });
  expect(await screen.findByText(/^Off\./)).toBeVisible();
  await press(app, 'Set up');
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up an authenticator app' }));
  await app.user.type(dialog.getByLabelText('Password'), 'correct horse battery{Enter}');
  expect(await dialog.findByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const code = dialog.getByLabelText('Code');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  await app.user.type(code, '123456{Enter}');
  await waitFor(() => expect(dialog.getByRole('heading', { name: 'Recovery codes' })).toHaveFocus());
  for (const shown of recoveryCodes) expect(dialog.getByText(shown)).toBeVisible();
  await press(app, 'I have saved them');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(recoveryCodes[0]!)).toBeNull();
  expect(await screen.findByText('10 codes left.')).toBeVisible();
  expect(app.sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { password: 'correct horse battery' },
    { code: '123456' },
  ]);
});

it('a wrong password and a wrong code are reported under their fields', async () => {
  const app = open(
    { now: off },
    {
      'POST /v2/identity/second-factor/app': ({ body }: { body: unknown }) =>
        (body as { password: string }).password === 'wrong'
          ? errorResponse(422, 'No.', { fields: { password: 'The password is incorrect.' } })
          : ([200, { uri, secret: 'JBSWY3DPEHPK3PXP' }] as const),
      'POST /v2/identity/second-factor/app/enable': errorResponse(422, 'No.', {
        fields: { code: 'That code is not valid.' },
      }),
    },
  );
  await press(app, 'Set up');
  const password = await screen.findByLabelText('Password');
  await app.user.type(password, 'wrong{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleDescription('The password is incorrect.'));
  await app.user.clear(password);
  await app.user.type(password, 'right{Enter}');
  const code = await screen.findByLabelText('Code');
  await app.user.type(code, '12{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription('Enter the 6-digit code.'));
  await app.user.type(code, '3456{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription('That code is not valid.'));
});

it('an authenticator app is disabled with the password', async () => {
  const standing = { now: on as object };
  const app = open(standing, {
    'POST /v2/identity/second-factor/app/disable': () => {
      standing.now = off;
      return [200, { done: true }] as const;
    },
  });
  await press(app, 'Turn off');
  await app.user.type(await screen.findByLabelText('Password'), 'correct horse battery{Enter}');
  expect(await screen.findByRole('status')).toHaveTextContent('Authenticator app turned off.');
  expect(await screen.findByText(/^Off\./)).toBeVisible();
});

it('the only factor is not disabled when the organization requires one, and the dialog explains it', async () => {
  const app = open(
    { now: { ...on, isRequired: true } },
    {
      'POST /v2/identity/second-factor/app/disable': errorResponse(
        409,
        'Your organization requires two-step verification, and this is your only second step. Set up another one first.',
      ),
    },
  );
  expect(await screen.findByText('Your organization requires two-step verification.')).toBeVisible();
  await press(app, 'Turn off');
  await app.user.type(await screen.findByLabelText('Password'), 'correct horse battery{Enter}');
  expect(await screen.findByText(/this is your only second step/)).toBeVisible();
});

it('new recovery codes replace the old ones, and are shown once', async () => {
  const app = open({ now: on }, { 'POST /v2/identity/second-factor/recovery-codes': [200, { recoveryCodes }] });
  await press(app, 'New recovery codes');
  expect(await screen.findByText('Your current recovery codes will stop working.')).toBeVisible();
  await app.user.type(screen.getByLabelText('Password'), 'correct horse battery{Enter}');
  expect(await screen.findByText(recoveryCodes[1]!)).toBeVisible();
});

const key = { id: '0f5e6f0a-3d5a-4e5c-9a40-5a1f2f3b4c5d', name: 'my phone', addedAt: '2026-11-20T15:00:00.000Z' };
const question = { challenge: 'c2F5IHNvbWV0aGluZw', rp: { id: 'localhost', name: 'Exer' } };

it('a passkey is added with the password, a name and the browser’s dialog, and recovery codes come with the first', async () => {
  const standing = { now: off as object };
  const app = open(standing, {
    'POST /v2/identity/second-factor/passkeys/begin': [200, { question }],
    'POST /v2/identity/second-factor/passkeys': () => {
      standing.now = { ...off, passkeys: [key], recoveryCodesLeft: 10 };
      return [200, { recoveryCodes }] as const;
    },
  });
  await press(app, 'Add a passkey');
  await app.user.type(await screen.findByLabelText('Password'), 'correct horse battery{Enter}');
  const name = await screen.findByLabelText('Name');
  await waitFor(() => expect(name).toHaveFocus());
  await app.user.type(name, 'my phone{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was created.');
  startRegistration.mockResolvedValue({ id: 'new-key' });
  await app.user.type(name, '{Enter}');
  expect(await screen.findByText(recoveryCodes[0]!)).toBeVisible();
  expect(startRegistration).toHaveBeenLastCalledWith({ optionsJSON: question });
  expect(app.sent.findLast(({ method }) => method === 'POST')?.body).toEqual({
    name: 'my phone',
    answer: { id: 'new-key' },
  });
  await press(app, 'I have saved them');
  expect(await screen.findByRole('heading', { name: 'my phone' })).toBeVisible();
});

it('a passkey is removed', async () => {
  const standing = { now: { ...off, passkeys: [key] } as object };
  const app = open(standing, {
    [`DELETE /v2/identity/second-factor/passkeys/${key.id}`]: () => {
      standing.now = off;
      return [200, null] as const;
    },
  });
  await press(app, 'Remove the passkey my phone');
  expect(await screen.findByRole('status')).toHaveTextContent('Passkey removed.');
  await waitFor(() => expect(screen.queryByText('my phone')).toBeNull());
});
