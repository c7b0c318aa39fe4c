import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { currentAddress, renderApp, visitor } from '../../../tests/component/renderApp.tsx';
import { clinicAdmin } from '../../../tests/component/people.ts';

const code = 'q8Jr2mXv5nTz1kLw0aYbCd';
const path = `/user/create/${code}`;
const invite = {
  firstName: 'Ada',
  lastName: 'Moreno',
  email: 'ada@northside.example',
  inviteCode: code,
  hasAccount: false,
};
const invited = (more: object = {}) => ({
  ...visitor,
  [`GET /v2/sign-up/${code}`]: [200, { ...invite, ...more }] as const,
});

const field = (label: string) => screen.findByLabelText(label);
const signUp = () => screen.getByRole('button', { name: 'Sign Up' });
const agree = () => screen.getByRole('checkbox', { name: /I agree to the Terms of Service and Privacy Policy/ });

describe('create account', () => {
  it('AUTH-40 AUTH-41 AUTH-43 AUTH-44 shows the invited profile read-only', async () => {
    const { calls } = renderApp(path, { answers: invited() });
    expect(await screen.findByRole('heading', { name: 'Sign Up for Exer' })).toBeVisible();
    expect(calls()).toContain(`GET /v2/sign-up/${code}`);
    for (const [label, value] of [
      ['First Name', 'Ada'],
      ['Last Name', 'Moreno'],
      ['Email', 'ada@northside.example'],
    ] as const) {
      expect(await field(label)).toHaveValue(value);
      expect(await field(label)).toHaveAttribute('readonly');
    }
  });

  it('AUTH-42 has a link to the login', async () => {
    renderApp(path, { answers: invited() });
    const link = await screen.findByRole('link', { name: 'Already have an account? Sign In' });
    expect(link).toHaveAttribute('href', '/user/login/');
  });

  it('AUTH-50 disables Sign Up until the box is checked', async () => {
    const { user } = renderApp(path, { answers: invited() });
    await field('Password');
    expect(signUp()).toBeDisabled();
    await user.click(agree());
    expect(signUp()).toBeEnabled();
    await user.click(agree());
    expect(signUp()).toBeDisabled();
  });

  it('OPEN-029 links the documents whose addresses are configured', async () => {
    renderApp(path, {
      answers: invited(),
      configuration: { links: { terms: 'https://clinic.example/terms', privacy: 'javascript:alert(1)' } },
    });
    const agreement = (await field('Password')).closest('form') as HTMLElement;
    expect(agreement.querySelector('a[href="https://clinic.example/terms"]')).toHaveTextContent('Terms of Service');
    expect(agreement.querySelectorAll('a')).toHaveLength(1);
  });

  it('AUTH-48 AUTH-49 asks for a password and its repetition', async () => {
    const { user, calls } = renderApp(path, { answers: invited() });
    await field('Password');
    await user.click(agree());
    await user.click(signUp());
    await waitFor(() =>
      expect(document.getElementById('field-password-error')).toHaveTextContent('Password is required.'),
    );
    await user.type(await field('Password'), 'four unrelated words');
    await user.type(await field('Confirm Password'), 'four unrelated word');
    await waitFor(async () =>
      expect(await field('Confirm Password')).toHaveAccessibleDescription('Password does not match.'),
    );
    expect(calls()).not.toContain('POST /v2/identity/create-account');
  });

  it('AUTH-45 AUTH-46 AUTH-47 OPEN-037 asks for what the invite leaves out', async () => {
    const { user } = renderApp(path, { answers: invited({ firstName: '', lastName: '', email: '' }) });
    const firstName = await field('First Name');
    expect(firstName).not.toHaveAttribute('readonly');
    await user.click(agree());
    await user.click(signUp());
    await waitFor(() => expect(firstName).toHaveAccessibleDescription('First name is required.'));
    await waitFor(async () => expect(await field('Last Name')).toHaveAccessibleDescription('Last name is required.'));
    await waitFor(async () => expect(await field('Email')).toHaveAccessibleDescription('Email is required.'));
    await user.type(await field('Email'), 'ada');
    await waitFor(async () => expect(await field('Email')).toHaveAccessibleDescription('Email must be valid.'));
  });

  it('OPEN-013 creates a Spanish account when it is opened in Spanish', async () => {
    let now: object = visitor['GET /v2/users/current'];
    const spanish = { ...clinicAdmin, language: 'es', version: 4 };
    const { user, sent } = renderApp(path, {
      answers: {
        ...invited(),
        'GET /v2/users/current': () => now as never,
        'POST /v2/identity/create-account': [201, { userId: clinicAdmin.userId }],
        'POST /v2/identity/sign-in': () => {
          now = [200, clinicAdmin];
          return [200, { done: true }];
        },
        [`POST /v2/users/${clinicAdmin.userId}/complete-sign-up`]: [200, clinicAdmin],
        [`PATCH /v2/users/${clinicAdmin.userId}`]: () => {
          now = [200, spanish];
          return [200, spanish];
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Español' }));
    expect(await screen.findByRole('heading', { name: 'Regístrese en Exer' })).toBeVisible();
    await user.type(await field('Contraseña'), 'four unrelated words');
    await user.type(await field('Confirmar contraseña'), 'four unrelated words');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Registrarse' }));
    expect(await screen.findByRole('navigation', { name: 'Menú principal' })).toBeVisible();
    const change = sent.find(({ method }) => method === 'PATCH');
    expect(change?.body).toEqual({ firstName: 'Ada', lastName: 'Moreno', language: 'es' });
    expect(change?.headers.get('If-Match')).toBe('3');
    expect(document.documentElement.lang).toBe('es');
  });

  it('AUTH-51 creates, signs in, completes, refreshes and opens the main page, in that order', async () => {
    let signedIn = false;
    const { user, sent } = renderApp(path, {
      answers: {
        ...invited(),
        'GET /v2/users/current': () => (signedIn ? [200, clinicAdmin] : visitor['GET /v2/users/current']),
        'POST /v2/identity/create-account': [201, { userId: clinicAdmin.userId }],
        'POST /v2/identity/sign-in': () => {
          signedIn = true;
          return [200, { done: true }];
        },
        [`POST /v2/users/${clinicAdmin.userId}/complete-sign-up`]: [200, clinicAdmin],
      },
    });
    await user.type(await field('Password'), 'four unrelated words');
    await user.type(await field('Confirm Password'), 'four unrelated words');
    await user.click(agree());
    const pages = window.history.length;
    await user.click(signUp());
    await waitFor(() => expect(currentAddress()).toBe('/home/'));
    // Back must not lead to a used invite.
    expect(window.history.length).toBe(pages);
    const steps = sent.filter((call) => call.path !== '/v2/status').map((call) => `${call.method} ${call.path}`);
    const first = steps.indexOf('POST /v2/identity/create-account');
    // The requests of the main page come after these.
    expect(steps.slice(first, first + 5)).toEqual([
      'POST /v2/identity/create-account',
      'POST /v2/identity/sign-in',
      'GET /v2/users/current',
      `POST /v2/users/${clinicAdmin.userId}/complete-sign-up`,
      'GET /v2/users/current',
    ]);
    // Read-only names are not sent: the invite is authoritative.
    expect(sent.find((call) => call.path === '/v2/identity/create-account')?.body).toEqual({
      code,
      password: 'four unrelated words',
    });
  });

  it('AUTH-51 continues with the created account after an interrupted sign-up', async () => {
    let step = 0;
    const complete = `POST /v2/users/${clinicAdmin.userId}/complete-sign-up`;
    const { user, sent } = renderApp(path, {
      answers: {
        ...invited(),
        'GET /v2/users/current': () => (step === 2 ? [200, clinicAdmin] : visitor['GET /v2/users/current']),
        'POST /v2/identity/create-account': () =>
          step++ ? errorResponse(404, 'This invite is not valid any more.') : [201, { userId: clinicAdmin.userId }],
        'POST /v2/identity/sign-in': () =>
          step === 1 ? errorResponse(503, 'The service is busy.') : [200, { done: true }],
        [complete]: [200, clinicAdmin],
      },
    });
    await user.type(await field('Password'), 'four unrelated words');
    await user.type(await field('Confirm Password'), 'four unrelated words');
    await user.click(agree());
    await user.click(signUp());
    expect(await screen.findByText('The service is busy.')).toBeVisible();
    await waitFor(() => expect(signUp()).toBeEnabled());
    await user.click(signUp());
    await waitFor(() => expect(currentAddress()).toBe('/home/'));
    expect(sent.map((call) => `${call.method} ${call.path}`)).toContain(complete);
  });

  it('OPEN-036 reports an invite that was used meanwhile by another person', async () => {
    const message = 'This invite is not valid any more.';
    const { user } = renderApp(path, {
      answers: {
        ...invited(),
        'POST /v2/identity/create-account': errorResponse(404, message),
        'POST /v2/identity/sign-in': errorResponse(401, 'There was a problem signing in.'),
      },
    });
    await user.type(await field('Password'), 'four unrelated words');
    await user.type(await field('Confirm Password'), 'four unrelated words');
    await user.click(agree());
    await user.click(signUp());
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByText('There was a problem signing in.')).toBeNull();
  });

  it('OPEN-034 shows the server message about a rejected password on its field', async () => {
    const message = 'That password is used too often.';
    const { user } = renderApp(path, {
      answers: { ...invited(), 'POST /v2/identity/create-account': errorResponse(422, message) },
    });
    await user.type(await field('Password'), 'password1');
    await user.type(await field('Confirm Password'), 'password1');
    await user.click(agree());
    await user.click(signUp());
    await waitFor(() => expect(document.getElementById('field-password-error')).toHaveTextContent(message));
  });

  it('OPEN-036 shows the server message about an unknown or used code and a link to sign in', async () => {
    const message = 'This invitation is not known or has expired.';
    renderApp(path, { answers: { ...visitor, [`GET /v2/sign-up/${code}`]: errorResponse(404, message) } });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: /Sign In/ })).toHaveAttribute('href', '/user/login/');
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('AUTH-40 OPEN-036 lets an invited user who already has an account sign in with it', async () => {
    renderApp(path, { answers: invited({ hasAccount: true }) });
    expect(await screen.findByRole('heading', { name: 'You already have an account' })).toBeVisible();
    expect(screen.getByText('Sign in with it to join the organization that invited you.')).toBeVisible();
    expect(screen.getByRole('link', { name: /Sign In/ })).toHaveAttribute('href', '/user/login/');
    expect(screen.queryByLabelText('Password')).toBeNull();
  });
});
