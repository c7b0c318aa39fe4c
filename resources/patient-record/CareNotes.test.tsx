import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CareNote } from '../../contract/care-notes.ts';
import { forgetPerson } from '../../src/session/leave.ts';
import { refused } from '../../src/testing/fakeApi.ts';
import { openFeature, pageOf } from '../../src/testing/openFeature.tsx';
import { ada, recordWith } from '../../src/testing/patientRecords.ts';
import { clinicAdmin } from '../../src/testing/people.ts';
import { patientRecord } from './plugin.tsx';

afterEach(() => vi.unstubAllGlobals());

const note: CareNote = {
  id: 8,
  patientId: 12,
  date: '2026-11-12',
  minutes: 12,
  notes: 'Called about the brace.',
  interactionType: null,
  rtmCycleStatus: 'IN_PROGRESS',
  author: { id: 7, firstName: 'Grace', lastName: 'Hopper' },
  version: 3,
  may: { editFacts: true, delete: true },
};
const billed: CareNote = {
  ...note,
  id: 9,
  date: '2026-10-05',
  notes: 'Billed call.',
  rtmCycleStatus: 'BILLED',
  may: { editFacts: false, delete: false },
};
const PATH = '/patients/12/health/care-management';
const NOTES = '/v2/patients/12/interactions';

type Answers = NonNullable<NonNullable<Parameters<typeof openFeature>[2]>['answers']>;

const open = (answers: Answers = {}, { viewer = clinicAdmin, record = ada } = {}) =>
  openFeature(patientRecord, PATH, {
    viewer,
    answers: {
      'GET /v2/patients/12': [200, record],
      'GET /v2/patients/12/surveys': [200, { questions: [] }],
      'GET /v2/patients/12/rtm-cycles': pageOf([]),
      [`GET ${NOTES}`]: pageOf([note, billed]),
      ...answers,
    },
  });
const region = () => within(screen.getByRole('region', { name: 'Care Notes' }));
const cards = async () => within(await screen.findByRole('region', { name: 'Care Notes' })).findAllByRole('listitem');
type Opened = ReturnType<typeof open>;

async function inDialog({ user }: Opened, button: string, title: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
}
const add = (opened: Opened) => inDialog(opened, 'Add Care Note', 'Add Care Note');
const edit = (opened: Opened, day = '11/12/2026') =>
  inDialog(opened, `Edit care note of ${day}, 12 minutes`, 'Edit Care Note');
const remove = (opened: Opened) => inDialog(opened, 'Delete care note of 11/12/2026, 12 minutes', 'Delete Care Note?');
const writes = ({ sent }: Opened, method: string) => sent.filter((one) => one.method === method);
const save = 'Save Care Note';

describe('editing a care note', () => {
  it('REC-28 saves the whole note against the version that was read', async () => {
    const opened = open({ [`PATCH ${NOTES}/8`]: [200, { ...note, minutes: 25, version: 4 }] });
    const dialog = await edit(opened);
    expect(dialog.getByLabelText('Date')).toHaveValue('2026-11-12');
    await opened.user.clear(dialog.getByLabelText('Minutes'));
    await opened.user.type(dialog.getByLabelText('Minutes'), '25');
    await opened.user.click(dialog.getByRole('button', { name: save }));
    expect(await screen.findByText('The care note was saved.')).toBeInTheDocument();
    const [patch] = writes(opened, 'PATCH');
    expect(patch!.headers.get('If-Match')).toBe('3');
    expect(patch!.body).toEqual({
      date: '2026-11-12',
      minutes: 25,
      notes: 'Called about the brace.',
      interactionType: null,
    });
  });

  it('REC-58 REC-59 in a billed cycle closes date, minutes and flag with the reason, and saves the wording', async () => {
    const opened = open({ [`PATCH ${NOTES}/9`]: [200, billed] });
    const dialog = await edit(opened, '10/05/2026');
    const reason =
      'This note is in a billed cycle: its date, minutes and interactive communication can no longer change. Its wording can.';
    for (const label of ['Date', 'Minutes', 'Patient interactive communication']) {
      expect(dialog.getByLabelText(label)).toBeDisabled();
      expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(reason);
    }
    await opened.user.clear(dialog.getByLabelText('Notes'));
    await opened.user.type(dialog.getByLabelText('Notes'), 'Better words.');
    await opened.user.click(dialog.getByRole('button', { name: save }));
    await screen.findByText('The care note was saved.');
    expect(writes(opened, 'PATCH')[0]!.body).toEqual({
      date: '2026-10-05',
      minutes: 12,
      notes: 'Better words.',
      interactionType: null,
    });
  });

  it('shows what somebody else has saved, keeps what was typed, and saves it over theirs when told to', async () => {
    const theirs = { ...note, minutes: 30, notes: 'Their wording.', version: 7 };
    const opened = open({
      [`PATCH ${NOTES}/8`]: ({ headers }) =>
        headers.get('If-Match') === '7' ? [200, theirs] : refused(412, 'Changed.', { current: theirs }),
    });
    const dialog = await edit(opened);
    await opened.user.type(dialog.getByLabelText('Notes'), ' And more.');
    await opened.user.click(dialog.getByRole('button', { name: save }));
    expect(await dialog.findByText('Their wording.')).toBeInTheDocument();
    expect(dialog.getByText('30 minutes')).toBeInTheDocument();
    expect(dialog.getByLabelText('Notes')).toHaveValue('Called about the brace. And more.');
    await opened.user.click(dialog.getByRole('button', { name: 'Keep what I typed' }));
    await opened.user.click(dialog.getByRole('button', { name: save }));
    await screen.findByText('The care note was saved.');
    expect(writes(opened, 'PATCH')[1]!.body).toMatchObject({ notes: 'Called about the brace. And more.' });
  });

  it('takes what is there now instead, when told to', async () => {
    const theirs = { ...note, minutes: 30, notes: 'Their wording.', version: 7 };
    const opened = open({ [`PATCH ${NOTES}/8`]: refused(412, 'Changed.', { current: theirs }) });
    const dialog = await edit(opened);
    await opened.user.type(dialog.getByLabelText('Notes'), ' And more.');
    await opened.user.click(dialog.getByRole('button', { name: save }));
    await opened.user.click(await dialog.findByRole('button', { name: 'Take what is there now' }));
    expect(dialog.getByLabelText('Notes')).toHaveValue('Their wording.');
    expect(dialog.getByLabelText('Minutes')).toHaveValue('30');
  });

  it('shows a refusal in place and stays', async () => {
    const opened = open({
      [`PATCH ${NOTES}/8`]: refused(409, 'That month has already been billed', {
        fields: { date: 'That month has already been billed' },
      }),
    });
    const dialog = await edit(opened);
    await opened.user.type(dialog.getByLabelText('Notes'), '!');
    await opened.user.click(dialog.getByRole('button', { name: save }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Date')).toHaveAccessibleDescription('That month has already been billed'),
    );
  });

  it('is for those who hold Health', async () => {
    const organization = { ...clinicAdmin.organization!, products: ['PRO' as const] };
    open({}, { viewer: { ...clinicAdmin, organization } });
    expect(await cards()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /care note/i })).not.toBeInTheDocument();
  });
});

describe('deleting a care note', () => {
  it('REC-28 REC-61 asks first, says so, and the note leaves the list after 1 second with the focus going on', async () => {
    let there = [note, billed];
    const opened = open({
      [`GET ${NOTES}`]: () => pageOf(there),
      [`DELETE ${NOTES}/8`]: () => ((there = [billed]), [200, null] as const),
    });
    const dialog = await remove(opened);
    expect(dialog.getByText('Called about the brace.')).toBeInTheDocument();
    expect(writes(opened, 'DELETE')).toHaveLength(0);
    await opened.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The care note was deleted.')).toBeInTheDocument();
    const since = Date.now();
    expect(writes(opened, 'DELETE')[0]!.headers.get('If-Match')).toBe('3');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await cards()).toHaveLength(2);
    await waitFor(async () => expect(await cards()).toHaveLength(1), { interval: 20 });
    expect(Date.now() - since).toBeGreaterThan(700);
    expect((await cards())[0]).toHaveTextContent('Billed call.');
    expect((await cards())[0]).toHaveFocus();
  });

  it('REC-60 has no delete control for a note in a billed cycle', async () => {
    open();
    const [first, second] = await cards();
    expect(within(first!).getByRole('button', { name: /^Delete/ })).toBeInTheDocument();
    expect(within(second!).queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    expect(second).toHaveTextContent('In a billed cycle');
  });

  it('shows a refusal in the dialog and keeps the note', async () => {
    const opened = open({ [`DELETE ${NOTES}/8`]: refused(409, 'This note is in a billed cycle.') });
    const dialog = await remove(opened);
    await opened.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('This note is in a billed cycle.')).toBeInTheDocument();
  });

  it('shows the note as somebody has changed it before it is deleted after all', async () => {
    const theirs = { ...note, notes: 'Their wording.', version: 7 };
    const opened = open({
      [`DELETE ${NOTES}/8`]: ({ headers }) =>
        headers.get('If-Match') === '7' ? [200, null] : refused(412, 'Changed.', { current: theirs }),
    });
    const dialog = await remove(opened);
    await opened.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('Their wording.')).toBeInTheDocument();
    await opened.user.click(dialog.getByRole('button', { name: 'Delete it as it is now' }));
    await opened.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The care note was deleted.')).toBeInTheDocument();
  });
});

describe('a care note that is being written', () => {
  const type = async (opened: Opened, dialog: Awaited<ReturnType<typeof add>>, text: string) => {
    await opened.user.click(dialog.getByLabelText('Notes'));
    await opened.user.paste(text);
  };
  const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('care-note-draft/'));

  it('survives closing by the cross and a reload, is shown as a draft, and can be discarded', async () => {
    const opened = open();
    await type(opened, await add(opened), 'Half a sentence');
    await opened.user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(kept()).toEqual([`care-note-draft/${clinicAdmin.userId}/12/new`]);
    expect(localStorage.length === 0 || !JSON.stringify(localStorage).includes('Half')).toBe(true);
    const again = await add(opened);
    expect(again.getByText('Draft restored')).toBeInTheDocument();
    expect(again.getByLabelText('Notes')).toHaveValue('Half a sentence');
    await opened.user.click(again.getByRole('button', { name: 'Discard draft' }));
    expect(again.getByLabelText('Notes')).toHaveValue('');
    expect(again.queryByText('Draft restored')).not.toBeInTheDocument();
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('is thrown away by Cancel, by saving and by signing out', async () => {
    const opened = open({ [`POST ${NOTES}`]: [201, note] });
    await type(opened, await add(opened), 'One');
    await opened.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(kept()).toEqual([]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const second = await add(opened);
    expect(second.queryByText('Draft restored')).not.toBeInTheDocument();
    await type(opened, second, 'Two');
    await waitFor(() => expect(kept()).toHaveLength(1));
    await opened.user.click(second.getByRole('button', { name: save }));
    await screen.findByText('The care note was added.');
    expect(kept()).toEqual([]);
    sessionStorage.setItem(`care-note-draft/${clinicAdmin.userId}/12/new`, '{}');
    forgetPerson();
    expect(kept()).toEqual([]);
  });

  it('is only its writer’s and only this patient’s', async () => {
    const draft = JSON.stringify({
      values: { date: '2026-11-12', minutes: '20', notes: 'Not yours', interactive: false },
      idempotencyKey: 'a-key-of-somebody-else',
      version: null,
    });
    sessionStorage.setItem('care-note-draft/somebody-else/12/new', draft);
    sessionStorage.setItem(`care-note-draft/${clinicAdmin.userId}/13/new`, draft);
    const dialog = await add(open());
    expect(dialog.getByLabelText('Notes')).toHaveValue('');
    expect(dialog.queryByText('Draft restored')).not.toBeInTheDocument();
  });

  it('stays in its dialog without a network, says so, and is sent with the same key once the connection is back', async () => {
    let online = false;
    const opened = open({ [`POST ${NOTES}`]: () => (online ? [201, note] : 'network failure') });
    const dialog = await add(opened);
    await type(opened, dialog, 'All is well.');
    await opened.user.click(dialog.getByRole('button', { name: save }));
    expect(await dialog.findByText('There is no connection, so the note has not been saved.')).toBeInTheDocument();
    expect(dialog.getByLabelText('Notes')).toHaveValue('All is well.');
    online = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('The care note was added.')).toBeInTheDocument();
    const keys = writes(opened, 'POST').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  it('is not sent by itself when it was changed since', async () => {
    const opened = open({ [`POST ${NOTES}`]: 'network failure' });
    const dialog = await add(opened);
    await type(opened, dialog, 'All is well.');
    await opened.user.click(dialog.getByRole('button', { name: save }));
    await dialog.findByText('There is no connection, so the note has not been saved.');
    const tries = writes(opened, 'POST').length;
    await type(opened, dialog, ' Or is it');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await dialog.findByText('The connection is back. Save the note when it is ready.')).toBeInTheDocument();
    expect(writes(opened, 'POST')).toHaveLength(tries);
  });

  it('is written once by a double press', async () => {
    let answer = (): void => undefined;
    const later = new Promise<void>((resolve) => (answer = resolve));
    const opened = open({ [`POST ${NOTES}`]: async () => (await later, [201, note] as const) });
    const dialog = await add(opened);
    await type(opened, dialog, 'Once.');
    await opened.user.dblClick(dialog.getByRole('button', { name: save }));
    answer();
    await screen.findByText('The care note was added.');
    expect(writes(opened, 'POST')).toHaveLength(1);
  });

  it('says when an earlier try has arrived after all', async () => {
    const opened = open({
      [`POST ${NOTES}`]: refused(422, 'That Idempotency-Key was already used for something else.'),
    });
    const dialog = await add(opened);
    await type(opened, dialog, 'Another wording.');
    await opened.user.click(dialog.getByRole('button', { name: save }));
    expect(await dialog.findByText(/An earlier try to save this note did arrive/)).toBeInTheDocument();
    expect(dialog.getByLabelText('Notes')).toHaveValue('Another wording.');
  });

  it('of a note to edit keeps the version it began from, so that nobody’s change is written over', async () => {
    sessionStorage.setItem(
      `care-note-draft/${clinicAdmin.userId}/12/8`,
      JSON.stringify({
        values: { date: '2026-11-12', minutes: '12', notes: 'My wording', interactive: false },
        idempotencyKey: 'the-key-of-this-draft',
        version: 2,
      }),
    );
    const opened = open({ [`PATCH ${NOTES}/8`]: refused(412, 'Changed.', { current: note }) });
    const dialog = await edit(opened);
    expect(dialog.getByLabelText('Notes')).toHaveValue('My wording');
    await opened.user.click(dialog.getByRole('button', { name: save }));
    expect(await dialog.findByText('Called about the brace.')).toBeInTheDocument();
    const { headers } = writes(opened, 'PATCH')[0]!;
    expect([headers.get('If-Match'), headers.get('Idempotency-Key')]).toEqual(['2', 'the-key-of-this-draft']);
  });
});

describe('many care notes', () => {
  it('OPEN-003 shows 15 and more on demand, the first of them with the focus', async () => {
    const all = Array.from({ length: 18 }, (_, at) => ({ ...note, id: 100 + at, notes: `Note ${at + 1}` }));
    const opened = open({ [`GET ${NOTES}`]: ({ query }) => pageOf(all.slice(0, Number(query.limit)), 18) });
    expect(await cards()).toHaveLength(15);
    expect(region().getByText('15 of 18 shown')).toBeInTheDocument();
    await opened.user.click(region().getByRole('button', { name: 'Show 3 older' }));
    await waitFor(async () => expect(await cards()).toHaveLength(18));
    expect((await cards())[15]).toHaveFocus();
    expect(region().queryByRole('button', { name: /older/ })).not.toBeInTheDocument();
  });

  it('of a discharged patient are not added to', async () => {
    open({}, { record: recordWith({ discharged: true }) });
    await cards();
    expect(screen.queryByRole('button', { name: 'Add Care Note' })).not.toBeInTheDocument();
  });
});
