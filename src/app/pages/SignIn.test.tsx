import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { currentAddress, renderApp, visitor } from '../../../tests/component/renderApp.tsx';
import { clinicAdmin, withoutGroup, withoutProfile } from '../../../tests/component/people.ts';

// The consoles have tests of their own; these only need the import.
vi.mock('../consoles/PortalConsole.tsx', () => ({ default: () => <h1>Portal console</h1> }));

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign In' });

/** Answers of a server where the visitor signs in as `who`. */
const signingIn = (who: object) => {
  let signedIn = false;
  return {
    'GET /v2/users/current': () => (signedIn ? ([200, who] as const) : visitor['GET /v2/users/current']),
    'POST /v2/identity/sign-in': () => {
      signedIn = true;
      return [200, { done: true }] as const;
    },
    'POST /v2/identity/sign-out': () => {
      signedIn = false;
      return [200, { done: true }] as const;
    },
  };
};

async function signIn({ user }: Pick<ReturnType<typeof renderApp>, 'user'>) {
  await user.type(email(), 'ada@northside.example');
  await user.type(password(), 'correct horse battery');
  await user.click(submit());
}

describe('the sign-in page', () => {
  it('AUTH-01 shows the tagline', () => {
    renderApp('/user/login/');
    expect(screen.getByText('Motion intelligence software for the modern health enterprise.')).toBeVisible();
  });

  it('AUTH-02 AUTH-04 OPEN-018 shows Email, Password and Sign In, also without the trailing slash', () => {
    renderApp('/user/login');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('type', 'password');
    expect(submit()).toBeEnabled();
  });

  it('AUTH-03 shows and hides the password', async () => {
    const { user } = renderApp('/user/login/');
    await user.type(password(), 'secret');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password()).toHaveAttribute('type', 'text');
    expect(password()).toHaveValue('secret');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('AUTH-05 leads to forgot password', async () => {
    const { user } = renderApp('/user/login/');
    await user.click(screen.getByRole('link', { name: 'Forgot Password' }));
    expect(currentAddress()).toBe('/user/forgot-password/');
    expect(await screen.findByRole('button', { name: 'Send Code' })).toBeVisible();
  });

  it('AUTH-06 OPEN-033 redirects to the identity provider, or says that there is none', async () => {
    const configured = renderApp('/user/login/', { configuration: { ssoEnabled: true } });
    await configured.user.click(screen.getByRole('button', { name: 'Continue with SSO' }));
    expect(configured.reloads.leaveFor).toHaveBeenCalledWith('/api/v2/identity/sso');
    configured.close();

    const unconfigured = renderApp('/user/login/');
    await unconfigured.user.click(screen.getByRole('button', { name: 'Continue with SSO' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Single sign-on is not configured.');
  });

  it.each([
    ['STALE', 'Your single sign-on request has expired. Please try again.'],
    ['NOT_VERIFIED', 'Single sign-on has not verified your email. Please contact your administrator.'],
    ['NO_ACCESS', 'That account does not have access to the portal.'],
  ])('OPEN-033 explains a single sign-on that returned with %s', async (reason, sentence) => {
    renderApp(`/user/login/?error=${reason}`);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(window.location.search).toBe('');
  });

  it('OPEN-033 explains why single sign-on sent the visitor back, in our own words', async () => {
    renderApp('/user/login/?error=%3Cb%3Ehello');
    expect(await screen.findByRole('alert')).toHaveTextContent('Single sign-on did not work.');
    expect(currentAddress()).toBe('/user/login/');
  });
});

describe('the validation of email and password', () => {
  it('AUTH-11 AUTH-12 says what is missing, beside each field, and focuses the first', async () => {
    const { user, calls } = renderApp('/user/login/');
    await user.click(submit());
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Email is required.'));
    await waitFor(() => expect(password()).toHaveAccessibleDescription('Password is required.'));
    await waitFor(() => expect(email()).toHaveFocus());
    expect(email()).toBeInvalid();
    expect(calls()).not.toContain('POST /v2/identity/sign-in');
  });

  it('AUTH-10 rejects an invalid email', async () => {
    const { user } = renderApp('/user/login/');
    await user.type(email(), 'ada@northside');
    await user.type(password(), 'x');
    await user.click(submit());
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Email must be valid.'));
    expect(password()).not.toBeInvalid();
  });

  it.each([401, 403, 422])('AUTH-13 shows a sign-in rejected with %i on the password field', async (status) => {
    const app = renderApp('/user/login/', {
      answers: { ...visitor, 'POST /v2/identity/sign-in': errorResponse(status) },
    });
    await signIn(app);
    await waitFor(() =>
      expect(document.getElementById('field-password-error')?.textContent).toBe(
        'There was a problem signing in.  Please check your email and password.',
      ),
    );
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toBeInvalid();
  });

  it.each([
    [429, 'Too many attempts. Please wait 15 minutes.'],
    [500, 'Something went wrong on our side.'],
    [503, 'The service is busy. Please try again.'],
  ])('AUTH-13 shows the server message when the service cannot check a sign-in (%i)', async (status, message) => {
    const app = renderApp('/user/login/', {
      answers: { ...visitor, 'POST /v2/identity/sign-in': errorResponse(status, message) },
    });
    await signIn(app);
    await waitFor(() => expect(password()).toHaveAccessibleDescription(message));
  });

  it('AUTH-13 does not report an unreachable service as a wrong password', async () => {
    const app = renderApp('/user/login/', { answers: { ...visitor, 'POST /v2/identity/sign-in': 'network failure' } });
    await signIn(app);
    await waitFor(() =>
      expect(password()).toHaveAccessibleDescription(/^We're unable to connect to the Exer service\./),
    );
  });
});

describe('the sign-in', () => {
  it('AUTH-14 AUTH-17 SHELL-32 is sent by Enter, loads the profile and opens the dashboard', async () => {
    const { user, sent } = renderApp('/user/login/', { answers: signingIn(clinicAdmin) });
    await user.type(email(), ' ada@northside.example');
    await user.type(password(), 'correct horse battery{Enter}');
    expect(await screen.findByText('Portal console')).toBeVisible();
    expect(currentAddress()).toBe('/home/');
    const calls = sent.filter(({ path }) => path !== '/v2/status').map(({ path }) => path);
    expect(calls).toEqual(['/v2/users/current', '/v2/identity/sign-in', '/v2/users/current']);
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      email: 'ada@northside.example',
      password: 'correct horse battery',
    });
  });

  it('AUTH-17 returns to the page that required it', async () => {
    const state = { nextPathname: '/patients/12', nextSearch: '?tab=notes' };
    const app = renderApp('/user/login/', { answers: signingIn(clinicAdmin), state });
    await signIn(app);
    await waitFor(() => expect(currentAddress()).toBe('/patients/12?tab=notes'));
  });

  it.each(['//evil.example/', '/user/login/', 'https://evil.example/'])(
    'AUTH-17 does not follow %s as a previous page',
    async (nextPathname) => {
      const app = renderApp('/user/login/', { answers: signingIn(clinicAdmin), state: { nextPathname } });
      await signIn(app);
      await waitFor(() => expect(currentAddress()).toBe('/home/'));
    },
  );

  it.each([
    ['the server message', 'Our records are being repaired.', 'Our records are being repaired.'],
    ['our own words', '', 'There was an error loading your account.'],
  ])('AUTH-15 AUTH-16 ends when the profile cannot be loaded and shows %s', async (_, message, shown) => {
    const answers = signingIn(clinicAdmin);
    const profile = answers['GET /v2/users/current'];
    const app = renderApp('/user/login/', {
      answers: {
        ...answers,
        'GET /v2/users/current': () => (profile()[0] === 200 ? errorResponse(500, message) : profile()),
      },
    });
    await signIn(app);
    expect(await screen.findByRole('alert')).toHaveTextContent(shown);
    expect(app.calls()).toContain('POST /v2/identity/sign-out');
    expect(currentAddress()).toBe('/user/login/');
  });

  it('AUTH-18 OPEN-011 leads to provider-not-found without a provider profile', async () => {
    const app = renderApp('/user/login/', { answers: signingIn(withoutProfile) });
    await signIn(app);
    expect(await screen.findByText("We didn't find a provider account for this login.")).toBeVisible();
    expect(currentAddress()).toBe('/user/not-found/');
  });

  it('AUTH-19 OPEN-011 signs out an account without a portal group', async () => {
    const app = renderApp('/user/login/', { answers: signingIn(withoutGroup) });
    await signIn(app);
    expect(await screen.findByRole('alert')).toHaveTextContent('That account does not have access to the portal.');
    await waitFor(() => expect(app.calls()).toContain('POST /v2/identity/sign-out'));
    expect(currentAddress()).toBe('/user/login/');
  });

  it('AUTH-07 redirects a signed-in user who opens the login page to the dashboard', async () => {
    renderApp('/user/login/', { answers: { 'GET /v2/users/current': [200, clinicAdmin] } });
    await waitFor(() => expect(currentAddress()).toBe('/home/'));
  });

  it.each(['/user/forgot-password/', '/user/reset-password/', '/user/create/abcdefghijklmnopqrstuv'])(
    'AUTH-08 redirects a signed-in user from %s to the dashboard',
    async (path) => {
      renderApp(path, {
        answers: { 'GET /v2/users/current': [200, clinicAdmin] },
        state: { username: 'ada@northside.example' },
      });
      await waitFor(() => expect(currentAddress()).toBe('/home/'));
    },
  );
});
