import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBuiltInOutcome } from '../../../domain/risk-analysis/built-in-outcomes.ts';
import { definePlugin } from '../../../src/ui/plugin.ts';
import { addMessages } from '../../../src/ui/i18n/loadedMessages.ts';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { renderFeature } from '../../../tests/component/renderFeature.tsx';
import AnalysisDialog, { texts } from './AnalysisDialog.tsx';

// Queries skip the visibility check, which takes most of a test's time while the editor hides the dialog behind it.
configure({ defaultHidden: true });

const onClose = vi.fn<() => void>();
const LIST = 'GET /v2/admin/scan/organizations/5/outcomes/risk-factors';
const ofAssessment = (id: string) => `/v2/admin/scan/organizations/5/assessments/${id}/outcomes/risk-factors`;
const tug = { ...findBuiltInOutcome('AST-0009')!, source: 'A study', version: 3 };
const stands = { ...findBuiltInOutcome('AST-0011')!, version: 2 };
const none = {
  unmatched: 0,
  overlapping: 0,
  withoutCriterion: 0,
  withoutResult: 0,
  otherUnits: 0,
  withoutDemographics: 0,
};
const counted = (edited: object, present: object | null = null, sessions = 10) =>
  [200, { sessions, truncated: false, edited, present }] as const;

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
  onClose.mockReset();
});

const open = (assessmentId: string, stored: object[], answers = {}) => {
  addMessages(texts);
  const page = () => <AnalysisDialog organizationId={5} assessmentId={assessmentId} onClose={onClose} />;
  const plugin = definePlugin({
    id: 'analysis',
    console: 'admin',
    visibleTo: () => true,
    pages: [{ path: '/admin/analysis', page }],
    messages: { en: {} },
  });
  const opened = renderFeature(plugin, '/admin/analysis', {
    answers: {
      [LIST]: [200, stored],
      [`POST ${ofAssessment(assessmentId)}/simulation`]: counted({ ...none, categories: { LOW: 10, HIGH: 0 } }),
      ...answers,
    },
  });
  return { ...opened, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
};
type User = ReturnType<typeof open>['user'];
/** Finds an element without computing every accessible name, which takes most of a test's time. */
const button = (name: string) =>
  waitFor(() => {
    const found = [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === name);
    if (!found) throw new Error(`There is no button "${name}".`);
    return found;
  });
const press = async (user: User, name: string) => user.click(await button(name));
const buttonNames = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
const factor = (name: string) => {
  const legend = [...document.querySelectorAll('legend')].find(({ textContent }) => textContent === name)!;
  return within(legend.closest('fieldset')!);
};
const current = () => document.querySelector('[aria-current=step]')?.textContent;

describe('the preview of an outcome', () => {
  it('RISK-01 RISK-02 shows title, description, result definition, a slider and the source', async () => {
    open('AST-0009', [{ ...tug, title: 'Timed', description: 'Own limits' }]);
    const dialog = within(await screen.findByRole('dialog'));
    for (const text of ['Timed', 'Own limits', 'Time (time)', 'A study', 'Fall'])
      expect(await dialog.findByText(text)).toBeVisible();
    expect(dialog.getByRole('figure', { name: 'Scale' })).toBeVisible();
    expect(dialog.queryByRole('table')).toBeNull();
  });

  it('RISK-02 RISK-47 RISK-48 shows the table of an outcome by sex and age', async () => {
    open('AST-0011', [stands]);
    const table = await screen.findByRole('table', { name: 'Factors' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[1]!.textContent)).toEqual([
      '60-69',
      '70-79',
      '80+',
      '60-69',
      '70-79',
      '80+',
    ]);
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('ERR-23 RISK-02 reports in a toast and in place that it cannot be loaded, and can be loaded again', async () => {
    const { user, answering } = open('AST-0009', [], { [LIST]: errorResponse(500, 'Out of order.') });
    const message = 'Could not load analysis data. Out of order.';
    expect(await within(await screen.findByRole('dialog')).findByText(message)).toBeVisible();
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
    answering[LIST] = [200, [tug]];
    await press(user, 'Try again');
    expect(await screen.findByText('Time (time)')).toBeVisible();
  });

  it('RISK-17 OPEN-129 says that nothing is stored, and which criteria apply instead', async () => {
    open('AST-0009', [stands]);
    expect(await screen.findByText('No Analysis Data For That Assessment.')).toBeVisible();
    expect(screen.getByText('Until an analysis is saved, providers see the built-in one:')).toBeVisible();
    expect(await button('Create Analysis')).toBeVisible();
  });

  it('RISK-55 RISK-56 OPEN-129 shows both readings if an organization selects between two', async () => {
    open('AST-0011', [tug]);
    expect(
      await screen.findByText(/providers see one of two built-in analyses, as chosen by their organization/),
    ).toBeVisible();
    expect(screen.queryByText(/providers see the built-in one:/)).toBeNull();
    const tables = screen.getAllByRole('table', { name: 'Factors' });
    const limits = tables.map((table) => within(table).getAllByRole('row')[1]!.textContent);
    expect(limits).toEqual(['Male60-69more than 11.40 sHigh Risk ', 'Male60-69more than 8.40 sHigh Risk ']);
    expect(screen.getAllByRole('heading', { name: 'Factors', level: 3 })).toHaveLength(2);
  });
});

describe('the editor of an outcome', () => {
  it('RISK-03 RISK-04 RISK-05 RISK-06 RISK-07 moves through its three steps forward and back', async () => {
    const { user } = open('AST-0009', [tug]);
    await press(user, 'Edit Analysis');
    expect(await screen.findByRole('dialog', { name: 'Edit Analysis' })).toBeVisible();
    const steps = screen.getByLabelText('Steps').querySelectorAll('li');
    expect([...steps].map(({ textContent }) => textContent)).toEqual([
      '1 Configuration',
      '2 Risk Factors',
      '3 Preview',
    ]);
    expect(current()).toBe('1 Configuration');
    expect(await button('Back')).toBeDisabled();
    await press(user, 'Next');
    expect(current()).toBe('2 Risk Factors');
    await press(user, 'Next');
    expect(current()).toBe('3 Preview');
    expect(await button('Save')).toBeEnabled();
    await press(user, 'Back');
    await press(user, 'Back');
    expect(current()).toBe('1 Configuration');
  });

  it('OPEN-134 warns before saving that results of people without a row are not assessed', async () => {
    const { user } = open('AST-0011', [stands]);
    await press(user, 'Edit Analysis');
    await press(user, 'Next');
    await press(user, 'Next');
    expect(
      await screen.findByText('Male, age 0-59: no row covers this group, so its results are not assessed.'),
    ).toBeVisible();
  });

  it('RISK-05 RISK-08 RISK-09 RISK-33 RISK-34 starts with the built-in default, whose type and results are fixed', async () => {
    const { user, sent } = open('AST-0010', [], {
      [`PUT ${ofAssessment('AST-0010')}`]: [200, { ...findBuiltInOutcome('AST-0010')!, version: 1 }],
    });
    await press(user, 'Create Analysis');
    expect(await screen.findByRole('dialog', { name: 'Create Analysis' })).toBeVisible();
    expect(screen.queryByLabelText('Risk type')).toBeNull();
    expect(screen.queryByLabelText('Result definition')).toBeNull();
    expect(screen.getByLabelText('Source')).toHaveValue('CDC STEADI, Timed Up and Go');
    await press(user, 'Next');
    expect(screen.getAllByLabelText('Value 1').map((field) => (field as HTMLInputElement).value)).toEqual(['12', '12']);
    await press(user, 'Next');
    await user.dblClick(await button('Save'));
    expect(await screen.findByText('Successfully updated analysis configuration.')).toBeVisible();
    const saves = sent.filter(({ method }) => method === 'PUT');
    expect(saves).toHaveLength(1);
    expect(saves[0]!.headers.get('if-match')).toBe('0');
    expect(saves[0]!.body).toEqual(findBuiltInOutcome('AST-0010'));
    // The saved outcome is shown.
    expect(await button('Edit Analysis')).toBeVisible();
  });

  it('ERR-26 RISK-32 stays on a step with a missing value, which is logged without an error on screen', async () => {
    const { user, sent } = open('AST-0009', [tug]);
    await press(user, 'Edit Analysis');
    await press(user, 'Next');
    await user.clear(screen.getAllByLabelText('Value 1')[0]!);
    await press(user, 'Next');
    expect(current()).toBe('2 Risk Factors');
    expect(String(logged.mock.calls.at(-1))).toContain(
      'factors.0.criteria.0.conditions.0.value: Value must be a number',
    );
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(screen.getAllByLabelText('Value 1')[0]).toHaveFocus());
    expect(sent.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('RISK-35 RISK-36 RISK-37 RISK-39 RISK-40 offers only what may be added, selected and deleted', async () => {
    const { user } = open('AST-0009', [tug]);
    await press(user, 'Edit Analysis');
    await press(user, 'Next');
    const choices = () =>
      within(factor('Factor 1: Low Risk').getByLabelText('Category'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(choices()).toEqual(['Low Risk', 'Medium Risk']);
    await press(user, 'Add factor');
    expect(await button('Add factor')).toBeDisabled();
    expect(factor('Factor 1: Low Risk').queryByLabelText('Category')).toBeNull();
    expect(buttonNames()).not.toContain('Delete criterion 1');
    await user.click(factor('Factor 1: Low Risk').getByText('Add condition'));
    expect(factor('Factor 1: Low Risk').queryByText('Add condition')).toBeNull();
    await press(user, 'Delete Factor 3: Medium Risk');
    await press(user, 'Delete Factor 1: Low Risk');
    expect(buttonNames().filter((name) => name.startsWith('Delete Factor'))).toEqual([]);
  });
});
