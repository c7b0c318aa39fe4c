import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { errorResponse } from '../../../../tests/component/fakeApi.ts';
import { currentAddress, renderApp, visitor } from '../../../../tests/component/renderApp.tsx';
import { clinicAdmin } from '../../../../tests/component/people.ts';

vi.mock('../../consoles/PortalConsole.tsx', () => ({ default: () => <h1>Portal console</h1> }));

const startAuthentication = vi.hoisted(() => vi.fn<() => Promise<object>>().mockResolvedValue({ id: 'my-key' }));
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication }));

const confirm = 'POST /v2/identity/sign-in/code';
const secondFactor = ['TOTP', 'RECOVERY'];

/** Renders the second step of a sign-in that `code` completes. */
async function openStep(code = '123456', answers: object = {}) {
  let isIn = false;
  const app = renderApp('/user/login/', {
    answers: {
      'GET /v2/users/current': () => (isIn ? ([200, clinicAdmin] as const) : visitor['GET /v2/users/current']),
      'POST /v2/identity/sign-in': [200, { done: false, secondFactor }],
      [confirm]: ({ body }: { body: unknown }) => {
        // The server ignores spaces.
        isIn = (body as { code: string }).code.replaceAll(' ', '') === code;
        const fields = { code: 'That code is not valid.' };
        return isIn ? ([200, { done: true }] as const) : errorResponse(422, fields.code, { fields });
      },
      ...answers,
    },
  });
  await app.user.type(screen.getByLabelText('Email'), 'ada@northside.example');
  await app.user.type(screen.getByLabelText('Password'), 'correct horse battery');
  await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeVisible();
  return app;
}
const submit = () => screen.getByRole('button', { name: 'Sign In' });

it('the second step asks for the 6 digits of the app, in a field that phones fill in', async () => {
  const { user, sent, calls } = await openStep();
  const code = screen.getByLabelText('Code');
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  await user.type(code, '12345');
  await user.click(submit());
  await waitFor(() => expect(code).toHaveAccessibleDescription('Enter the 6-digit code.'));
  expect(calls()).not.toContain(confirm);
  await user.clear(code);
  await user.type(code, '123 456');
  await user.click(submit());
  await waitFor(() => expect(currentAddress()).toBe('/home/'));
  expect(sent.find(({ path }) => path.endsWith('/code'))?.body).toEqual({ method: 'TOTP', code: '123 456' });
});

it('a wrong code is reported under the field, and what was typed stays', async () => {
  const { user } = await openStep();
  await user.type(screen.getByLabelText('Code'), '000000');
  await user.click(submit());
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('That code is not valid.'));
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
  expect(screen.getByLabelText('Code')).toHaveValue('000000');
});

it('a recovery code can be used instead', async () => {
  const { user, sent } = await openStep('aB3dE-fG4hI');
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const code = screen.getByLabelText('Recovery code');
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveAttribute('inputmode', 'text');
  await user.type(code, ' aB3dE-fG4hI ');
  await user.click(submit());
  await waitFor(() => expect(currentAddress()).toBe('/home/'));
  expect(sent.find(({ path }) => path.endsWith('/code'))?.body).toMatchObject({ method: 'RECOVERY' });
});

it('a sign-in that took too long starts again, with a message', async () => {
  const { user } = await openStep('123456', {
    [confirm]: errorResponse(401, 'Your sign-in has expired. Please sign in again.'),
  });
  await user.type(screen.getByLabelText('Code'), '123456');
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your sign-in has expired.');
  expect(screen.getByLabelText('Email')).toBeVisible();
});

it('SEC-23 the second step is available in Spanish', async () => {
  localStorage.setItem('language', 'es');
  const { setLocale: speak, resetLanguage: forgetLanguage } = await import('../../../ui/i18n/language.ts');
  await speak('es');
  renderApp('/user/login/', {
    answers: { ...visitor, 'POST /v2/identity/sign-in': [200, { done: false, secondFactor }] },
  });
  const { default: userEvent } = await import('@testing-library/user-event');
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Correo electrónico'), 'ada@northside.example');
  await user.type(screen.getByLabelText('Contraseña'), 'correct horse battery');
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByRole('heading', { name: 'Un paso más' })).toBeVisible();
  expect(screen.getByLabelText('Código')).toBeVisible();
  localStorage.clear();
  forgetLanguage();
});

it('a passkey completes the sign-in', async () => {
  let isIn = false;
  const { user, sent } = await openStep('123456', {
    'GET /v2/users/current': () => (isIn ? ([200, clinicAdmin] as const) : visitor['GET /v2/users/current']),
    'POST /v2/identity/sign-in': [200, { done: false, secondFactor: ['PASSKEY', 'RECOVERY'] }],
    'POST /v2/identity/sign-in/passkey-question': [200, { question: { challenge: 'abc' } }],
    'POST /v2/identity/sign-in/passkey': () => {
      isIn = true;
      return [200, { done: true }] as const;
    },
  });
  startAuthentication.mockRejectedValueOnce(new Error('Not allowed.'));
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The passkey was not confirmed.');
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
  await waitFor(() => expect(currentAddress()).toBe('/home/'));
  expect(startAuthentication).toHaveBeenLastCalledWith({ optionsJSON: { challenge: 'abc' } });
  expect(sent.find(({ path }) => path.endsWith('/passkey'))?.body).toEqual({ answer: { id: 'my-key' } });
});
