import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getSelectedLocations } from '../../../dataProvider/location-filter.ts';
import { drawnHand, handsAt, steadyTimes } from '@exer/movement-tracking/testing/drawn-hands.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { mockUploads } from '../../../tests/component/fakeUploads.ts';
import { HandsResults } from '../HandsPage.tsx';
import { renderResults, scanner } from './fixtures.tsx';
import { TremorResults } from '../TremorsPage.tsx';

type Answers = NonNullable<NonNullable<Parameters<typeof renderResults>[2]>['answers']>;
type Answer = Answers[string];

const recording = handsAt(steadyTimes(2), () => drawnHand({ bends: { index: [30, 20, 10] } }));
const taken: Answer = [201, { id: 1 }];
const kept: Answer = [201, { type: 'hands-log', contentType: 'application/json', bytes: 10 }];

/** Renders the results with a server that returns these responses in order, the last one repeatedly. */
async function open({
  posts = [taken],
  puts = [kept],
  viewer = scanner(),
  Results = HandsResults,
  of = recording,
  onReset,
}: {
  posts?: Answer[];
  puts?: Answer[];
  viewer?: ReturnType<typeof scanner>;
  Results?: Parameters<typeof renderResults>[0];
  of?: typeof recording;
  onReset?: () => void;
} = {}) {
  mockUploads();
  const next = (answers: Answer[]): Answer => (answers.length > 1 ? answers.shift()! : answers[0]!);
  const opened = renderResults(Results, of, {
    viewer,
    onReset,
    answers: {
      'POST /v2/scan/sessions': (sent) => {
        const { sessionUUID } = sent.body as { sessionUUID: string };
        opened.answering[`PUT /v2/scan/sessions/${sessionUUID}/artifacts/hands-log`] = (log) => {
          const answer = next(puts);
          return typeof answer === 'function' ? answer(log) : answer;
        };
        const answer = next(posts);
        return typeof answer === 'function' ? answer(sent) : answer;
      },
    },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Save as scan session' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as scan session' }));
  const sent = (method: string) => opened.sent.filter((each) => each.method === method);
  const save = (name = 'Save') => opened.user.click(dialog.getByRole('button', { name }));
  const type = (label: string, text: string) => opened.user.type(dialog.getByRole('textbox', { name: label }), text);
  return { ...opened, dialog, type, save, posted: () => sent('POST'), put: () => sent('PUT') };
}

it('TELE-02 ENT-084 results and log are saved as a scan session of the portal, with a link to it', async () => {
  const { type, save, user, dialog, posted, put } = await open();
  await type('Participant UID', '  P-40012 ');
  await type('Age', '71');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Sex' }), 'Female');
  await save();
  expect(await screen.findByText(/^Saved as scan session [0-9a-f]{4}\.\.\.[0-9a-f]{4}\.$/)).toBeVisible();
  const body = posted()[0]!.body as Record<string, unknown>;
  expect(body).toMatchObject({
    sessionUUID: expect.stringMatching(/^[0-9a-f-]{36}$/),
    clientVersion: 'portal',
    locationId: 4,
    participantUid: 'P-40012',
    assessmentId: 'AST-0013',
    meta: { demographics: { age: 71, sex: 'FEMALE' } },
    recordedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
  expect(body.results).toContainEqual({
    id: 'left-index-flexion',
    name: 'Left Index Finger, Flexion',
    value: 60,
    units: 'degrees',
  });
  expect(put().map(({ path }) => path)).toEqual([`/v2/scan/sessions/${String(body.sessionUUID)}/artifacts/hands-log`]);
  // Found by role once the page behind the dialog is no longer hidden.
  expect(await screen.findByRole('link', { name: 'Open scan sessions' })).toHaveAttribute('href', '/scan/sessions/');
  expect(getSelectedLocations()).toEqual([4]);
  expect(screen.queryByRole('button', { name: 'Save as scan session' })).toBeNull();
});

it('TELE-03 changed values are marked as different from those that were saved', async () => {
  const of = handsAt(steadyTimes(5), (t) => drawnHand({ at: [0.3, 0.3 + 0.01 * Math.sin(10 * Math.PI * t)] }));
  const { type, save, user } = await open({ Results: TremorResults, of });
  await type('Participant UID', 'P-1');
  await save();
  const message = await screen.findByText(/^Saved as scan session/);
  expect(message).not.toHaveTextContent('The values shown now');
  // Accessible again once the dialog has closed.
  const length = await screen.findByRole('textbox', { name: 'Hand length (cm)' });
  await user.type(length, '14');
  expect(message).toHaveTextContent('The values shown differ from the saved values.');
  await user.clear(length);
  expect(message).not.toHaveTextContent('The values shown now');
});

it('TELE-02 OPEN-104 a user who may replay sessions gets a link to the replay', async () => {
  const { type, save, posted } = await open({ viewer: scanner(1, { isResearchOrg: true }) });
  await type('Participant UID', 'P-1');
  await save();
  const link = await screen.findByRole('link', { name: 'Open replay' });
  const { sessionUUID } = posted()[0]!.body as { sessionUUID: string };
  expect(link).toHaveAttribute('href', `/scan/sessions/?replay=${sessionUUID}`);
});

it('TELE-02 ENT-086 age and sex are omitted when they were not entered', async () => {
  const { type, save, posted } = await open();
  await type('Participant UID', 'P-1');
  await save();
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(posted()[0]!.body).toMatchObject({ meta: { demographics: null } });
});

it('TELE-02 missing or impossible values are rejected before anything is sent', async () => {
  const { dialog, type, save, posted } = await open({ viewer: scanner(2) });
  await type('Age', '130.5');
  await save();
  expect(await dialog.findByText('Participant UID is required')).toBeVisible();
  expect(dialog.getByText('Age must be a whole number from 0 to 120.')).toBeVisible();
  expect(dialog.getByRole('combobox', { name: 'Location' })).toBeInvalid();
  expect(posted()).toEqual([]);
});

it('TELE-02 the location is asked for if there are several', async () => {
  const { dialog, type, save, user, posted } = await open({ viewer: scanner(2) });
  await type('Participant UID', 'P-1');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Location' }), 'Boulder');
  await save();
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(posted()[0]!.body).toMatchObject({ locationId: 9 });
});

it('TELE-02 a rejection by the server is shown at its field, and can be corrected', async () => {
  const no = errorResponse(422, 'Refused', { fields: { participantUid: 'Not this participant' } });
  const { dialog, type, save, posted } = await open({ posts: [no, taken] });
  await type('Participant UID', 'P-1');
  await save();
  expect(await dialog.findByText('Not this participant')).toBeVisible();
  await type('Participant UID', '2');
  await save();
  expect(await screen.findByText(/^Saved as scan session/)).toBeVisible();
  expect(posted().map(({ body }) => (body as { participantUid: string }).participantUid)).toEqual(['P-1', 'P-12']);
});

it('TELE-02 a rejection that belongs to no field is shown', async () => {
  const { dialog, type, save } = await open({
    posts: [errorResponse(422, 'No', { fields: { locationId: 'Not a location' } })],
  });
  await type('Participant UID', 'P-1');
  await save();
  expect(await dialog.findByRole('alert')).toHaveTextContent('No');
});

it('TELE-02 a lost response is retried unchanged, so that the session is written once', async () => {
  let isLost = true;
  const { dialog, type, save, user, posted, put } = await open({
    posts: [() => (isLost ? 'network failure' : [201, { id: 1 }])],
  });
  await type('Participant UID', 'P-1');
  await save();
  expect(await dialog.findByRole('alert')).toHaveTextContent('The session may not have been saved');
  // Data that may have arrived is not asked for again, even in a reopened dialog.
  expect(dialog.queryByRole('textbox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Save as scan session' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.queryByRole('textbox')).toBeNull();
  isLost = false;
  await user.click(again.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(put()).toHaveLength(1), { timeout: 10_000 });
  expect(await screen.findByText(/^Saved as scan session/)).toBeVisible();
  const bodies = posted().map(({ body }) => JSON.stringify(body));
  expect(bodies.length).toBeGreaterThan(1);
  expect(new Set(bodies).size).toBe(1);
}, 30_000);

it('TELE-02 a lost log is sent again without the session', async () => {
  const { dialog, type, save, posted, put } = await open({ puts: ['network failure', kept] });
  await type('Participant UID', 'P-1');
  await save();
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'The session is saved, but its recording is not uploaded yet.',
  );
  await save('Try again');
  expect(await screen.findByText(/^Saved as scan session/)).toBeVisible();
  expect([posted().length, put().length]).toEqual([1, 2]);
});

it('TELE-02 leaving needs a confirmation while the session has no recording, and none afterwards', async () => {
  const { dialog, type, save, user } = await open({ puts: ['network failure', kept] });
  const closing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(closing()).toBe(false);
  await type('Participant UID', 'P-1');
  await save();
  await dialog.findByRole('alert');
  expect(closing()).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => window.history.back());
  const question = within(await screen.findByRole('dialog', { name: 'Leave before everything is saved?' }));
  await user.click(question.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save as scan session' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Saved as scan session/)).toBeVisible();
  await waitFor(() => expect(closing()).toBe(false));
});

const again = () => screen.findByRole('button', { name: 'Record again' });
const anew = async () => within(await screen.findByRole('dialog', { name: 'Leave before everything is saved?' }));

it('TELE-02 recording again needs a confirmation before it discards what is only partly saved', async () => {
  const onReset = vi.fn<() => void>();
  const { dialog, type, save, user } = await open({ puts: ['network failure'], onReset });
  await type('Participant UID', 'P-1');
  await save();
  await dialog.findByRole('alert');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await again());
  await user.click((await anew()).getByRole('button', { name: 'Stay' }));
  expect(onReset).not.toHaveBeenCalled();
  await user.click(await again());
  await user.click((await anew()).getByRole('button', { name: 'Leave' }));
  expect(onReset).toHaveBeenCalledOnce();
});

it('TELE-02 recording again needs a confirmation while saving, and none afterwards', async () => {
  const onReset = vi.fn<() => void>();
  let answer: (answer: [number, object]) => void = () => undefined;
  const slow: Answer = () => new Promise((done) => (answer = done)) as never;
  const { dialog, type, save, user, put } = await open({ puts: [slow], onReset });
  await type('Participant UID', 'P-1');
  await save();
  await waitFor(() => expect(put()).toHaveLength(1));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(await again());
  await user.click((await anew()).getByRole('button', { name: 'Stay' }));
  expect(onReset).not.toHaveBeenCalled();
  answer([201, {}]);
  expect(await screen.findByText(/^Saved as scan session/)).toBeVisible();
  await user.click(await again());
  expect(onReset).toHaveBeenCalledOnce();
});

it('TELE-02 two clicks save once, with progress', async () => {
  let answer: (answer: [number, object]) => void = () => undefined;
  const slow: Answer = () => new Promise((done) => (answer = done)) as never;
  const { dialog, type, posted, put } = await open({ puts: [slow] });
  await type('Participant UID', 'P-1');
  const button = dialog.getByRole('button', { name: 'Save' });
  button.click();
  button.click();
  const progress = await dialog.findByRole('progressbar', { name: 'Uploading the recording' });
  await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '50'));
  await waitFor(() => expect(put()).toHaveLength(1));
  answer([201, {}]);
  expect(await screen.findByText(/^Saved as scan session/)).toBeVisible();
  expect([posted().length, put().length]).toEqual([1, 1]);
});

it('TELE-02 nothing can be saved without a location or a measurement, with the reason', async () => {
  renderResults(HandsResults, recording, { viewer: scanner(0) });
  expect(await screen.findByText(/You need a location to save recordings/)).toBeVisible();
});

it('TELE-02 results without a measurement say that there is nothing to save', async () => {
  renderResults(
    HandsResults,
    handsAt(steadyTimes(2), () => ({})),
  );
  expect(await screen.findByText('Nothing was measured, so there is nothing to save.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save as scan session' })).toBeNull();
});
