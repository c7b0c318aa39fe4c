import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { buildExercise } from '../../../tests/component/exerciseLibrary.ts';
import { pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { setWindowWidth } from '../../../tests/component/windowWidth.ts';
import {
  assignPath,
  listStoredDrafts,
  kneeTemplate,
  renderBuilder,
  press,
  templatePath,
  goToSummary,
  listWrites,
} from './fixtures.ts';

beforeEach(() => setWindowWidth(1440));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const stored = { ...kneeTemplate, version: 7 };
const theirs = { ...kneeTemplate, version: 9, name: 'Knee, gently', dailyFrequency: 1 };
const savedBy = { id: 8, firstName: 'Grace', lastName: 'Hopper' };
const versions = pagedResponse([
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

/** Renames a template and goes to the last step. */
async function edited(answers: Parameters<typeof renderBuilder>[1]) {
  const opened = renderBuilder(`${templatePath}?edit=4`, {
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

describe('a draft in the builder', () => {
  it('BLD-35 is saved over the version of another user, who is named with the changes, when the user chooses so', async () => {
    const { user, sent } = await edited({
      'PATCH /v2/programs/templates/4': ({ headers }) =>
        headers.get('If-Match') === '9'
          ? [200, kneeTemplate]
          : errorResponse(412, 'Changed since you opened it.', { current: theirs }),
    });
    const alert = await screen.findByRole('alert');
    expect(await within(alert).findByText('Grace Hopper saved changes after you opened this:')).toBeVisible();
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Name: “Knee, week 1” → “Knee, gently”',
      'Frequency: 2 times a day, 6 days a week → 1 time a day, 6 days a week',
    ]);
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Mine');
    await press(user, 'Keep my version');
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(listWrites(sent).map(({ headers }) => headers.get('If-Match'))).toEqual(['7', '9']);
    expect(listWrites(sent)[1]!.body).toMatchObject({ name: 'Mine', dailyFrequency: 2 });
  });

  it('BLD-35 is replaced by the version of another user when the user chooses so, and the next save is based on that version', async () => {
    const { user, sent } = await edited({
      'PATCH /v2/programs/templates/4': ({ headers }) =>
        headers.get('If-Match') === '9'
          ? [200, kneeTemplate]
          : errorResponse(412, 'Changed since you opened it.', { current: theirs }),
    });
    await press(user, 'Load the saved version');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Knee, gently'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(listStoredDrafts()).toEqual([]);
    await press(user, 'Save');
    await waitFor(() => expect(listWrites(sent).map(({ headers }) => headers.get('If-Match'))).toEqual(['7', '9']));
  });

  it('BLD-35 can be saved as a new template when the template was deleted meanwhile', async () => {
    const { user, sent } = await edited({
      'PATCH /v2/programs/templates/4': errorResponse(404, 'Template not found.'),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('This template was deleted after you opened it.');
    await press(user, 'Save as a new template');
    expect(await screen.findByText('Your Program Template is ready!')).toBeVisible();
    expect(listWrites(sent)[1]).toMatchObject({
      method: 'POST',
      path: '/v2/programs/templates',
      body: { name: 'Mine' },
    });
  });

  it('BLD-35 of a template that is deleted before the page is opened again continues as a new template', async () => {
    const gone = errorResponse(404, 'Template not found.');
    await edited({ 'PATCH /v2/programs/templates/4': gone });
    cleanup();
    const { user } = renderBuilder(`${templatePath}?edit=4`, { 'GET /v2/programs/templates/4': gone });
    expect(await screen.findByText('Your changes are still here.')).toBeVisible();
    await press(user, 'Continue as a new template');
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Mine');
  });

  it('is kept with a message when the network fails, and two clicks at once send one request', async () => {
    let works = false;
    const { user, sent } = renderBuilder(assignPath, {
      'POST /v2/patients/12/program': () => (works ? [201, kneeTemplate] : 'network failure'),
    });
    await goToSummary(user);
    await press(user, 'Assign to Patient');
    expect(await screen.findByRole('alert', {}, { timeout: 20_000 })).toHaveTextContent(
      'Not saved. Your work is still here',
    );
    expect(listStoredDrafts()).toHaveLength(1);
    works = true;
    const before = listWrites(sent).length;
    await user.dblClick(screen.getByRole('button', { name: 'Assign to Patient' }));
    expect(await screen.findByText('Program assigned to Ada Lovelace.')).toBeVisible();
    expect(listWrites(sent).length - before).toBe(1);
  });

  it('keeps the name of an exercise that was archived, which can be swapped, and the swap can be undone', async () => {
    const { user } = renderBuilder(`${templatePath}?edit=4`, {
      'GET /v2/programs/templates/4': [
        200,
        { ...stored, blocks: [{ ...kneeTemplate.blocks[0]!, exerciseId: 'OLD-1' }] },
      ],
      'GET /v2/exercises/archived': [200, [buildExercise('OLD-1', 'Wall Sit', { bodyTargets: ['Hip/Knee'] })]],
    });
    await screen.findByRole('textbox', { name: /^Name/ });
    await press(user, 'Next');
    expect(await screen.findByText('No longer in the library')).toBeVisible();
    await press(user, 'Swap Wall Sit');
    const alike = await screen.findByRole('list', { name: 'Similar exercises' });
    // No other exercise targets hip or knee.
    expect(
      within(alike)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Wall SquatShares a muscle or body target · Standing']);
    // Any other one is found by a search.
    const search = screen.getByRole('searchbox', { name: 'Search the whole library' });
    await user.type(search, 'lateral r');
    const swap = within(search.closest<HTMLElement>('[role=dialog]')!);
    expect(await swap.findByRole('button', { name: /^Lateral Raise/ })).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Similar exercises' })).toBeNull();
    await user.click(swap.getByRole('button', { name: /^Lateral Raise/ }));
    expect(await screen.findByText('Wall Sit swapped.')).toBeVisible();
    expect(screen.getByText('3 sets × 12 reps · Left')).toBeVisible();
    expect(screen.queryByText('No longer in the library')).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
    await press(user, 'Undo');
    expect(await screen.findByText('No longer in the library')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move Wall Sit' })).toHaveFocus());
  });
});
