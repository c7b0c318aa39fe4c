import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { refused } from '../../src/testing/fakeApi.ts';
import { pageOf } from '../../src/testing/openFeature.tsx';
import { recordWith } from '../../src/testing/patientRecords.ts';
import { clinicAdmin } from '../../src/testing/people.ts';
import { passTime, seen, stopTimers } from '../../src/testing/stoppedTimers.ts';
import {
  note,
  billed,
  NOTES,
  open,
  region,
  cards,
  edit,
  importScreens,
  remove,
  writes,
  save,
} from './openCareNotes.ts';

beforeAll(importScreens, 60_000);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
      startedAt: null,
      endedAt: null,
      contactMode: null,
      credential: null,
    });
  });

  it('REC-58 REC-59 in a billed cycle closes date, minutes and flag with the reason, and saves the wording', async () => {
    const opened = open({ [`PATCH ${NOTES}/9`]: [200, billed] });
    const dialog = await edit(opened, '10/05/2026');
    const reason =
      'This note is in a billed cycle: its date, minutes and interactive communication can no longer change. Its wording can.';
    for (const label of ['Date', 'Minutes', 'Patient interactive communication']) {
      expect(dialog.getByLabelText(label)).toBeDisabled();
      await waitFor(() => expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(reason));
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
      startedAt: null,
      endedAt: null,
      contactMode: null,
      credential: null,
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
  it.each([
    ['to the one after it', [note, billed]],
    ['to the one before the last', [billed, note]],
    ['to the heading where none is left', [note]],
  ])(
    'REC-28 REC-61 asks first, says so, and the note leaves after 1 second, the focus going on %s',
    async (_to, all) => {
      let there = all;
      const rest = all.filter(({ id }) => id !== note.id);
      const opened = open({
        [`GET ${NOTES}`]: () => pageOf(there),
        [`DELETE ${NOTES}/8`]: () => ((there = rest), [200, null] as const),
      });
      const dialog = await remove(opened);
      expect(dialog.getByText('Called about the brace.')).toBeInTheDocument();
      expect(writes(opened, 'DELETE')).toHaveLength(0);
      stopTimers();
      fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
      expect(await seen(() => screen.getByText('The care note was deleted.'))).toBeInTheDocument();
      expect(writes(opened, 'DELETE')[0]!.headers.get('If-Match')).toBe('3');
      // While the dialog fades, what is beside it counts as hidden.
      const hidden = { hidden: true };
      const beside = within(screen.getByRole('region', { name: 'Care Notes', ...hidden }));
      await passTime(990);
      expect(beside.getAllByRole('listitem', hidden)).toHaveLength(all.length);
      await passTime(10);
      vi.useRealTimers();
      await waitFor(() => expect(beside.queryAllByRole('listitem')).toHaveLength(rest.length));
      const [left = beside.getByRole('heading', { name: 'Care Notes' })] = beside.queryAllByRole('listitem');
      expect(left).toHaveTextContent(rest.length > 0 ? 'Billed call.' : 'Care Notes');
      await waitFor(() => expect(left).toHaveFocus());
    },
  );

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

describe('many care notes', () => {
  it('OPEN-003 shows 15 and more on demand, the first of them with the focus', async () => {
    const all = Array.from({ length: 18 }, (_, at) => ({ ...note, id: 100 + at, notes: `Note ${at + 1}` }));
    const opened = open({ [`GET ${NOTES}`]: ({ query }) => pageOf(all.slice(0, Number(query.limit)), 18) });
    expect(await cards()).toHaveLength(15);
    expect(region().getByText('15 of 18 shown')).toBeInTheDocument();
    await opened.user.click(region().getByRole('button', { name: 'Show 3 older' }));
    await waitFor(async () => expect(await cards()).toHaveLength(18));
    await waitFor(async () => expect((await cards())[15]).toHaveFocus());
    expect(region().queryByRole('button', { name: /older/ })).not.toBeInTheDocument();
  });

  it('of a discharged patient are not added to', async () => {
    open({}, { record: recordWith({ discharged: true }) });
    await cards();
    expect(screen.queryByRole('button', { name: 'Add Care Note' })).not.toBeInTheDocument();
  });
});
