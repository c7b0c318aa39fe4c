import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { forgetPerson } from '../../src/session/leave.ts';
import { refused } from '../../src/testing/fakeApi.ts';
import { clinicAdmin } from '../../src/testing/people.ts';
import { note, NOTES, open, add, edit, importScreens, writes, save, type Opened } from './openCareNotes.ts';

beforeAll(importScreens, 60_000);
afterEach(() => vi.unstubAllGlobals());

describe('a care note that is being written', () => {
  const type = async (opened: Opened, dialog: Awaited<ReturnType<typeof add>>, text: string) => {
    await opened.user.click(dialog.getByLabelText('Notes'));
    await opened.user.paste(text);
  };
  const worked = ({ user }: Opened, dialog: Awaited<ReturnType<typeof add>>) =>
    user.click(dialog.getByRole('checkbox', { name: 'I worked 20 minutes' }));
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
    await worked(opened, second);
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
      values: {
        date: '2026-11-12',
        minutes: '20',
        source: 'TYPED',
        start: '',
        end: '',
        contactMode: '',
        credential: '',
        notes: 'Not yours',
        interactive: false,
      },
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
    await worked(opened, dialog);
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
    await worked(opened, dialog);
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
    await worked(opened, dialog);
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
    await worked(opened, dialog);
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
