import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { northside, renderDetails, provider } from './fixtures.tsx';

const change = 'PATCH /v2/organizations/current/second-factor';
const confirmed = 'POST /v2/identity/confirm';

it('an admin requires a second factor after reading the consequences', async () => {
  let stored = northside;
  const { user, sent } = renderDetails({
    'GET /v2/organizations/current': () => [200, stored] as const,
    [change]: () => {
      stored = { ...northside, requiresSecondFactor: true };
      return [200, stored] as const;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Require two-step verification' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Require two-step verification' }));
  expect(dialog.getByText(/before they can do anything else/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Require two-step verification' }));
  expect(await screen.findByText(/^Required\. After the password, everyone/)).toBeVisible();
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ isRequired: true });
});

it('an admin without a second factor is told to set one up first', async () => {
  const message = 'Turn on two-step verification for your own account first.';
  const { user } = renderDetails({ [change]: errorResponse(422, message, { fields: { isRequired: message } }) });
  await user.click(await screen.findByRole('button', { name: 'Require two-step verification' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Require two-step verification' }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

it('a provider sees the rule and cannot change it', async () => {
  renderDetails({}, provider);
  expect(await screen.findByText(/^Not required/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Require two-step verification' })).toBeNull();
});

/** Renders the page of an organization whose rule can be changed only after proving a second factor. */
function openUnproved(methods: string[]) {
  let isProved = false;
  return renderDetails({
    [change]: () =>
      isProved
        ? ([200, { ...northside, requiresSecondFactor: true }] as const)
        : errorResponse(403, 'Please confirm your identity to continue.', { reason: 'CONFIRM' }),
    'GET /v2/identity/confirm': [200, { methods }],
    [confirmed]: ({ body }: { body: unknown }) => {
      const { password, code } = body as { password?: string; code?: string };
      isProved = password === 'correct horse battery' || code === '123456';
      const name = password === undefined ? 'code' : 'password';
      return isProved
        ? ([200, { done: true }] as const)
        : errorResponse(422, 'No.', { fields: { [name]: 'Not that one.' } });
    },
  });
}
async function begin({ user }: Pick<ReturnType<typeof renderDetails>, 'user'>) {
  await user.click(await screen.findByRole('button', { name: 'Require two-step verification' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Require two-step verification' }),
  );
  return within(await screen.findByRole('dialog', { name: "Confirm it's you" }));
}

it('a request that needs a proof of identity waits for it in a dialog and is then sent again', async () => {
  const app = openUnproved(['PASSWORD']);
  const dialog = await begin(app);
  const password = await dialog.findByLabelText('Password');
  await waitFor(() => expect(password).toHaveFocus());
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  await app.user.type(password, 'wrong{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleDescription('Not that one.'));
  await app.user.clear(password);
  await app.user.type(password, 'correct horse battery{Enter}');
  expect(await screen.findByText('Two-step verification is now required.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const tries = app.sent.filter(({ method }) => method === 'PATCH');
  expect(tries.map(({ body }) => body)).toEqual([{ isRequired: true }, { isRequired: true }]);
  // One intent: a server that has already done it must not do it twice.
  expect(new Set(tries.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

it('a user with a second factor proves their identity with it', async () => {
  const app = openUnproved(['TOTP', 'RECOVERY']);
  const dialog = await begin(app);
  const code = await dialog.findByLabelText('Code');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(dialog.queryByLabelText('Password')).toBeNull();
  await app.user.type(code, '123456{Enter}');
  expect(await screen.findByText('Two-step verification is now required.')).toBeVisible();
  expect(app.sent.find(({ path }) => path.endsWith('/confirm') && path)).toBeDefined();
});

it('a request without a proof is not carried out, and the form stays open', async () => {
  const app = openUnproved(['PASSWORD']);
  const dialog = await begin(app);
  await app.user.click(await dialog.findByRole('button', { name: 'Cancel' }));
  const left = within(await screen.findByRole('dialog', { name: 'Require two-step verification' }));
  expect(await left.findByRole('alert')).toHaveTextContent('Please confirm your identity to continue.');
  expect(app.sent.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});

it('a user with neither factor is told to sign in again', async () => {
  const dialog = await begin(openUnproved([]));
  expect(await dialog.findByText(/no password or second step/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Sign in again' })).toBeVisible();
});
