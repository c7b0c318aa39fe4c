import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { GaitSession } from '../../../contract/gait/gait-session.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { newest, renderGaitRecord, type Answers } from './fixtures.ts';

describe('the comment of a session', () => {
  const COMMENT = 'PATCH /v2/gait/sessions/2';
  async function comment(answers: Answers) {
    const opened = renderGaitRecord('activity', answers);
    await opened.user.click(await screen.findByRole('button', { name: 'Edit comment on the session of 11/10/2026' }));
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Comment' })) };
  }
  const with1 = (text: string, version = 6): GaitSession => ({
    ...newest,
    version,
    session: { ...newest.session, meta: { ...newest.session.meta, comment: text } },
  });

  it('REC-62 OPEN-162 accepts 1000 characters, with a line break counted as two', async () => {
    const { user, dialog, sent } = await comment({ [COMMENT]: [200, with1('x')] });
    await user.clear(dialog.getByLabelText('Comment'));
    await user.click(dialog.getByLabelText('Comment'));
    await user.paste(`${'x'.repeat(999)}\n`);
    expect(dialog.getByText('1001/1000')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save Comment' }));
    expect(await dialog.findByText('Max Character Limit is 1000')).toBeInTheDocument();
    expect(sent.some(({ method }) => method === 'PATCH')).toBe(false);
  });

  it('REC-62 is saved with its version, shown at once, and the focus returns', async () => {
    const { user, dialog, sent } = await comment({ [COMMENT]: [200, with1('New shoes. Steady.')] });
    await user.type(dialog.getByLabelText('Comment'), ' Steady.');
    await user.click(dialog.getByRole('button', { name: 'Save Comment' }));
    expect(await screen.findByText('New shoes. Steady.')).toBeInTheDocument();
    const patch = sent.find(({ method }) => method === 'PATCH')!;
    expect([patch.headers.get('If-Match'), patch.body]).toEqual(['5', { comment: 'New shoes. Steady.' }]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Edit comment on the session of 11/10/2026' })).toHaveFocus(),
    );
  });

  it('shows what another user wrote and keeps what was typed', async () => {
    const theirs = with1('Their comment.', 9);
    const { user, dialog, sent } = await comment({
      [COMMENT]: ({ headers }) =>
        headers.get('If-Match') === '9'
          ? [200, with1('Mine', 10)]
          : errorResponse(412, 'Changed.', { current: theirs }),
    });
    await user.type(dialog.getByLabelText('Comment'), ' Mine.');
    await user.click(dialog.getByRole('button', { name: 'Save Comment' }));
    expect(await dialog.findByText('Their comment.')).toBeInTheDocument();
    expect(dialog.getByLabelText('Comment')).toHaveValue('New shoes. Mine.');
    await user.click(dialog.getByRole('button', { name: 'Keep my changes' }));
    await user.click(dialog.getByRole('button', { name: 'Save Comment' }));
    await screen.findByText('Comment saved.');
    expect(sent.filter(({ method }) => method === 'PATCH').at(-1)!.body).toEqual({ comment: 'New shoes. Mine.' });
  });
});
