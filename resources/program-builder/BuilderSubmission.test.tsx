import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refused } from '../../src/testing/fakeApi.ts';
import { ada } from '../../src/testing/patientRecords.ts';
import { windowWidth } from '../../src/testing/windowWidth.ts';
import {
  assignPath,
  inOrder,
  keptDrafts,
  knee,
  openBuilder,
  press,
  templatePath,
  toExercises,
  toSummary,
  writes,
} from './openBuilder.ts';

beforeEach(() => windowWidth(1440));
afterEach(() => vi.unstubAllGlobals());

describe('step 3, Summary', () => {
  it('BLD-17 BLD-18 BLD-22 BLD-34 shows everything, editable, and assigns it', async () => {
    const { user, sent } = openBuilder(assignPath);
    await toSummary(user);
    expect(inOrder()).toEqual(['Lateral Raise', 'Plank']);
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Slowly');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Daily frequency' }), '2');
    expect(screen.getByRole('checkbox', { name: 'Save this Program as template' })).not.toBeChecked();
    await press(user, 'Assign to Patient');
    expect(await screen.findByText('Program assigned to Ada Lovelace.')).toBeVisible();
    expect(window.location.pathname).toBe('/patients/12');
    expect(writes(sent)).toHaveLength(1);
    expect(writes(sent)[0]).toMatchObject({
      path: '/v2/patients/12/program',
      body: {
        name: 'For Ada',
        notes: 'Slowly',
        dailyFrequency: 2,
        weeklyFrequency: 5,
        blocks: [
          { exerciseId: 'T-1', numSets: 1, setGoal: { goalType: 'REPS', reps: 10, time: null }, sideOfBody: 'Left' },
          { exerciseId: 'T-3', numSets: 1, setGoal: { goalType: 'TIME', reps: null, time: 30 }, sideOfBody: 'Left' },
        ],
      },
    });
    expect(keptDrafts()).toEqual([]);
  });

  it('BLD-17 shows name, notes and both frequencies as they were entered, and stores each as it is changed there', async () => {
    const { user, sent } = openBuilder(assignPath);
    const fields = () => [
      screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }),
      screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' }),
      screen.getByRole<HTMLSelectElement>('combobox', { name: 'Daily frequency' }),
      screen.getByRole<HTMLSelectElement>('combobox', { name: 'Weekly frequency' }),
    ];
    const values = () => fields().map(({ value }) => value);
    const fill = async (name: string, notes: string, daily: string, weekly: string) => {
      const [nameField, notesField, dailyField, weeklyField] = fields();
      await user.clear(nameField!);
      await user.type(nameField!, name);
      await user.clear(notesField!);
      await user.type(notesField!, notes);
      await user.selectOptions(dailyField!, daily);
      await user.selectOptions(weeklyField!, weekly);
    };
    await screen.findByRole('heading', { name: 'Assign Program' });
    await press(user, 'Next');
    await screen.findByRole('textbox', { name: /^Name/ });
    await fill('Knee', 'With a band', '1', '7');
    await press(user, 'Next');
    await press(user, 'Add Plank');
    await press(user, 'Next');
    await screen.findByRole('heading', { name: 'Summary' });
    expect(values()).toEqual(['Knee', 'With a band', '1', '7']);
    await fill('Hip', 'Without a band', '4', '2');
    expect(values()).toEqual(['Hip', 'Without a band', '4', '2']);
    await press(user, 'Assign to Patient');
    await waitFor(() => expect(writes(sent)).toHaveLength(1));
    expect(writes(sent)[0]!.body).toMatchObject({
      name: 'Hip',
      notes: 'Without a band',
      dailyFrequency: 4,
      weeklyFrequency: 2,
    });
  });

  it('BLD-19 saves the program as a template too', async () => {
    const { user, sent } = openBuilder(assignPath);
    await toSummary(user);
    await user.click(screen.getByRole('checkbox', { name: 'Save this Program as template' }));
    await press(user, 'Assign to Patient');
    await waitFor(() =>
      expect(writes(sent).map(({ path }) => path)).toEqual(['/v2/patients/12/program', '/v2/programs/templates']),
    );
    // The same for anybody: what Ada does on her involved side, others do on theirs.
    const program = writes(sent)[0]!.body as { blocks: object[] };
    expect(program).toMatchObject({ blocks: [{ sideOfBody: 'Left' }, { sideOfBody: 'Left' }] });
    expect(writes(sent)[1]!.body).toEqual({
      ...program,
      blocks: program.blocks.map((block) => ({ ...block, sideOfBody: null })),
    });
  });

  it('a refused program keeps the draft, and trying again writes once', async () => {
    let works = false;
    const { user, sent } = openBuilder(assignPath, {
      'POST /v2/patients/12/program': () => (works ? [201, knee] : refused(503, 'Please try again in a moment.')),
    });
    await toSummary(user);
    await press(user, 'Assign to Patient');
    expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
    expect(inOrder()).toEqual(['Lateral Raise', 'Plank']);
    works = true;
    await press(user, 'Assign to Patient');
    expect(await screen.findByText('Program assigned to Ada Lovelace.')).toBeVisible();
    const [first, second] = writes(sent).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
  });

  it('BLD-23 BLD-24 BLD-25 BLD-26 BLD-37 publishes a template and says what can be done with it', async () => {
    const { user, sent } = openBuilder(templatePath);
    await toSummary(user);
    expect(screen.queryByRole('checkbox', { name: 'Save this Program as template' })).toBeNull();
    await press(user, 'Publish Template');
    expect(await screen.findByText('Your Program Template is ready!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Template List' })).toHaveAttribute('href', '/programs/templates/');
    expect(screen.getByRole('link', { name: 'Assign Programs Now' })).toHaveAttribute('href', '/patients/');
    expect(writes(sent)).toMatchObject([{ path: '/v2/programs/templates', body: { name: 'For Ada' } }]);
    await press(user, 'Close');
    expect(window.location.pathname).toBe('/programs/templates/');
  });

  it('BLD-47 says in a toast that exercises are missing', async () => {
    const { user, sent } = openBuilder(assignPath);
    await toSummary(user);
    await press(user, 'Remove Plank');
    await press(user, 'Remove Lateral Raise');
    await press(user, 'Assign to Patient');
    const toasts = await screen.findByRole('region', { name: 'Notifications', hidden: true });
    expect(toasts).toHaveTextContent('You must add exercises in order to create the Program');
    expect(writes(sent)).toHaveLength(0);
  });
});

describe('what is stored already', () => {
  it('BLD-21 BLD-35 edits a template over the version that was read', async () => {
    const { user, sent } = openBuilder(`${templatePath}?edit=4`, {
      'GET /v2/programs/templates/4': [200, { ...knee, version: 7 }],
      'PATCH /v2/programs/templates/4': [200, knee],
    });
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, 'Knee, week 2');
    await press(user, 'Next');
    await press(user, 'Next');
    await press(user, 'Save');
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(writes(sent)).toMatchObject([
      { method: 'PATCH', path: '/v2/programs/templates/4', body: { name: 'Knee, week 2' } },
    ]);
    expect(writes(sent)[0]!.headers.get('If-Match')).toBe('7');
    expect(window.location.pathname).toBe('/programs/templates/4');
  });

  it('BLD-29 BLD-35 edits the assigned program, from step 1', async () => {
    const { user, sent } = openBuilder(`${assignPath}?edit=true`, {
      'GET /v2/patients/12/program': [200, { ...knee, version: 3 }],
      'PATCH /v2/patients/12/program': [200, knee],
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Daily frequency' }), '5');
    await press(user, 'Next');
    await press(user, 'Next');
    await press(user, 'Save');
    await waitFor(() => expect(window.location.pathname).toBe('/patients/12'));
    expect(writes(sent)).toMatchObject([
      { method: 'PATCH', path: '/v2/patients/12/program', body: { dailyFrequency: 5 } },
    ]);
    expect(writes(sent)[0]!.headers.get('If-Match')).toBe('3');
  });

  it('TPL-16 duplicates a template as a new one', async () => {
    const { user, sent } = openBuilder(`${templatePath}?duplicate=4`, { 'GET /v2/programs/templates/4': [200, knee] });
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Knee, week 1 (DUPLICATE)');
    await press(user, 'Next');
    await press(user, 'Next');
    await press(user, 'Publish Template');
    expect(await screen.findByText('Your Program Template is ready!')).toBeVisible();
    expect(writes(sent)).toMatchObject([{ method: 'POST', path: '/v2/programs/templates' }]);
  });
});

describe('leaving', () => {
  it('BLD-27 BLD-36 asks before changes are lost, and not without changes', async () => {
    const { user } = openBuilder(templatePath);
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Knee');
    await press(user, 'Close');
    const dialog = await screen.findByRole('dialog', { name: 'Discard Changes?' });
    expect(within(dialog).getByText('Changes you made to this Program will not be saved.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Knee');
    await press(user, 'Close');
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Discard Changes?' })).getByRole('button', { name: 'Discard' }),
    );
    expect(window.location.pathname).toBe('/programs/templates/');
    expect(keptDrafts()).toEqual([]);
  });

  it('BLD-36 asks nothing of a draft without a name', async () => {
    const { user } = openBuilder(templatePath);
    await user.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Slowly');
    await press(user, 'Close');
    expect(window.location.pathname).toBe('/programs/templates/');
  });

  it('keeps the draft through a reload, until it is begun anew', async () => {
    const { user } = openBuilder(templatePath);
    await toExercises(user, 'Knee');
    await press(user, 'Add Plank');
    cleanup();
    openBuilder(templatePath);
    expect(await screen.findByText('Your unsaved changes are still here.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Remove Plank' })).toBeVisible();
    await press(user, 'Start over');
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('');
  });
});

describe('a patient who cannot be given a program', () => {
  it('is named with the server’s words', async () => {
    openBuilder(assignPath, { 'GET /v2/patients/12': refused(404, 'Patient is hidden.') });
    expect(await screen.findByText('Patient is hidden.')).toBeVisible();
  });

  it('leads back when Health is missing', async () => {
    openBuilder(assignPath, { 'GET /v2/patients/12': [200, { ...ada, products: ['GAIT'] }] });
    expect(await screen.findByText('Adding patient to Exer Health will allow Programs to be assigned.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to patient' })).toHaveAttribute('href', '/patients/12');
  });
});
