import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refused } from '../../src/testing/fakeApi.ts';
import { exerciseOf } from '../../src/testing/exerciseLibrary.ts';
import { pageOf } from '../../src/testing/openFeature.tsx';
import { windowWidth } from '../../src/testing/windowWidth.ts';
import { assignPath, keptDrafts, knee, openBuilder, press, templatePath, toSummary, writes } from './openBuilder.ts';

beforeEach(() => windowWidth(1440));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const stored = { ...knee, version: 7 };
const theirs = { ...knee, version: 9, name: 'Knee, gently', dailyFrequency: 1 };
const savedBy = { id: 8, firstName: 'Grace', lastName: 'Hopper' };
const versions = pageOf([
  {
    ...theirs,
    programId: 4,
    before: stored,
    savedAt: theirs.dateUpdated,
    savedBy,
    since: theirs.dateCreated,
    endedAt: null,
    isLatest: true,
  },
]);

/** A template at the end of its editing, under another name. */
async function edited(answers: Parameters<typeof openBuilder>[1]) {
  const opened = openBuilder(`${templatePath}?edit=4`, {
    'GET /v2/programs/templates/4': [200, stored],
    'GET /v2/programs/templates/4/history': versions,
    ...answers,
  });
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await opened.user.clear(name);
  await opened.user.type(name, 'Mine');
  await press(opened.user, 'Next');
  await press(opened.user, 'Next');
  await press(opened.user, 'Save');
  return opened;
}

describe('what was built is not lost', () => {
  it('BLD-35 when somebody else was faster: it says who and what, and saves over theirs if asked', async () => {
    const { user, sent } = await edited({
      'PATCH /v2/programs/templates/4': ({ headers }) =>
        headers.get('If-Match') === '9' ? [200, knee] : refused(412, 'Changed meanwhile.', { current: theirs }),
    });
    const alert = await screen.findByRole('alert');
    expect(
      await within(alert).findByText('Grace Hopper has saved this since you opened it. What changed:'),
    ).toBeVisible();
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Name: “Knee, week 1” → “Knee, gently”',
      'How often: 2 times a day, 6 days a week → 1 time a day, 6 days a week',
    ]);
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Mine');
    await press(user, 'Save mine over it');
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(writes(sent).map(({ headers }) => headers.get('If-Match'))).toEqual(['7', '9']);
    expect(writes(sent)[1]!.body).toMatchObject({ name: 'Mine', dailyFrequency: 2 });
  });

  it('BLD-35 or gives way to theirs, and the next save is over that', async () => {
    const { user, sent } = await edited({
      'PATCH /v2/programs/templates/4': ({ headers }) =>
        headers.get('If-Match') === '9' ? [200, knee] : refused(412, 'Changed meanwhile.', { current: theirs }),
    });
    await press(user, 'Load what is there now');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Knee, gently'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(keptDrafts()).toEqual([]);
    await press(user, 'Save');
    await waitFor(() => expect(writes(sent).map(({ headers }) => headers.get('If-Match'))).toEqual(['7', '9']));
  });

  it('BLD-35 when the template was deleted meanwhile: it can be saved as a new one', async () => {
    const { user, sent } = await edited({ 'PATCH /v2/programs/templates/4': refused(404, 'Template not found.') });
    expect(await screen.findByRole('alert')).toHaveTextContent('This template has been deleted since you opened it.');
    await press(user, 'Save as a new template');
    expect(await screen.findByText('Your Program Template is ready!')).toBeVisible();
    expect(writes(sent)[1]).toMatchObject({ method: 'POST', path: '/v2/programs/templates', body: { name: 'Mine' } });
  });

  it('when the network is gone: it says so, and one of two presses at once is enough', async () => {
    let works = false;
    const { user, sent } = openBuilder(assignPath, {
      'POST /v2/patients/12/program': () => (works ? [201, knee] : 'network failure'),
    });
    await toSummary(user);
    await press(user, 'Assign to Patient');
    expect(await screen.findByRole('alert', {}, { timeout: 20_000 })).toHaveTextContent(
      'Not saved. What you built is still here',
    );
    expect(keptDrafts()).toHaveLength(1);
    works = true;
    const before = writes(sent).length;
    await user.dblClick(screen.getByRole('button', { name: 'Assign to Patient' }));
    expect(await screen.findByText('Program assigned to Ada Lovelace.')).toBeVisible();
    expect(writes(sent).length - before).toBe(1);
  });

  it('when an exercise has left the library: it keeps its name and can be swapped, which can be undone', async () => {
    const { user } = openBuilder(`${templatePath}?edit=4`, {
      'GET /v2/programs/templates/4': [200, { ...stored, blocks: [{ ...knee.blocks[0]!, exerciseId: 'OLD-1' }] }],
      'GET /v2/exercises/withdrawn': [200, [exerciseOf('OLD-1', 'Wall Sit', { bodyTargets: ['Hip/Knee'] })]],
    });
    await screen.findByRole('textbox', { name: /^Name/ });
    await press(user, 'Next');
    expect(await screen.findByText('No longer in the library')).toBeVisible();
    await press(user, 'Swap Wall Sit');
    const alike = await screen.findByRole('list', { name: 'Similar exercises' });
    // Squat shares the target, the position and the type; nothing else is for hip or knee.
    expect(
      within(alike)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Wall SquatSame target, same position, same type']);
    await user.click(within(alike).getByRole('button'));
    expect(await screen.findByText('Wall Sit swapped.')).toBeVisible();
    expect(screen.getByText('3 sets × 12 reps · Left')).toBeVisible();
    expect(screen.queryByText('No longer in the library')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await press(user, 'Undo');
    expect(await screen.findByText('No longer in the library')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move Wall Sit' })).toHaveFocus());
  });
});
