import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isProblem } from '../contract/platform/error.ts';
import { clinicAdmin } from '../tests/component/people.ts';
import { clearViewer, getCurrentViewer, loadSession } from './session.ts';

/** The answers to requests for the user, in the order of the requests. */
let answers: ((answer: Response | 'offline') => void)[];
const signedIn = () => new Response(JSON.stringify(clinicAdmin));
const signedOut = () => new Response(JSON.stringify({ message: 'Please sign in.', status: 401 }), { status: 401 });

beforeEach(() => {
  answers = [];
  vi.stubGlobal('fetch', async () => {
    const answer = await new Promise<Response | 'offline'>((resolve) => answers.push(resolve));
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    return answer;
  });
});
// The files of a worker share the module.
afterEach(() => {
  clearViewer();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('AUTH-52 the user is asked for up to 3 times, 200 ms apart, while the service is unreachable', async () => {
  vi.useFakeTimers();
  const session = loadSession();
  answers[0]!('offline');
  await vi.advanceTimersByTimeAsync(199);
  expect(answers).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(answers).toHaveLength(2);
  answers[1]!('offline');
  await vi.advanceTimersByTimeAsync(199);
  expect(answers).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(answers).toHaveLength(3);
  answers[2]!('offline');
  expect(await session).toMatchObject({ status: 0 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(answers).toHaveLength(3);
});

it('callers at the same time share one request', async () => {
  const sessions = [loadSession(), loadSession()];
  expect(answers).toHaveLength(1);
  answers[0]!(signedIn());
  expect(await Promise.all(sessions)).toEqual([clinicAdmin, clinicAdmin]);
});

it.each(['before', 'after'])(
  'AUTH-14 a request from before the sign-in that is answered %s that of the sign-in does not sign out',
  async (order) => {
    const first = loadSession();
    const afterSignIn = loadSession({ fresh: true });
    expect(answers).toHaveLength(2);
    const [older, newer] = answers;
    if (order === 'before') older!(signedOut());
    newer!(signedIn());
    expect(await afterSignIn).toEqual(clinicAdmin);
    older!(signedOut());
    expect(isProblem(await first)).toBe(false);
    expect(getCurrentViewer()).toEqual(clinicAdmin);
  },
);
