import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { pagedResponse } from '../../tests/component/renderFeature.tsx';
import { buildRecord } from '../../tests/component/patientRecords.ts';
import { clinicAdmin } from '../../tests/component/people.ts';
import { advanceTime, waitForTimers, stopTimers } from '../../tests/component/fakeTimers.ts';
import {
  careNote,
  billedCareNote,
  NOTES,
  renderCareNotes,
  getCareNotesRegion,
  findCards,
  openEditDialog,
  importScreens,
  openDeleteDialog,
  listRequests,
  SAVE_LABEL,
} from './fixtures.ts';

beforeAll(importScreens, 60_000);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('editing a care note', () => {
  it('REC-28 saves the whole note against the version that was read', async () => {
    const opened = renderCareNotes({ [`PATCH ${NOTES}/8`]: [200, { ...careNote, minutes: 25, version: 4 }] });
    const dialog = await openEditDialog(opened);
    expect(dialog.getByLabelText('Date')).toHaveValue('2026-11-12');
    await opened.user.clear(dialog.getByLabelText('Minutes'));
    await opened.user.type(dialog.getByLabelText('Minutes'), '25');
    await opened.user.click(dialog.getByRole('button', { name: SAVE_LABEL }));
    expect(await screen.findByText('Care note updated.')).toBeInTheDocument();
    const [patch] = listRequests(opened, 'PATCH');
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

  it('REC-58 REC-59 locks date, minutes and flag with the reason in a billed cycle, and saves the text', async () => {
    const opened = renderCareNotes({ [`PATCH ${NOTES}/9`]: [200, billedCareNote] });
    const dialog = await openEditDialog(opened, '10/05/2026');
    const reason =
      'This note is part of a billed cycle. You can edit the text, but not the date, minutes or interactive communication.';
    for (const label of ['Date', 'Minutes', 'Patient interactive communication']) {
      expect(dialog.getByLabelText(label)).toBeDisabled();
      await waitFor(() => expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(reason));
    }
    await opened.user.clear(dialog.getByLabelText('Notes'));
    await opened.user.type(dialog.getByLabelText('Notes'), 'Better words.');
    await opened.user.click(dialog.getByRole('button', { name: SAVE_LABEL }));
    await screen.findByText('Care note updated.');
    expect(listRequests(opened, 'PATCH')[0]!.body).toEqual({
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

  it('shows what another user has saved, keeps the typed text, and saves it over theirs on request', async () => {
    const theirs = { ...careNote, minutes: 30, notes: 'Their wording.', version: 7 };
    const opened = renderCareNotes({
      [`PATCH ${NOTES}/8`]: ({ headers }) =>
        headers.get('If-Match') === '7' ? [200, theirs] : errorResponse(412, 'Changed.', { current: theirs }),
    });
    const dialog = await openEditDialog(opened);
    await opened.user.type(dialog.getByLabelText('Notes'), ' And more.');
    await opened.user.click(dialog.getByRole('button', { name: SAVE_LABEL }));
    expect(await dialog.findByText('Their wording.')).toBeInTheDocument();
    expect(dialog.getByText('30 minutes')).toBeInTheDocument();
    expect(dialog.getByLabelText('Notes')).toHaveValue('Called about the brace. And more.');
    await opened.user.click(dialog.getByRole('button', { name: 'Keep my changes' }));
    await opened.user.click(dialog.getByRole('button', { name: SAVE_LABEL }));
    await screen.findByText('Care note updated.');
    expect(listRequests(opened, 'PATCH')[1]!.body).toMatchObject({ notes: 'Called about the brace. And more.' });
  });

  it('takes the other user’s version on request', async () => {
    const theirs = { ...careNote, minutes: 30, notes: 'Their wording.', version: 7 };
    const opened = renderCareNotes({ [`PATCH ${NOTES}/8`]: errorResponse(412, 'Changed.', { current: theirs }) });
    const dialog = await openEditDialog(opened);
    await opened.user.type(dialog.getByLabelText('Notes'), ' And more.');
    await opened.user.click(dialog.getByRole('button', { name: SAVE_LABEL }));
    await opened.user.click(await dialog.findByRole('button', { name: 'Use the saved version' }));
    expect(dialog.getByLabelText('Notes')).toHaveValue('Their wording.');
    expect(dialog.getByLabelText('Minutes')).toHaveValue('30');
  });

  it('shows a server error inline and keeps the dialog open', async () => {
    const opened = renderCareNotes({
      [`PATCH ${NOTES}/8`]: errorResponse(409, 'That month has already been billed', {
        fields: { date: 'That month has already been billed' },
      }),
    });
    const dialog = await openEditDialog(opened);
    await opened.user.type(dialog.getByLabelText('Notes'), '!');
    await opened.user.click(dialog.getByRole('button', { name: SAVE_LABEL }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Date')).toHaveAccessibleDescription('That month has already been billed'),
    );
  });

  it('requires the Health product', async () => {
    const organization = { ...clinicAdmin.organization!, products: ['PRO' as const] };
    renderCareNotes({}, { viewer: { ...clinicAdmin, organization } });
    expect(await findCards()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /care note/i })).not.toBeInTheDocument();
  });
});

describe('deleting a care note', () => {
  it.each([
    ['to the one after it', [careNote, billedCareNote]],
    ['to the one before the last', [billedCareNote, careNote]],
    ['to the heading where none is left', [careNote]],
  ])(
    'REC-28 REC-61 asks for confirmation, and after 1 second removes the note and moves the focus to %s',
    async (_to, all) => {
      let there = all;
      const rest = all.filter(({ id }) => id !== careNote.id);
      const opened = renderCareNotes({
        [`GET ${NOTES}`]: () => pagedResponse(there),
        [`DELETE ${NOTES}/8`]: () => ((there = rest), [200, null] as const),
      });
      const dialog = await openDeleteDialog(opened);
      expect(dialog.getByText('Called about the brace.')).toBeInTheDocument();
      expect(listRequests(opened, 'DELETE')).toHaveLength(0);
      stopTimers();
      fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
      expect(await waitForTimers(() => screen.getByText('Care note deleted.'))).toBeInTheDocument();
      expect(listRequests(opened, 'DELETE')[0]!.headers.get('If-Match')).toBe('3');
      // While the dialog fades out, the page behind it still counts as hidden.
      const hidden = { hidden: true };
      const beside = within(screen.getByRole('region', { name: 'Care Notes', ...hidden }));
      await advanceTime(990);
      expect(beside.getAllByRole('listitem', hidden)).toHaveLength(all.length);
      await advanceTime(10);
      vi.useRealTimers();
      await waitFor(() => expect(beside.queryAllByRole('listitem')).toHaveLength(rest.length));
      const [left = beside.getByRole('heading', { name: 'Care Notes' })] = beside.queryAllByRole('listitem');
      expect(left).toHaveTextContent(rest.length > 0 ? 'Billed call.' : 'Care Notes');
      await waitFor(() => expect(left).toHaveFocus());
    },
  );

  it('REC-60 is not offered for a note in a billed cycle', async () => {
    renderCareNotes();
    const [first, second] = await findCards();
    expect(within(first!).getByRole('button', { name: /^Delete/ })).toBeInTheDocument();
    expect(within(second!).queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument();
    expect(second).toHaveTextContent('Billed');
  });

  it('shows a server error in the dialog and keeps the note', async () => {
    const opened = renderCareNotes({
      [`DELETE ${NOTES}/8`]: errorResponse(409, 'This note is part of a billed cycle.'),
    });
    const dialog = await openDeleteDialog(opened);
    await opened.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('This note is part of a billed cycle.')).toBeInTheDocument();
  });

  it('shows another user’s change before the note is deleted', async () => {
    const theirs = { ...careNote, notes: 'Their wording.', version: 7 };
    const opened = renderCareNotes({
      [`DELETE ${NOTES}/8`]: ({ headers }) =>
        headers.get('If-Match') === '7' ? [200, null] : errorResponse(412, 'Changed.', { current: theirs }),
    });
    const dialog = await openDeleteDialog(opened);
    await opened.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('Their wording.')).toBeInTheDocument();
    await opened.user.click(dialog.getByRole('button', { name: 'Delete the current version' }));
    await opened.user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Care note deleted.')).toBeInTheDocument();
  });
});

describe('a long list of care notes', () => {
  it('OPEN-003 shows 15 notes and more on request, with the focus on the first new one', async () => {
    const all = Array.from({ length: 18 }, (_, at) => ({ ...careNote, id: 100 + at, notes: `Note ${at + 1}` }));
    const opened = renderCareNotes({
      [`GET ${NOTES}`]: ({ query }) => pagedResponse(all.slice(0, Number(query.limit)), 18),
    });
    expect(await findCards()).toHaveLength(15);
    expect(getCareNotesRegion().getByText('15 of 18 shown')).toBeInTheDocument();
    await opened.user.click(getCareNotesRegion().getByRole('button', { name: 'Show 3 older' }));
    await waitFor(async () => expect(await findCards()).toHaveLength(18));
    await waitFor(async () => expect((await findCards())[15]).toHaveFocus());
    expect(getCareNotesRegion().queryByRole('button', { name: /older/ })).not.toBeInTheDocument();
  });

  it('offers no new note for a discharged patient', async () => {
    renderCareNotes({}, { record: buildRecord({ discharged: true }) });
    await findCards();
    expect(screen.queryByRole('form', { name: 'Add Care Note' })).not.toBeInTheDocument();
  });
});
