import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { clearUserData } from '../../src/app/session/signOut.ts';
import { errorResponse } from '../../tests/component/fakeApi.ts';
import { clinicAdmin } from '../../tests/component/people.ts';
import {
  careNote,
  NOTES,
  renderCareNotes,
  findComposer,
  openEditDialog,
  importScreens,
  listRequests,
  SAVE_LABEL,
  type RenderedCareNotes,
} from './fixtures.ts';

beforeAll(importScreens, 60_000);
afterEach(() => vi.unstubAllGlobals());

describe('the draft of a care note', () => {
  const type = async (opened: RenderedCareNotes, dialog: Awaited<ReturnType<typeof findComposer>>, text: string) => {
    await opened.user.click(dialog.getByLabelText('Notes'));
    await opened.user.paste(text);
  };
  const worked = ({ user }: RenderedCareNotes, dialog: Awaited<ReturnType<typeof findComposer>>) =>
    user.click(dialog.getByRole('button', { name: '20 minutes' }));
  const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft/'));

  it('survives leaving the page, is marked as a draft, moves into the dialog, and can be discarded', async () => {
    const opened = renderCareNotes();
    await type(opened, await findComposer(), 'Half a sentence');
    cleanup();
    expect(kept()).toEqual([`draft/${clinicAdmin.userId}/care-note/12/new`]);
    expect(localStorage.length === 0 || !JSON.stringify(localStorage).includes('Half')).toBe(true);
    const { user } = renderCareNotes({}, { search: '?dialog=add-care-note' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Care Note' }));
    expect(dialog.getByLabelText('Notes')).toHaveValue('Half a sentence');
    expect(screen.queryByRole('form', { name: 'Add Care Note', hidden: true })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = await findComposer();
    expect(again.getByText('Draft restored')).toBeInTheDocument();
    expect(again.getByLabelText('Notes')).toHaveValue('Half a sentence');
    await user.click(again.getByRole('button', { name: 'Discard draft' }));
    expect(again.getByLabelText('Notes')).toHaveValue('');
    expect(again.queryByText('Draft restored')).not.toBeInTheDocument();
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('is deleted by Cancel, by saving and by signing out', async () => {
    const opened = renderCareNotes({ [`POST ${NOTES}`]: [201, careNote] }, { search: '?dialog=add-care-note' });
    await type(opened, within(await screen.findByRole('dialog', { name: 'Add Care Note' })), 'One');
    await opened.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(kept()).toEqual([]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const second = await findComposer();
    expect(second.queryByText('Draft restored')).not.toBeInTheDocument();
    await type(opened, second, 'Two');
    await worked(opened, second);
    await waitFor(() => expect(kept()).toHaveLength(1));
    await opened.user.click(second.getByRole('button', { name: SAVE_LABEL }));
    await screen.findByText('Care note saved.');
    expect(kept()).toEqual([]);
    sessionStorage.setItem(`draft/${clinicAdmin.userId}/care-note/12/new`, '{}');
    clearUserData();
    expect(kept()).toEqual([]);
  });

  it('is visible only to its author and for its patient', async () => {
    const draft = JSON.stringify({
      fields: { notes: { before: '', typed: 'Not yours' } },
      idempotencyKey: 'a-key-of-somebody-else',
      version: null,
    });
    sessionStorage.setItem('draft/somebody-else/care-note/12/new', draft);
    sessionStorage.setItem(`draft/${clinicAdmin.userId}/care-note/13/new`, draft);
    renderCareNotes();
    const dialog = await findComposer();
    expect(dialog.getByLabelText('Notes')).toHaveValue('');
    expect(dialog.queryByText('Draft restored')).not.toBeInTheDocument();
  });

  it('stays in the form while offline, with a message, and is sent with the same key once the connection is back', async () => {
    let online = false;
    const opened = renderCareNotes({ [`POST ${NOTES}`]: () => (online ? [201, careNote] : 'network failure') });
    const dialog = await findComposer();
    await type(opened, dialog, 'All is well.');
    await worked(opened, dialog);
    await opened.user.click(dialog.getByRole('button', { name: SAVE_LABEL }));
    expect(await dialog.findByText('You are offline. This has not been saved.')).toBeInTheDocument();
    expect(dialog.getByLabelText('Notes')).toHaveValue('All is well.');
    online = true;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Care note saved.')).toBeInTheDocument();
    const keys = listRequests(opened, 'POST').map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  });

  it('is not sent automatically when it was changed while offline', async () => {
    const opened = renderCareNotes({ [`POST ${NOTES}`]: 'network failure' });
    const dialog = await findComposer();
    await type(opened, dialog, 'All is well.');
    await worked(opened, dialog);
    await opened.user.click(dialog.getByRole('button', { name: SAVE_LABEL }));
    await dialog.findByText('You are offline. This has not been saved.');
    const tries = listRequests(opened, 'POST').length;
    await type(opened, dialog, ' Or is it');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await dialog.findByText('You are back online. Save when you are ready.')).toBeInTheDocument();
    expect(listRequests(opened, 'POST')).toHaveLength(tries);
  });

  it('creates one note on a double click on Save', async () => {
    let answer = (): void => undefined;
    const later = new Promise<void>((resolve) => (answer = resolve));
    const opened = renderCareNotes({ [`POST ${NOTES}`]: async () => (await later, [201, careNote] as const) });
    const dialog = await findComposer();
    await type(opened, dialog, 'Once.');
    await worked(opened, dialog);
    await opened.user.dblClick(dialog.getByRole('button', { name: SAVE_LABEL }));
    answer();
    await screen.findByText('Care note saved.');
    expect(listRequests(opened, 'POST')).toHaveLength(1);
  });

  it('reports that an earlier attempt was saved after all', async () => {
    const opened = renderCareNotes({
      [`POST ${NOTES}`]: errorResponse(422, 'That key was used.', { code: 'request.usedIdempotencyKey' }),
    });
    const dialog = await findComposer();
    await type(opened, dialog, 'Another wording.');
    await worked(opened, dialog);
    await opened.user.click(dialog.getByRole('button', { name: SAVE_LABEL }));
    expect(await dialog.findByText(/^This was already saved before your last change\./)).toBeInTheDocument();
    expect(dialog.getByLabelText('Notes')).toHaveValue('Another wording.');
  });

  it('keeps the version that the edit started from, so that it does not overwrite another user’s change', async () => {
    sessionStorage.setItem(
      `draft/${clinicAdmin.userId}/care-note/12/8`,
      JSON.stringify({
        fields: { notes: { before: 'Called.', typed: 'My wording' } },
        idempotencyKey: 'the-key-of-this-draft',
        version: 2,
      }),
    );
    const opened = renderCareNotes({ [`PATCH ${NOTES}/8`]: errorResponse(412, 'Changed.', { current: careNote }) });
    const dialog = await openEditDialog(opened);
    expect(dialog.getByLabelText('Notes')).toHaveValue('My wording');
    await opened.user.click(dialog.getByRole('button', { name: SAVE_LABEL }));
    expect(await dialog.findByText('Called about the brace.')).toBeInTheDocument();
    const { headers } = listRequests(opened, 'PATCH')[0]!;
    expect([headers.get('If-Match'), headers.get('Idempotency-Key')]).toEqual(['2', 'the-key-of-this-draft']);
  });
});
