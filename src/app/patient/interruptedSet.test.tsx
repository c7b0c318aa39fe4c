import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SetResult } from '@exer/movement-tracking/exercise/count-set.ts';
import type { ExerciseToDo } from '../../../contract/patient-link/today.ts';
import type { SessionBody } from '../../../domain/patient-link/practice.ts';
import { mockApi } from '../../../tests/component/fakeApi.ts';
import { buildExerciseToDo, buildPatientDay } from '../../../tests/component/patientDay.ts';
import { openCamera } from './camera/openCamera.ts';
import { watchCamera } from './camera/watchCamera.ts';
import { PatientApp } from './PatientApp.tsx';

vi.mock('./camera/openCamera.ts', async (original) => ({
  ...(await original<object>()),
  openCamera: vi.fn<typeof openCamera>(),
}));
vi.mock('./camera/watchCamera.ts', () => ({ watchCamera: vi.fn<typeof watchCamera>() }));

const CODE = '00xb6r-9bej3-p1h4d-nxyhg-fa5fv';
const timed = { setGoal: { goalType: 'TIME', reps: null, time: 30 } } as const;
const plan = { motion: 'kneeFlexion', start: 3, end: 116, side: 'left', counts: 'reps', range: 1 } as const;
const nothing: SetResult = { reps: 0, proper: null, seconds: 0, range: null, corrections: { further: 0, back: 0 } };

/** What the camera answers when a set is over. */
let result: SetResult | null;
/** The set that the camera watches now. */
let watched: Parameters<typeof watchCamera>[0] | null;

beforeEach(() => {
  localStorage.setItem(`patient-link:${CODE}`, JSON.stringify({ token: 'token-of-this-link' }));
  vi.useFakeTimers({ toFake: ['Date'] });
  result = null;
  vi.mocked(openCamera).mockImplementation(() => Promise.resolve({ close: () => undefined } as never));
  watched = null;
  vi.mocked(watchCamera).mockImplementation((options) => {
    watched = options;
    return { stop: () => (watched = null), finish: () => result };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The camera sees something else, once it watches the set. */
const count = async (counted: { reps?: number; seconds?: number }) => {
  await waitFor(() => expect(watched).not.toBeNull());
  const progress = { reps: 0, seconds: 0, isHeld: false, share: 0.5, hint: null, correction: null };
  act(() => watched!.onCounting({ ...progress, ...counted }));
};
const passSeconds = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

function openPage(exercise: Partial<ExerciseToDo>) {
  history.replaceState(null, '', `/p/${CODE}`);
  const day = buildPatientDay([buildExerciseToDo(exercise)]);
  const sent = mockApi({ 'GET /v2/intake/today': [200, day], 'POST /v2/intake/sessions': [201, {}] });
  const { unmount: close } = render(<PatientApp />);
  const user = userEvent.setup();
  const press = async (...names: (string | RegExp)[]) => {
    for (const name of names) await user.click(await screen.findByRole('button', { name }));
  };
  /** What the clinic gets of the set. */
  const sendSet = async () => {
    await press('I would rather not say');
    await screen.findByText('Your clinic has received your session.');
    const { body } = sent.find(({ path }) => path === '/v2/intake/sessions')!;
    const { resolution, repsComplete, timeComplete } = (body as SessionBody).sets[0]!.setInfo;
    return [resolution, repsComplete, timeComplete];
  };
  return { press, sendSet, close };
}
const START = ['Start exercises', 'I would rather not say'];
const START_BY_CAMERA = [...START, 'Count with the camera', 'Use the camera'];

describe('a timed set that is interrupted', () => {
  it.each(['Stop', 'Skip exercise'])('PTL-10 keeps its time over %s and back', async (question) => {
    const { press, sendSet } = openPage(timed);
    await press(...START, 'Start timer');
    passSeconds(12);
    expect(await screen.findByText('18 seconds left')).toBeVisible();
    await press(question, 'Back to the exercise');
    expect(await screen.findByText('18 seconds left')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Resume timer' })).toBeVisible();
    await press('Set done');
    expect(await sendSet()).toEqual(['SELF_REPORTED', null, 12]);
  });

  it('PTL-66 keeps its time when the page is closed, and goes on from there', async () => {
    const first = openPage(timed);
    await first.press(...START, 'Start timer');
    passSeconds(12);
    await screen.findByText('18 seconds left');
    first.close();
    passSeconds(60);
    const { press, sendSet } = openPage(timed);
    await press('Continue my session', 'Resume timer');
    passSeconds(10);
    await screen.findByText('8 seconds left');
    await press('Set done');
    expect(await sendSet()).toEqual(['SELF_REPORTED', null, 22]);
  });

  it('PTL-10 has its goal where the clock was never started', async () => {
    const { press, sendSet } = openPage(timed);
    await press(...START, 'Set done');
    expect(await sendSet()).toEqual(['SELF_REPORTED', null, 30]);
  });
});

describe('a set that the camera counts and that is interrupted', () => {
  it.each(['Stop', 'Skip exercise'])('PTL-21 keeps its repetitions over %s and back', async (question) => {
    const { press, sendSet } = openPage({ camera: plan });
    await press(...START_BY_CAMERA);
    await screen.findByText('0 of 3');
    await count({ reps: 2 });
    await press(question, 'Back to the exercise');
    expect(await screen.findByText('2 of 3')).toBeVisible();
    result = { ...nothing, reps: 1 };
    await count({ reps: 1 });
    expect(await screen.findByText('3 repetitions counted')).toBeVisible();
    await press('Continue');
    // It did not see the whole of the set, so it measured no whole set.
    expect(await sendSet()).toEqual(['SELF_REPORTED', 3, null]);
  });

  it('PTL-21 keeps the seconds held when the camera is taken away', async () => {
    const { press, sendSet } = openPage({ ...timed, camera: { ...plan, counts: 'time' } });
    await press(...START_BY_CAMERA);
    await screen.findByText('0 of 30 s');
    await count({ seconds: 12.4 });
    act(() => watched!.onLost());
    expect(await screen.findByText(/^The camera is off\./)).toBeVisible();
    expect(screen.getByText('18 seconds left')).toBeVisible();
    await press('Resume timer');
    passSeconds(8);
    await screen.findByText('10 seconds left');
    await press('Set done');
    expect(await sendSet()).toEqual(['SELF_REPORTED', null, 20]);
  });

  it('PTL-21 keeps its repetitions while the page is hidden and when it is closed, and the camera goes on from them', async () => {
    const first = openPage({ camera: plan });
    await first.press(...START_BY_CAMERA);
    await screen.findByText('0 of 3');
    await count({ reps: 1 });
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    hidden.mockReturnValue(false);
    await first.press(/^Tap for each repetition.*1 of 3$/);
    first.close();
    const { press, sendSet } = openPage({ camera: plan });
    await press('Continue my session', 'Count with the camera', 'Use the camera');
    expect(await screen.findByText('2 of 3')).toBeVisible();
    await press('Tap instead', /^Tap for each repetition.*2 of 3$/, 'Set done');
    expect(await sendSet()).toEqual(['SELF_REPORTED', 3, null]);
  });

  it('PTL-24 is measured where the camera counted all of it, though the patient was asked something before', async () => {
    const { press, sendSet } = openPage({ camera: plan });
    await press(...START_BY_CAMERA);
    await screen.findByText('0 of 3');
    await press('Stop', 'Back to the exercise');
    await screen.findByText('0 of 3');
    result = { ...nothing, reps: 3 };
    await count({ reps: 3 });
    await press('Continue');
    expect(await sendSet()).toEqual(['SUCCESS', 3, null]);
  });
});
