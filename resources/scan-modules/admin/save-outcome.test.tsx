import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBuiltInOutcome } from '../../../domain/risk-analysis/built-in-outcomes.ts';
import { addMessages } from '../../../src/ui/i18n/loadedMessages.ts';
import { definePlugin } from '../../../src/ui/plugin.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { renderFeature } from '../../../tests/component/renderFeature.tsx';
import AnalysisDialog, { texts } from './AnalysisDialog.tsx';

// Queries skip the visibility check, which takes most of a test's time while the editor hides the dialog behind it.
configure({ defaultHidden: true });

const PLACE = '/v2/admin/scan/organizations/5/assessments/AST-0009/outcomes/risk-factors';
const tug = { ...findBuiltInOutcome('AST-0009')!, source: 'A study', version: 3 };
const none = {
  unmatched: 0,
  overlapping: 0,
  withoutCriterion: 0,
  withoutResult: 0,
  otherUnits: 0,
  withoutDemographics: 0,
};
const counted = (more = {}) =>
  [
    200,
    {
      sessions: 10,
      truncated: false,
      edited: { ...none, categories: { LOW: 6, MEDIUM: 0, HIGH: 2 }, withoutResult: 2 },
      present: { ...none, categories: { LOW: 3, MEDIUM: 0, HIGH: 5 }, withoutResult: 2 },
      ...more,
    },
  ] as const;

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

const button = (name: string) =>
  waitFor(() => {
    const found = [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === name);
    if (!found) throw new Error(`There is no button "${name}".`);
    return found;
  });

/** Opens the editor of a stored outcome; `to` clicks buttons one after the other. */
async function openEditor(answers: NonNullable<Parameters<typeof renderFeature>[2]>['answers'] = {}) {
  addMessages(texts);
  const plugin = definePlugin({
    id: 'analysis',
    console: 'admin',
    visibleTo: () => true,
    pages: [
      {
        path: '/admin/analysis',
        page: () => <AnalysisDialog organizationId={5} assessmentId="AST-0009" onClose={() => undefined} />,
      },
    ],
    messages: { en: {} },
  });
  const opened = renderFeature(plugin, '/admin/analysis', {
    answers: {
      'GET /v2/admin/scan/organizations/5/outcomes/risk-factors': [200, [tug]],
      [`POST ${PLACE}/simulation`]: counted(),
      ...answers,
    },
  });
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const to = async (...names: string[]) => {
    for (const name of names) await user.click(await button(name));
  };
  await to('Edit Analysis');
  const source = await screen.findByLabelText('Source');
  return { ...opened, user, to, source };
}
const saves = (sent: { method: string; headers: Headers; body: unknown }[]) =>
  sent.filter(({ method }) => method === 'PUT');

describe('saving an outcome', () => {
  it('ERR-24 confirms that the configuration was updated, and shows it', async () => {
    const { user, sent, to, source } = await openEditor({
      [`PUT ${PLACE}`]: [200, { ...tug, source: 'Another', version: 4 }],
    });
    await user.clear(source);
    await user.type(source, 'Another');
    await to('Next', 'Next');
    const save = await button('Save');
    // Both clicks come before the button can be disabled.
    act(() => {
      save.click();
      save.click();
    });
    expect(await screen.findByText('Successfully updated analysis configuration.')).toBeVisible();
    expect(saves(sent)).toHaveLength(1);
    expect(saves(sent)[0]).toMatchObject({ body: { source: 'Another', type: 'FALL', resultDefinitionId: 'time' } });
    expect(saves(sent)[0]!.headers.get('if-match')).toBe('3');
    await waitFor(() => expect(document.querySelector('[aria-current=step]')).toBeNull());
    expect(screen.getByText('Another')).toBeVisible();
  });

  it('ERR-25 shows why it failed, and keeps what was typed', async () => {
    const { to } = await openEditor({ [`PUT ${PLACE}`]: errorResponse(503, 'The database rests.') });
    await to('Next', 'Next', 'Save');
    expect(await screen.findByText('Error saving analysis configuration. The database rests.')).toBeVisible();
    expect(document.querySelector('[aria-current=step]')?.textContent).toBe('3 Preview');
  });

  it('C1 ERR-25 shows what another user saved meanwhile, which is overwritten only on request', async () => {
    const theirs = { ...tug, source: 'Theirs', version: 4 };
    const { user, sent, answering, to, source } = await openEditor({
      [`PUT ${PLACE}`]: errorResponse(412, 'Someone else changed this in the meantime.', { current: theirs }),
    });
    await user.clear(source);
    await user.type(source, 'Mine');
    await to('Next', 'Next', 'Save');
    expect(await screen.findByText('Theirs')).toBeVisible();
    expect(await button('Save')).toBeDisabled();
    answering[`PUT ${PLACE}`] = [200, { ...theirs, source: 'Mine', version: 5 }];
    await to('Keep my changes', 'Save');
    expect(await screen.findByText('Successfully updated analysis configuration.')).toBeVisible();
    expect(saves(sent).map(({ headers }) => headers.get('if-match'))).toEqual(['3', '4']);
    expect(saves(sent)[1]!.body).toMatchObject({ source: 'Mine' });
  });
});

it('asks for confirmation before unsaved changes are discarded', async () => {
  const { user, to, source } = await openEditor();
  await user.type(source, ', and more');
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Your changes to this analysis will be lost.')).toBeVisible();
  await to('Keep editing');
  expect(screen.getByLabelText('Source')).toHaveValue('A study, and more');
  await user.keyboard('{Escape}');
  await to('Discard changes');
  await waitFor(() => expect(document.querySelector('[aria-current=step]')).toBeNull());
});

describe('past sessions', () => {
  const rowTexts = async () => {
    const table = await screen.findByRole('table', { name: 'Effect on past sessions' });
    return within(table)
      .getAllByRole('row')
      .map(({ children }) => [...children].map(({ textContent }) => textContent));
  };

  it('are counted by category, edited beside present', async () => {
    const { sent, to } = await openEditor();
    await to('Next', 'Next');
    expect(await rowTexts()).toEqual([
      ['Category', 'With your changes', 'Current'],
      ['Low Risk', '6 (75%)', '3 (38%)'],
      ['Medium Risk', '0 (0%)', '0 (0%)'],
      ['High Risk', '2 (25%)', '5 (63%)'],
      ['Not evaluated: no result', '2', '2'],
    ]);
    const { version: _, ...outcome } = tug;
    expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([outcome]);
  });

  it('may be none, or still loading', async () => {
    const { answering, to } = await openEditor({ [`POST ${PLACE}/simulation`]: errorResponse(500, 'Broken.') });
    await to('Next', 'Next');
    expect(await screen.findByText(/Past sessions could not be counted\./)).toBeVisible();
    answering[`POST ${PLACE}/simulation`] = counted({ sessions: 0, present: null });
    await to('Try again');
    expect(await screen.findByText('The organization has no sessions of this assessment yet.')).toBeVisible();
  });
});
