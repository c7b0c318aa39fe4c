import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defineCall } from '../../contract/call.ts';
import { call } from '../../dataProvider/client.ts';
import { analytics, type AnalyticsService } from '../telemetry/analytics.ts';
import { chat, type ChatService } from '../support/chat.ts';
import { refused } from '../testing/fakeApi.ts';
import { addressOfPage, openApp, visitor } from '../testing/openApp.tsx';
import { likelySignedIn } from './likelySignedIn.ts';
import { clinicAdmin, withoutProfile } from '../testing/people.ts';

vi.mock('../consoles/PortalConsole.tsx', () => ({ default: () => <h1>Portal console</h1> }));
vi.mock('../consoles/AdminConsole.tsx', () => ({ default: () => <h1>Admin console</h1> }));
vi.mock('../consoles/knownPaths.ts', () => ({ isKnownPath: (path: string) => path.startsWith('/patients/') }));

const someCall = defineCall({
  id: 'someCall',
  summary: 'A call that needs a session',
  method: 'GET',
  path: '/v2/locations',
  access: { action: 'organization.read' },
});
const signedIn = { 'GET /v2/users/current': [200, clinicAdmin] } as const;

describe('who gets in', () => {
  it('AUTH-09 a visitor sees nothing of a protected page, and comes back to it after signing in', async () => {
    openApp('/patients/12?tab=notes');
    await waitFor(() => expect(addressOfPage()).toBe('/user/login/'));
    expect(screen.queryByText('Portal console')).toBeNull();
    expect(window.history.state).toMatchObject({ usr: { nextPathname: '/patients/12/', nextSearch: '?tab=notes' } });
  });

  it('AUTH-09 nothing protected shows before the session is known', async () => {
    let answer: (given: (typeof signedIn)['GET /v2/users/current']) => void = () => undefined;
    openApp('/patients/', { answers: { 'GET /v2/users/current': () => new Promise((resolve) => (answer = resolve)) } });
    expect(screen.queryByText('Portal console')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    answer(signedIn['GET /v2/users/current']);
    expect(await screen.findByText('Portal console')).toBeVisible();
  });

  it('SHELL-03 OPEN-015 the main route leads a visitor to the login', async () => {
    openApp('/');
    await waitFor(() => expect(addressOfPage()).toBe('/user/login/'));
  });

  it('SHELL-03 OPEN-015 the main route leads a signed-in user to the dashboard', async () => {
    openApp('/', { answers: signedIn });
    expect(await screen.findByText('Portal console')).toBeVisible();
    expect(addressOfPage()).toBe('/home/');
  });

  it('SHELL-05 SHELL-06 SHELL-07 a visitor on an unknown path is told so', async () => {
    openApp('/no/such/page');
    expect(
      await screen.findByText('Looks like our form is a little off. We had trouble finding that URL.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try the homepage' })).toHaveAttribute('href', '/');
  });

  it('SEC-09 a path under /admin leads anybody but vendor staff to the main route', async () => {
    openApp('/admin/organizations/', { answers: signedIn });
    expect(await screen.findByText('Portal console')).toBeVisible();
    expect(screen.queryByText('Admin console')).toBeNull();
    expect(addressOfPage()).toBe('/home/');
  });
});

describe('loading the session', () => {
  const userCalls = (calls: string[]) => calls.filter((made) => made === 'GET /v2/users/current').length;

  it('AUTH-52 AUTH-53 AUTH-57 after three tries without a network it says what may be wrong', async () => {
    const { calls, reloads, user } = openApp('/patients/', { answers: { 'GET /v2/users/current': 'network failure' } });
    expect(
      await screen.findByText(
        "We're unable to connect to the Exer service. This may be a restriction on the network. You can try to reload the page, or switching to a different network.",
      ),
    ).toBeVisible();
    expect(userCalls(calls())).toBe(3);
    await user.click(screen.getByRole('button', { name: 'Reload this page.' }));
    expect(reloads.reload).toHaveBeenCalledOnce();
  });

  it('AUTH-54 AUTH-56 any other failure is told at once', async () => {
    const { calls } = openApp('/patients/', {
      answers: { 'GET /v2/users/current': refused(503, 'We are moving house.') },
    });
    expect(await screen.findByText('We are moving house.')).toBeVisible();
    expect(userCalls(calls())).toBe(1);
  });

  it('AUTH-55 AUTH-56 a user who is not found is signed out with the message', async () => {
    const { calls } = openApp('/patients/', {
      answers: { 'GET /v2/users/current': refused(404, 'There is no such user.') },
    });
    await waitFor(() => expect(addressOfPage()).toBe('/user/login/'));
    expect(calls()).toContain('POST /v2/identity/sign-out');
    expect(screen.getByRole('alert')).toHaveTextContent('There is no such user.');
  });
});

describe('what is fetched ahead', () => {
  it('a browser that was signed in last time is remembered until its session is over', async () => {
    const first = openApp('/patients/', { answers: signedIn });
    await screen.findByText('Portal console');
    expect(likelySignedIn()).toBe(true);
    first.close();
    openApp('/patients/');
    await waitFor(() => expect(addressOfPage()).toBe('/user/login/'));
    expect(likelySignedIn()).toBe(false);
  });
});

describe('a session that ends during use', () => {
  const open = async (answers: Parameters<typeof openApp>[1]) => {
    const app = openApp('/patients/', answers);
    await screen.findByText('Portal console');
    return app;
  };

  it('OPEN-154 is asked for once more, silently', async () => {
    const app = await open({ answers: { ...signedIn, 'GET /v2/locations': refused(401) } });
    await act(() => call(someCall));
    await waitFor(() => expect(app.calls().filter((made) => made === 'GET /v2/users/current')).toHaveLength(2));
    expect(screen.getByText('Portal console')).toBeVisible();
    expect(addressOfPage()).toBe('/patients/');
  });

  it('OPEN-154 leads to the login when it is over, and back to the same page', async () => {
    const app = await open({ answers: { ...signedIn, 'GET /v2/locations': refused(401) } });
    Object.assign(app.answering, visitor);
    await act(() => call(someCall));
    await waitFor(() => expect(addressOfPage()).toBe('/user/login/'));
    expect(window.history.state).toMatchObject({ usr: { nextPathname: '/patients/' } });
    expect(screen.getByRole('status')).toHaveTextContent('Your session has ended. Please sign in again.');
    expect(screen.queryByText('Portal console')).toBeNull();
  });
});

describe('another person at the same computer', () => {
  beforeEach(() => void vi.clearAllMocks());
  const other = { ...clinicAdmin, userId: '0c5f1f6e-54a4-4a4e-9f0b-7a3b2f3d9c02' };

  /** Signed in, the session over, and `who` signed in on the page that was there. */
  async function thenSignsIn(who: object) {
    localStorage.setItem('theme', 'dark');
    const app = openApp('/patients/12/', { answers: { ...signedIn, 'GET /v2/locations': refused(401) } });
    await screen.findByText('Portal console');
    localStorage.setItem('locationFilter', '1,2');
    sessionStorage.setItem('program-draft Program 12 new', 'a draft');
    Object.assign(app.answering, visitor);
    await act(() => call(someCall));
    await waitFor(() => expect(addressOfPage()).toBe('/user/login/'));
    Object.assign(app.answering, {
      'GET /v2/users/current': [200, who],
      'POST /v2/identity/sign-in': [200, { done: true }],
    });
    await app.user.type(await screen.findByLabelText('Email'), 'grace@northside.example');
    await app.user.type(screen.getByLabelText('Password'), 'correct horse battery');
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
    return app;
  }

  it('AUTH-25 AUTH-26 finds nothing of what the first one chose, drafted or read', async () => {
    const { reloads } = await thenSignsIn(other);
    await waitFor(() => expect(reloads.loadAnew).toHaveBeenCalledWith('/'));
    expect(screen.queryByText('Portal console')).toBeNull();
    expect(localStorage.getItem('locationFilter')).toBeNull();
    expect(sessionStorage.getItem('program-draft Program 12 new')).toBeNull();
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('OPEN-154 whoever comes back finds page and draft as they were', async () => {
    const { reloads } = await thenSignsIn(clinicAdmin);
    expect(await screen.findByText('Portal console')).toBeVisible();
    expect(addressOfPage()).toBe('/patients/12/');
    expect(reloads.loadAnew).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('program-draft Program 12 new')).toBe('a draft');
  });

  it('AUTH-26 a tab that is opened again drops the drafts of whoever used it before', async () => {
    const before = openApp('/patients/', { answers: signedIn });
    await screen.findByText('Portal console');
    sessionStorage.setItem('program-draft Program 12 new', 'a draft');
    before.close();
    const { reloads } = openApp('/patients/', { answers: { 'GET /v2/users/current': [200, other] } });
    expect(await screen.findByText('Portal console')).toBeVisible();
    expect(sessionStorage.getItem('program-draft Program 12 new')).toBeNull();
    expect(reloads.loadAnew).not.toHaveBeenCalled();
  });
});

describe('signing out', () => {
  it('AUTH-24 asks before walks that are not sent yet are deleted', async () => {
    localStorage.setItem('timed-walks', '{}');
    const { user, calls } = openApp('/user/logout/', {
      answers: { ...signedIn, 'POST /v2/identity/sign-out': [200, { done: true }] },
    });
    expect(await screen.findByRole('heading', { name: 'Sign out without sending?' })).toBeVisible();
    expect(calls()).not.toContain('POST /v2/identity/sign-out');
    expect(localStorage.getItem('timed-walks')).toBe('{}');
    await user.click(screen.getByRole('button', { name: 'Delete them and sign out' }));
    await waitFor(() => expect(localStorage.getItem('timed-walks')).toBeNull());
  });

  it('AUTH-24 AUTH-25 AUTH-26 AUTH-27 AUTH-28 clears what is known of the person and loads the login anew', async () => {
    localStorage.setItem('locationFilter', '1,2');
    localStorage.setItem('products', 'HEALTH');
    localStorage.setItem('theme', 'dark');
    const service = {
      identify: vi.fn<AnalyticsService['identify']>(),
      track: vi.fn<AnalyticsService['track']>(),
      reset: vi.fn<AnalyticsService['reset']>(),
    };
    const support = { open: vi.fn<ChatService['open']>(), restart: vi.fn<ChatService['restart']>() };
    analytics.use(service);
    chat.use(support);
    const { calls, reloads } = openApp('/user/logout/', {
      answers: { ...signedIn, 'POST /v2/identity/sign-out': [200, { done: true }] },
    });
    await waitFor(() => expect(reloads.loadAnew).toHaveBeenCalledWith('/user/login/'));
    expect(calls()).toContain('POST /v2/identity/sign-out');
    expect(localStorage.getItem('locationFilter')).toBeNull();
    expect(localStorage.getItem('products')).toBeNull();
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(service.reset).toHaveBeenCalledOnce();
    expect(support.restart).toHaveBeenCalledOnce();
    analytics.use(undefined);
    chat.use(undefined);
  });

  it('OPEN-042 a failing analytics service does not keep anybody signed in', async () => {
    const failing = () => {
      throw new Error('blocked');
    };
    analytics.use({ identify: failing, track: failing, reset: failing });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { reloads } = openApp('/user/logout/', { answers: signedIn });
    await waitFor(() => expect(reloads.loadAnew).toHaveBeenCalledWith('/user/login/'));
    analytics.use(undefined);
  });
});

describe('provider not found', () => {
  const answers = { 'GET /v2/users/current': [200, withoutProfile] } as const;

  it('AUTH-20 AUTH-21 AUTH-22 AUTH-23 shows the mailbox and signs out', async () => {
    const { user, calls, reloads } = openApp('/user/not-found/', {
      answers,
      configuration: { links: { contactMailbox: 'help@clinic.example' } },
    });
    expect(await screen.findByText("We didn't find a provider account for this login.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'help@clinic.example' })).toHaveAttribute(
      'href',
      'mailto:help@clinic.example',
    );
    await user.click(screen.getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(reloads.loadAnew).toHaveBeenCalledWith('/user/login/'));
    expect(calls()).toContain('POST /v2/identity/sign-out');
  });

  it('AUTH-18 OPEN-011 is where every page of a console leads such an account', async () => {
    openApp('/patients/', { answers });
    await waitFor(() => expect(addressOfPage()).toBe('/user/not-found/'));
    expect(screen.queryByText('Portal console')).toBeNull();
  });
});
