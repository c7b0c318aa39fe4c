import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PhaseView } from '../../contract/care-paths/shapes.ts';
import { renderFeature, pagedResponse } from '../../tests/component/renderFeature.tsx';
import { clinicAdmin } from '../../tests/component/people.ts';
import { carePaths } from './plugin.tsx';
import { samplePaths } from './samplePaths.ts';

const flagged = { ...clinicAdmin, features: ['PATHS' as const] };
const KNEE = 'Post-Op Total Knee Replacement';

const open = (answers: Record<string, readonly [number, unknown]> = {}) =>
  renderFeature(carePaths, '/programs/paths/', {
    viewer: flagged,
    answers: { 'GET /v2/care-paths': pagedResponse([]), 'GET /v2/programs/templates': pagedResponse([]), ...answers },
  });
const inside = (element: HTMLElement) => within(element);
type Shown = ReturnType<typeof inside>;
type User = ReturnType<typeof open>['user'];
const menu = async (user: User, name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  return within(await screen.findByRole('menu', { name: `Actions for ${name}` }));
};
const edited = async (user: User, name = KNEE) => {
  await user.click((await menu(user, name)).getByRole('menuitem', { name: 'Edit Path' }));
  return within(await screen.findByRole('dialog', { name: `Edit ${name}` }));
};
const rename = (dialog: Shown, value: string) =>
  fireEvent.change(dialog.getByRole('textbox', { name: 'Path name' }), { target: { value } });
/** The named groups only: exercise options are in groups too once they are loaded. */
const phases = (dialog: Shown) =>
  dialog
    .getAllByRole('group')
    .filter((group) => group.hasAttribute('aria-label'))
    .map((group) => group.getAttribute('aria-label'));

describe('a sample path', () => {
  it('PATHS-06 OPEN-096 has a menu with Edit Path and View Path Insights, a read-only dialog with the totals', async () => {
    const { user } = open();
    const items = await menu(user, KNEE);
    expect(items.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Edit Path',
      'View Path Insights',
    ]);
    await user.click(items.getByRole('menuitem', { name: 'View Path Insights' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Path insights: ${KNEE}` }));
    // 5 + 6 + 7 + 7 + 5 assessments and 4 + 3 + 2 + 2 + 1 messages; the first two phases notify.
    const facts = dialog.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual(['5', '30', '12', '2']);
    expect(dialog.queryByRole('textbox')).toBeNull();
  });

  it('PATHS-14 PATHS-07 is saved on the page without a request, and a reload restores the original', async () => {
    const { user, sent } = open();
    const dialog = await edited(user);
    rename(dialog, 'My knee');
    await user.click(dialog.getByRole('button', { name: 'Remove phase Return to daily activities' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const card = within((await screen.findByRole('heading', { level: 3, name: 'My knee' })).closest('li')!);
    expect(card.getByText('4 phases')).toBeInTheDocument();
    expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
    cleanup();
    open();
    expect(await screen.findByText(KNEE)).toBeInTheDocument();
    expect(screen.queryByText('My knee')).toBeNull();
  });

  it('PATHS-14 is restored on Cancel, after confirmation if it was changed', async () => {
    const { user } = open();
    const dialog = await edited(user);
    rename(dialog, `${KNEE} of mine`);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    const asks = within(await screen.findByRole('dialog', { name: 'Discard changes?' }));
    await user.click(asks.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard changes?' })).toBeNull());
    expect(dialog.getByRole('textbox', { name: 'Path name' })).toHaveValue(`${KNEE} of mine`);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByText(KNEE)).toBeInTheDocument();
    expect(screen.queryByText(`${KNEE} of mine`)).toBeNull();
    const again = await edited(user);
    await user.click(again.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('PATHS-08 PATHS-15 OPEN-161 validates every field of a phase inline', async () => {
    const { user } = open();
    const dialog = await edited(user);
    const first = within(dialog.getByRole('group', { name: 'Protect and activate' }));
    expect(first.getByRole('checkbox', { name: /Notify provider/ })).toBeChecked();
    for (const [field, value] of [
      ['Phase number', 1],
      ['Assessments', 5],
      ['Messages', 4],
      ['Number', 14],
    ] as const)
      expect(first.getByRole('spinbutton', { name: field })).toHaveValue(value);
    expect(first.getByRole('combobox', { name: 'Type' })).toHaveValue('Days');
    expect(first.getByRole('combobox', { name: 'Logic' })).toHaveValue('>');
    const set = (name: string, value: string) =>
      fireEvent.change(first.getByRole('spinbutton', { name }), { target: { value } });
    set('Phase number', '1000');
    set('Number', '');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(first.getAllByText('Enter a whole number from 0 to 999')).toHaveLength(2);
    await waitFor(() => expect(first.getByRole('spinbutton', { name: 'Phase number' })).toHaveFocus());
    set('Phase number', '0');
    set('Number', '999');
    expect(first.queryByText('Enter a whole number from 0 to 999')).toBeNull();
    // A track sets its unit.
    await user.selectOptions(first.getByRole('combobox', { name: 'Track' }), 'Balance');
    expect(first.getByRole('combobox', { name: 'Type' })).toHaveValue('Score');
    expect(first.getByText(/Without one, patients must be advanced manually\./)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Next when Balance is above 999')).toBeInTheDocument();
    expect(screen.getAllByText('Phase 0')).toHaveLength(1);
  });

  it('requires a title for a new phase', async () => {
    const { user } = open();
    const dialog = await edited(user, 'Ongoing Fall Prevention');
    await user.click(dialog.getByRole('button', { name: 'Add phase' }));
    expect(phases(dialog)).toEqual(['Fall risk screening', 'Standing balance', 'Walking and turning', 'Phase 4']);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Title is required')).toBeInTheDocument();
  });

  it('is copied with its changes to the organization’s paths by Use this path', async () => {
    const { user, sent } = open({ 'POST /v2/care-paths': [201, {}] });
    const dialog = await edited(user);
    rename(dialog, 'Ours');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const card = within((await screen.findByRole('heading', { level: 3, name: 'Ours' })).closest('li')!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(card.getByRole('button', { name: 'Use this path' }));
    await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
    const body = sent.find(({ method }) => method === 'POST')!.body as { name: string; phases: object[] };
    expect(body.name).toBe('Ours');
    expect(body.phases).toHaveLength(5);
    expect(body.phases[1]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      phaseNumber: 2,
      title: 'Restore knee flexion',
      exerciseTotal: 6,
      messageTotal: 3,
      track: 'Range of motion',
      logic: '>',
      number: 90,
      type: 'Degrees',
      messageProvider: true,
      templateId: null,
    });
    await user.click(await screen.findByRole('button', { name: 'Show' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your organization’s paths' })).toHaveFocus());
  });
});

it('ENT-049 ENT-050 ENT-051 ENT-052 a path and its phases have the fields of the specification', () => {
  for (const { id, name, phases: all } of samplePaths) {
    expect([typeof id, name.length > 0, all.length >= 3]).toEqual(['number', true, true]);
    for (const phase of all) {
      const { trackOptions, typeOptions, logicOptions, track, type, logic } = phase;
      expect(typeOptions).toEqual(['Degrees', '%', 'Score', 'Minutes', 'Hours', 'Days', 'Weeks']);
      expect(logicOptions).toEqual(['>', '<', 'Equals']);
      expect([trackOptions.includes(track), typeOptions.includes(type), logicOptions.includes(logic)]).toEqual([
        true,
        true,
        true,
      ]);
      const fields: (keyof PhaseView)[] = ['id', 'phaseNumber', 'title', 'exerciseTotal', 'messageTotal'];
      for (const field of [...fields, 'number', 'messageProvider'] as const) expect(phase[field]).toBeDefined();
    }
  }
});
