import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { setExpired, updateViewer } from '../../../authProvider/session.ts';
import { commentGaitSession } from '../../../contract/gait/gait-session.ts';
import type { Problem } from '../../../contract/platform/error.ts';
import { useCaller } from '../useCall.ts';
import { clearUserData } from '../../app/session/signOut.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { renderFeature } from '../../../tests/component/renderFeature.tsx';
import { clinicAdmin } from '../../../tests/component/people.ts';
import { definePlugin } from '../plugin.ts';
import { SaveNotices } from './SaveNotices.tsx';
import { useVersionedForm } from './useVersionedForm.ts';
import { useResend } from './useVersionedSave.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  setExpired(false);
  sessionStorage.clear();
});

interface Stored {
  version: number;
  comment: string;
  place: string;
}
type Values = Omit<Stored, 'version'>;
const opened: Stored = { version: 5, comment: 'Old', place: 'North' };

interface Opening {
  keepsOnClose?: boolean;
  /** Null for a new record. */
  record?: Stored | null;
}

const Editor = ({ keepsOnClose, record = opened, onClose }: Opening & { onClose: () => void }) => {
  const call = useCaller();
  const editing = useVersionedForm<Values, Stored>({
    name: 'sample/2',
    record,
    toValues: ({ comment, place } = opened) => ({ comment, place }),
    validate: () => ({}),
    send: (body, attempt) =>
      call(commentGaitSession, { params: { id: 2 }, body, ...attempt }) as unknown as Promise<Stored | Problem>,
    onSaved: onClose,
    keepsOnClose,
  });
  const { form, submit, isBlocked } = editing;
  return (
    <form onSubmit={(event) => void submit(event)}>
      <SaveNotices editing={editing} label={(field) => field} />
      <input aria-label="Comment" {...form.register('comment')} />
      <input aria-label="Place" {...form.register('place')} />
      <button type="submit" disabled={isBlocked}>
        Save
      </button>
    </form>
  );
};

const Page = (opening: Opening) => {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close editor' : 'Open editor'}
      </button>
      {isOpen && <Editor {...opening} onClose={() => setOpen(false)} />}
    </>
  );
};

const sample = (opening: Opening) =>
  definePlugin({
    id: 'sample',
    console: 'portal',
    visibleTo: () => true,
    pages: [{ path: '/sample', page: () => <Page {...opening} /> }],
    messages: { en: {} },
  });

const PATCH = 'PATCH /v2/gait/sessions/2';
type Answers = NonNullable<NonNullable<Parameters<typeof renderFeature>[2]>['answers']>;

async function open(
  answers: Answers = {},
  { viewer = clinicAdmin, ...opening }: Opening & { viewer?: typeof clinicAdmin } = {},
) {
  const app = renderFeature(sample(opening), '/sample', { viewer, answers });
  await screen.findByLabelText('Comment');
  const type = async (text: string) => {
    await app.user.clear(screen.getByLabelText('Comment'));
    await app.user.type(screen.getByLabelText('Comment'), text);
  };
  const save = () => app.user.click(screen.getByRole('button', { name: 'Save' }));
  const writes = () => app.sent.filter(({ method }) => method === 'PATCH');
  const headers = (name: string) => writes().map((sent) => sent.headers.get(name));
  return { ...app, type, save, writes, headers };
}
const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft/'));
const saved = (comment: string) => [200, { ...opened, comment, version: 6 }] as const;

it('a double click on Save sends one request', async () => {
  let answer = (): void => undefined;
  const later = new Promise<void>((resolve) => (answer = resolve));
  const { user, type, headers } = await open({ [PATCH]: async () => (await later, saved('New')) });
  await type('New');
  await user.dblClick(screen.getByRole('button', { name: 'Save' }));
  answer();
  await screen.findByRole('button', { name: 'Open editor' });
  expect(headers('If-Match')).toEqual(['5']);
});

it('a lost answer is sent again with the same key, and a changed body with another one', async () => {
  const { answering, type, save, headers, writes } = await open({ [PATCH]: errorResponse(503, 'Try again.') });
  await type('New');
  await save();
  expect(await screen.findByText('Try again.')).toBeVisible();
  await save();
  await waitFor(() => expect(writes()).toHaveLength(2));
  await type('Newer');
  answering[PATCH] = saved('Newer');
  await save();
  await screen.findByRole('button', { name: 'Open editor' });
  const [first, second, third] = headers('Idempotency-Key');
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

const usedKey = errorResponse(422, 'That Idempotency-Key was already used for something else.', {
  code: 'request.usedIdempotencyKey',
});

it('C2 a new record that was corrected after a lost answer is named as saved, and the next press is another attempt', async () => {
  const { answering, type, save, headers } = await open(
    { [PATCH]: errorResponse(503, 'Try again.') },
    { record: null },
  );
  await type('New');
  await save();
  await screen.findByText('Try again.');
  answering[PATCH] = usedKey;
  await type('Newer');
  await save();
  expect(
    await screen.findByText('This was already saved before your last change. Check the list before you add it again.'),
  ).toBeVisible();
  expect(screen.getByLabelText('Comment')).toHaveValue('Newer');
  answering[PATCH] = saved('Newer');
  await save();
  await screen.findByRole('button', { name: 'Open editor' });
  const [lost, used, meant] = headers('Idempotency-Key');
  expect(used).toBe(lost);
  expect(meant).not.toBe(lost);
});

const theirs = { version: 9, comment: 'Theirs', place: 'South' };
const overTheirs: Answers = {
  [PATCH]: ({ headers }) =>
    headers.get('If-Match') === '9' ? saved('Mine') : errorResponse(412, 'Changed.', { current: theirs }),
};

it('a version conflict shows the difference, and what was typed is saved over it on request', async () => {
  const { user, type, save, headers, writes } = await open(overTheirs);
  await type('Mine');
  await save();
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'comment: changed from “Old” to “Theirs”. You entered “Mine”.',
    'place: changed from “North” to “South”.',
  ]);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  expect(screen.getByLabelText('Comment')).toHaveValue('Mine');
  await user.click(notice.getByRole('button', { name: 'Keep my changes' }));
  await save();
  await screen.findByRole('button', { name: 'Open editor' });
  expect(headers('If-Match')).toEqual(['5', '9']);
  expect(writes()[1]!.body).toEqual({ comment: 'Mine', place: 'North' });
  expect(new Set(headers('Idempotency-Key')).size).toBe(2);
});

it('a version conflict can be resolved with what is stored now', async () => {
  const { user, type, save, headers } = await open(overTheirs);
  await type('Mine');
  await save();
  await user.click(await screen.findByRole('button', { name: 'Use the saved version' }));
  expect(screen.getByLabelText('Comment')).toHaveValue('Theirs');
  expect(screen.getByLabelText('Place')).toHaveValue('South');
  expect(screen.queryByRole('alert')).toBeNull();
  await save();
  await screen.findByRole('button', { name: 'Open editor' });
  expect(headers('If-Match')).toEqual(['5', '9']);
});

it('without a connection the draft is kept, and sent with the same key once the connection is back', async () => {
  let isOnline = false;
  const { type, save, headers } = await open({ [PATCH]: () => (isOnline ? saved('New') : 'network failure') });
  await type('New');
  await save();
  expect(await screen.findByText('You are offline. This has not been saved.')).toBeVisible();
  expect(drafts()).toHaveLength(1);
  isOnline = true;
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByRole('button', { name: 'Open editor' });
  expect(new Set(headers('Idempotency-Key')).size).toBe(1);
  expect(drafts()).toEqual([]);
});

it('what could not be sent is sent again although the connection is back before the message is painted', () => {
  const save = vi.fn<() => void>();
  const Form = ({ isOffline }: { isOffline: boolean }) => {
    useResend(isOffline, () => 'New', save);
    useLayoutEffect(() => {
      if (isOffline) window.dispatchEvent(new Event('online'));
    }, [isOffline]);
    return null;
  };
  const { rerender } = render(<Form isOffline={false} />);
  expect(save).not.toHaveBeenCalled();
  rerender(<Form isOffline />);
  expect(save).toHaveBeenCalledOnce();
});

/** What a reload leaves: the storage as it is while the form is open. */
const reload = async (app: { user: { click: (element: Element) => Promise<void> } }) => {
  const stored = drafts().map((key) => [key, sessionStorage.getItem(key)!] as const);
  await app.user.click(screen.getByRole('button', { name: 'Close editor' }));
  for (const [key, value] of stored) sessionStorage.setItem(key, value);
  await app.user.click(screen.getByRole('button', { name: 'Open editor' }));
};

it('a draft survives a reload with its key', async () => {
  const app = await open({ [PATCH]: errorResponse(503, 'Try again.') });
  await app.type('Half a sentence');
  await app.save();
  await screen.findByText('Try again.');
  await reload(app);
  await waitFor(() => expect(screen.getByLabelText('Comment')).toHaveValue('Half a sentence'));
  await app.save();
  await waitFor(() => expect(app.writes()).toHaveLength(2));
  const [before, after] = app.headers('Idempotency-Key');
  expect(after).toBe(before);
});

it('closing gives the draft up, unless the editor keeps it', async () => {
  const app = await open();
  await app.type('Gone');
  expect(drafts()).toHaveLength(1);
  await app.user.click(screen.getByRole('button', { name: 'Close editor' }));
  expect(drafts()).toEqual([]);
});

it('an editor that keeps its draft has it again after closing', async () => {
  const app = await open({}, { keepsOnClose: true });
  await app.type('Still here');
  await app.user.click(screen.getByRole('button', { name: 'Close editor' }));
  await app.user.click(screen.getByRole('button', { name: 'Open editor' }));
  await waitFor(() => expect(screen.getByLabelText('Comment')).toHaveValue('Still here'));
});

it('another user never sees a draft, and signing out removes it', async () => {
  const app = await open({}, { keepsOnClose: true });
  await app.type('Not yours');
  await app.user.click(screen.getByRole('button', { name: 'Close editor' }));
  act(() => updateViewer({ ...clinicAdmin, userId: 'another-user' }));
  await app.user.click(await screen.findByRole('button', { name: 'Open editor' }));
  expect(screen.getByLabelText('Comment')).toHaveValue('Old');
  clearUserData();
  expect(drafts()).toEqual([]);
});

it('a draft of a record that nobody had saved is sent over that version, after somebody else has saved it', async () => {
  const first = await open({}, { keepsOnClose: true, record: { ...opened, version: 0 } });
  await first.type('Mine');
  cleanup();
  const second = await open({ [PATCH]: saved('Mine') }, { record: { ...opened, version: 1 } });
  await waitFor(() => expect(screen.getByLabelText('Comment')).toHaveValue('Mine'));
  await second.save();
  await waitFor(() => expect(second.headers('If-Match')).toEqual(['0']));
});
