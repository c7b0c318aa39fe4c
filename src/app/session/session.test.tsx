import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defineCall } from '../../../contract/platform/call.ts';
import { call } from '../../../dataProvider/client.ts';
import { analytics, type AnalyticsService } from '../../ui/telemetry.ts';
import { chat, type ChatService } from '../../../resources/support/shared/chat.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { currentAddress, renderApp, visitor } from '../../../tests/component/renderApp.tsx';
import { signOutIdleUser } from './signOut.ts';
import { hasSessionHint } from './storage.ts';
import { clinicAdmin, withoutProfile } from '../../../tests/component/people.ts';

vi.mock('../consoles/PortalConsole.tsx', async () => {
  const { usePersistedDraft } = await import('../../ui/editing/usePersistedDraft.ts');
  const PortalConsole = () => {
    const draft = usePersistedDraft('note');
    const typed = { before: '', typed: 'Half a sentence' };
    return (
      <>
        <h1>Portal console</h1>
        <button type="button" onClick={() => draft.write({ text: typed })}>
          Type a note
        </button>
        <p>{(draft.restored?.fields.text?.typed as string | undefined) ?? 'Nothing typed'}</p>
      </>
    );
  };
  return { default: PortalConsole };
});
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

describe('access to the consoles', () => {
  it('AUTH-09 shows a visitor nothing of a protected page, and returns to it after signing in', async () => {
    renderApp('/patients/12?tab=notes');
    await waitFor(() => expect(currentAddress()).toBe('/user/login/'));
    expect(screen.queryByText('Portal console')).toBeNull();
    expect(window.history.state).toMatchObject({ usr: { nextPathname: '/patients/12/', nextSearch: '?tab=notes' } });
  });

  it('AUTH-09 shows nothing protected before the session is known', async () => {
    let answer: (given: (typeof signedIn)['GET /v2/users/current']) => void = () => undefined;
    renderApp('/patients/', {
      answers: { 'GET /v2/users/current': () => new Promise((resolve) => (answer = resolve)) },
    });
    expect(screen.queryByText('Portal console')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    answer(signedIn['GET /v2/users/current']);
    expect(await screen.findByText('Portal console')).toBeVisible();
  });

  it('SHELL-03 OPEN-015 leads a visitor from the main page to the login', async () => {
    renderApp('/');
    await waitFor(() => expect(currentAddress()).toBe('/user/login/'));
  });

  it('SHELL-03 OPEN-015 leads a signed-in user from the main page to the dashboard', async () => {
    renderApp('/', { answers: signedIn });
    expect(await screen.findByText('Portal console')).toBeVisible();
    expect(currentAddress()).toBe('/home/');
  });

  it('SHELL-05 SHELL-06 SHELL-07 reports an unknown path to a visitor', async () => {
    renderApp('/no/such/page');
    expect(
      await screen.findByText('Looks like our form is a little off. We had trouble finding that URL.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try the homepage' })).toHaveAttribute('href', '/');
  });

  it('SEC-09 leads everyone but vendor staff from a path under /admin to the main page', async () => {
    renderApp('/admin/organizations/', { answers: signedIn });
    expect(await screen.findByText('Portal console')).toBeVisible();
    expect(screen.queryByText('Admin console')).toBeNull();
    expect(currentAddress()).toBe('/home/');
  });
});

describe('loading the session', () => {
  const userCalls = (calls: string[]) => calls.filter((made) => made === 'GET /v2/users/current').length;

  it('AUTH-52 AUTH-53 AUTH-57 explains network problems after three attempts', async () => {
    const { calls, reloads, user } = renderApp('/patients/', {
      answers: { 'GET /v2/users/current': 'network failure' },
    });
    expect(
      await screen.findByText(
        "We're unable to connect to the Exer service. This may be a restriction on the network. You can try to reload the page, or switching to a different network.",
      ),
    ).toBeVisible();
    expect(userCalls(calls())).toBe(3);
    await user.click(screen.getByRole('button', { name: 'Reload this page.' }));
    expect(reloads.reload).toHaveBeenCalledOnce();
  });

  it('AUTH-54 AUTH-56 reports any other error at once', async () => {
    const { calls } = renderApp('/patients/', {
      answers: { 'GET /v2/users/current': errorResponse(503, 'We are moving house.') },
    });
    expect(await screen.findByText('We are moving house.')).toBeVisible();
    expect(userCalls(calls())).toBe(1);
  });

  it('AUTH-55 AUTH-56 signs out an unknown user with the message', async () => {
    const { calls } = renderApp('/patients/', {
      answers: { 'GET /v2/users/current': errorResponse(404, 'There is no such user.') },
    });
    await waitFor(() => expect(currentAddress()).toBe('/user/login/'));
    expect(calls()).toContain('POST /v2/identity/sign-out');
    expect(screen.getByRole('alert')).toHaveTextContent('There is no such user.');
  });
});

describe('preloading', () => {
  it('starts in a browser that was signed in last time, until its session ends', async () => {
    const first = renderApp('/patients/', { answers: signedIn });
    await screen.findByText('Portal console');
    expect(hasSessionHint()).toBe(true);
    first.close();
    renderApp('/patients/');
    await waitFor(() => expect(currentAddress()).toBe('/user/login/'));
    expect(hasSessionHint()).toBe(false);
  });
});

describe('a session that ends during use', () => {
  const open = async (answers: Parameters<typeof renderApp>[1]) => {
    const app = renderApp('/patients/', answers);
    await screen.findByText('Portal console');
    return app;
  };

  it('OPEN-154 is loaded once more, silently', async () => {
    const app = await open({ answers: { ...signedIn, 'GET /v2/locations': errorResponse(401) } });
    await act(() => call(someCall));
    await waitFor(() => expect(app.calls().filter((made) => made === 'GET /v2/users/current')).toHaveLength(2));
    expect(screen.getByText('Portal console')).toBeVisible();
    expect(currentAddress()).toBe('/patients/');
  });

  it('OPEN-154 leads to the login when it has ended, and back to the same page', async () => {
    const app = await open({ answers: { ...signedIn, 'GET /v2/locations': errorResponse(401) } });
    Object.assign(app.answering, visitor);
    await act(() => call(someCall));
    await waitFor(() => expect(currentAddress()).toBe('/user/login/'));
    expect(window.history.state).toMatchObject({ usr: { nextPathname: '/patients/' } });
    expect(screen.getByRole('status')).toHaveTextContent('Your session has ended. Please sign in again.');
    expect(screen.queryByText('Portal console')).toBeNull();
  });
});

describe('another user at the same computer', () => {
  beforeEach(() => void vi.clearAllMocks());
  const other = { ...clinicAdmin, userId: '0c5f1f6e-54a4-4a4e-9f0b-7a3b2f3d9c02' };

  /** Signs in, ends the session, and signs in as `who` on the same page. */
  async function thenSignsIn(who: object) {
    localStorage.setItem('theme', 'dark');
    const app = renderApp('/patients/12/', { answers: { ...signedIn, 'GET /v2/locations': errorResponse(401) } });
    await screen.findByText('Portal console');
    localStorage.setItem('locationFilter', '1,2');
    sessionStorage.setItem('program-draft Program 12 new', 'a draft');
    Object.assign(app.answering, visitor);
    await act(() => call(someCall));
    await waitFor(() => expect(currentAddress()).toBe('/user/login/'));
    Object.assign(app.answering, {
      'GET /v2/users/current': [200, who],
      'POST /v2/identity/sign-in': [200, { done: true }],
    });
    await app.user.type(await screen.findByLabelText('Email'), 'grace@northside.example');
    await app.user.type(screen.getByLabelText('Password'), 'correct horse battery');
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
    return app;
  }

  it('AUTH-25 AUTH-26 finds no choices, drafts or records of the first one', async () => {
    const { reloads } = await thenSignsIn(other);
    await waitFor(() => expect(reloads.load).toHaveBeenCalledWith('/'));
    expect(screen.queryByText('Portal console')).toBeNull();
    expect(localStorage.getItem('locationFilter')).toBeNull();
    expect(sessionStorage.getItem('program-draft Program 12 new')).toBeNull();
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('OPEN-154 finds page and draft unchanged when it is the same user again', async () => {
    const { reloads } = await thenSignsIn(clinicAdmin);
    expect(await screen.findByText('Portal console')).toBeVisible();
    expect(currentAddress()).toBe('/patients/12/');
    expect(reloads.load).not.toHaveBeenCalled();
    expect(sessionStorage.getItem('program-draft Program 12 new')).toBe('a draft');
  });

  it('AUTH-26 finds no drafts of the previous user in a reopened tab', async () => {
    const before = renderApp('/patients/', { answers: signedIn });
    await screen.findByText('Portal console');
    sessionStorage.setItem('program-draft Program 12 new', 'a draft');
    before.close();
    const { reloads } = renderApp('/patients/', { answers: { 'GET /v2/users/current': [200, other] } });
    expect(await screen.findByText('Portal console')).toBeVisible();
    expect(sessionStorage.getItem('program-draft Program 12 new')).toBeNull();
    expect(reloads.load).not.toHaveBeenCalled();
  });
});

describe('an idle sign-out', () => {
  /** An idle user is signed out, and `who` opens the application in the same tab afterwards. */
  async function thenOpens(who: object) {
    const before = renderApp('/patients/', {
      answers: { ...signedIn, 'POST /v2/identity/sign-out': [200, { done: true }] },
    });
    await before.user.click(await screen.findByRole('button', { name: 'Type a note' }));
    localStorage.setItem('care-timer', '{}');
    localStorage.setItem('locationFilter', '1,2');
    await act(() => signOutIdleUser('You were signed out.'));
    expect(before.reloads.load).toHaveBeenCalledWith('/user/login/');
    expect(localStorage.getItem('locationFilter')).toBeNull();
    before.close();
    renderApp('/patients/', { answers: { 'GET /v2/users/current': [200, who] } });
    expect(await screen.findByText('Portal console')).toBeVisible();
    return localStorage.getItem('care-timer');
  }

  it('OPEN-154 keeps drafts and measured time for the same user', async () => {
    expect(await thenOpens(clinicAdmin)).toBe('{}');
    expect(screen.getByText('Half a sentence')).toBeVisible();
  });

  it('AUTH-25 leaves nothing to another user', async () => {
    const other = { ...clinicAdmin, userId: '0c5f1f6e-54a4-4a4e-9f0b-7a3b2f3d9c02' };
    expect(await thenOpens(other)).toBeNull();
    expect(screen.getByText('Nothing typed')).toBeVisible();
    expect(Object.keys(sessionStorage)).toEqual(['person']);
  });
});

describe('signing out', () => {
  it('AUTH-24 asks for confirmation before unsent walks are deleted', async () => {
    localStorage.setItem('timed-walks', '{}');
    const { user, calls } = renderApp('/user/logout/', {
      answers: { ...signedIn, 'POST /v2/identity/sign-out': [200, { done: true }] },
    });
    expect(await screen.findByRole('heading', { name: 'Sign out without uploading?' })).toBeVisible();
    expect(calls()).not.toContain('POST /v2/identity/sign-out');
    expect(localStorage.getItem('timed-walks')).toBe('{}');
    await user.click(screen.getByRole('button', { name: 'Delete and sign out' }));
    await waitFor(() => expect(localStorage.getItem('timed-walks')).toBeNull());
  });

  it("AUTH-24 AUTH-25 AUTH-26 AUTH-27 AUTH-28 deletes the user's data and reloads the login", async () => {
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
    const { calls, reloads } = renderApp('/user/logout/', {
      answers: { ...signedIn, 'POST /v2/identity/sign-out': [200, { done: true }] },
    });
    await waitFor(() => expect(reloads.load).toHaveBeenCalledWith('/user/login/'));
    expect(calls()).toContain('POST /v2/identity/sign-out');
    expect(localStorage.getItem('locationFilter')).toBeNull();
    expect(localStorage.getItem('products')).toBeNull();
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(service.reset).toHaveBeenCalledOnce();
    expect(support.restart).toHaveBeenCalledOnce();
    analytics.use(undefined);
    chat.use(undefined);
  });

  it('OPEN-042 succeeds even if the analytics service fails', async () => {
    const failing = () => {
      throw new Error('blocked');
    };
    analytics.use({ identify: failing, track: failing, reset: failing });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { reloads } = renderApp('/user/logout/', { answers: signedIn });
    await waitFor(() => expect(reloads.load).toHaveBeenCalledWith('/user/login/'));
    analytics.use(undefined);
  });
});

describe('provider not found', () => {
  const answers = { 'GET /v2/users/current': [200, withoutProfile] } as const;

  it('AUTH-20 AUTH-21 AUTH-22 AUTH-23 shows the mailbox and signs out', async () => {
    const { user, calls, reloads } = renderApp('/user/not-found/', {
      answers,
      configuration: { links: { contactMailbox: 'help@clinic.example' } },
    });
    expect(await screen.findByText("We didn't find a provider account for this login.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'help@clinic.example' })).toHaveAttribute(
      'href',
      'mailto:help@clinic.example',
    );
    await user.click(screen.getByRole('button', { name: 'Log Out' }));
    await waitFor(() => expect(reloads.load).toHaveBeenCalledWith('/user/login/'));
    expect(calls()).toContain('POST /v2/identity/sign-out');
  });

  it('AUTH-18 OPEN-011 replaces every page of a console for such an account', async () => {
    renderApp('/patients/', { answers });
    await waitFor(() => expect(currentAddress()).toBe('/user/not-found/'));
    expect(screen.queryByText('Portal console')).toBeNull();
  });
});
