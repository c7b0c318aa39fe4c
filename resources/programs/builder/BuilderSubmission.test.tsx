import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorResponse } from '../../../tests/component/fakeApi.ts';
import { ada } from '../../../tests/component/patientRecords.ts';
import { setWindowWidth } from '../../../tests/component/windowWidth.ts';
import {
  assignPath,
  listExerciseNames,
  listStoredDrafts,
  kneeTemplate,
  renderBuilder,
  press,
  templatePath,
  goToExercises,
  goToSummary,
  listWrites,
} from './fixtures.ts';

beforeEach(() => setWindowWidth(1440));
afterEach(() => vi.unstubAllGlobals());

describe('step 3, Summary', () => {
  it('BLD-17 BLD-18 BLD-22 BLD-34 shows everything, editable, and assigns the program', async () => {
    const { user, sent } = renderBuilder(assignPath);
    await goToSummary(user);
    expect(listExerciseNames()).toEqual(['Lateral Raise', 'Plank']);
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'Slowly');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Daily frequency' }), '2');
    expect(screen.getByRole('checkbox', { name: 'Save this Program as template' })).not.toBeChecked();
    await press(user, 'Assign to Patient');
    expect(await screen.findByText('Program assigned to Ada Lovelace.')).toBeVisible();
    expect(window.location.pathname).toBe('/patients/12');
    expect(listWrites(sent)).toHaveLength(1);
    expect(listWrites(sent)[0]).toMatchObject({
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
    expect(listStoredDrafts()).toEqual([]);
  });

  it('BLD-17 shows name, notes and both frequencies as entered, and saves changes made there', async () => {
    const { user, sent } = renderBuilder(assignPath);
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
    await waitFor(() => expect(listWrites(sent)).toHaveLength(1));
    expect(listWrites(sent)[0]!.body).toMatchObject({
      name: 'Hip',
      notes: 'Without a band',
      dailyFrequency: 4,
      weeklyFrequency: 2,
    });
  });

  it('BLD-19 saves the program as a template too', async () => {
    const { user, sent } = renderBuilder(assignPath);
    await goToSummary(user);
    await user.click(screen.getByRole('checkbox', { name: 'Save this Program as template' }));
    await press(user, 'Assign to Patient');
    await waitFor(() =>
      expect(listWrites(sent).map(({ path }) => path)).toEqual(['/v2/patients/12/program', '/v2/programs/templates']),
    );
    // The template has no involved side: Ada's left side becomes the side of any patient.
    const program = listWrites(sent)[0]!.body as { blocks: object[] };
    expect(program).toMatchObject({ blocks: [{ sideOfBody: 'Left' }, { sideOfBody: 'Left' }] });
    expect(listWrites(sent)[1]!.body).toEqual({
      ...program,
      blocks: program.blocks.map((block) => ({ ...block, sideOfBody: null })),
    });
  });

  it('keeps the draft when the server rejects the program, and a retry creates one program', async () => {
    let works = false;
    const { user, sent } = renderBuilder(assignPath, {
      'POST /v2/patients/12/program': () =>
        works ? [201, kneeTemplate] : errorResponse(503, 'Please try again in a moment.'),
    });
    await goToSummary(user);
    await press(user, 'Assign to Patient');
    expect(await screen.findByText('Please try again in a moment.')).toBeVisible();
    expect(listExerciseNames()).toEqual(['Lateral Raise', 'Plank']);
    works = true;
    await press(user, 'Assign to Patient');
    expect(await screen.findByText('Program assigned to Ada Lovelace.')).toBeVisible();
    const [first, second] = listWrites(sent).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
  });

  it('BLD-23 BLD-24 BLD-25 BLD-26 BLD-37 publishes a template and offers the next actions', async () => {
    const { user, sent } = renderBuilder(templatePath);
    await goToSummary(user);
    expect(screen.queryByRole('checkbox', { name: 'Save this Program as template' })).toBeNull();
    await press(user, 'Publish Template');
    expect(await screen.findByText('Your Program Template is ready!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Template List' })).toHaveAttribute('href', '/programs/templates/');
    expect(screen.getByRole('link', { name: 'Assign Programs Now' })).toHaveAttribute('href', '/patients/');
    expect(listWrites(sent)).toMatchObject([{ path: '/v2/programs/templates', body: { name: 'For Ada' } }]);
    await press(user, 'Close');
    expect(window.location.pathname).toBe('/programs/templates/');
  });

  it('BLD-47 notifies the user that exercises are missing', async () => {
    const { user, sent } = renderBuilder(assignPath);
    await goToSummary(user);
    await press(user, 'Remove Plank');
    await press(user, 'Remove Lateral Raise');
    await press(user, 'Assign to Patient');
    const toasts = await screen.findByRole('region', { name: 'Notifications', hidden: true });
    expect(toasts).toHaveTextContent('You must add exercises in order to create the Program');
    expect(listWrites(sent)).toHaveLength(0);
  });
});

describe('the builder for a stored program or template', () => {
  it('BLD-21 BLD-35 saves a template against the version that was read', async () => {
    const { user, sent } = renderBuilder(`${templatePath}?edit=4`, {
      'GET /v2/programs/templates/4': [200, { ...kneeTemplate, version: 7 }],
      'PATCH /v2/programs/templates/4': [200, kneeTemplate],
    });
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, 'Knee, week 2');
    await press(user, 'Next');
    await press(user, 'Next');
    await press(user, 'Save');
    expect(await screen.findByText('Changes saved.')).toBeVisible();
    expect(listWrites(sent)).toMatchObject([
      { method: 'PATCH', path: '/v2/programs/templates/4', body: { name: 'Knee, week 2' } },
    ]);
    expect(listWrites(sent)[0]!.headers.get('If-Match')).toBe('7');
    expect(window.location.pathname).toBe('/programs/templates/4');
  });

  it('BLD-29 BLD-35 edits the assigned program, starting at step 1', async () => {
    const { user, sent } = renderBuilder(`${assignPath}?edit=true`, {
      'GET /v2/patients/12/program': [200, { ...kneeTemplate, version: 3 }],
      'PATCH /v2/patients/12/program': [200, kneeTemplate],
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Daily frequency' }), '5');
    await press(user, 'Next');
    await press(user, 'Next');
    await press(user, 'Save');
    await waitFor(() => expect(window.location.pathname).toBe('/patients/12'));
    expect(listWrites(sent)).toMatchObject([
      { method: 'PATCH', path: '/v2/patients/12/program', body: { dailyFrequency: 5 } },
    ]);
    expect(listWrites(sent)[0]!.headers.get('If-Match')).toBe('3');
  });

  it('TPL-16 duplicates a template as a new one', async () => {
    const { user, sent } = renderBuilder(`${templatePath}?duplicate=4`, {
      'GET /v2/programs/templates/4': [200, kneeTemplate],
    });
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Knee, week 1 (DUPLICATE)');
    await press(user, 'Next');
    await press(user, 'Next');
    await press(user, 'Publish Template');
    expect(await screen.findByText('Your Program Template is ready!')).toBeVisible();
    expect(listWrites(sent)).toMatchObject([{ method: 'POST', path: '/v2/programs/templates' }]);
  });
});

describe('closing the builder', () => {
  it('BLD-27 BLD-36 asks before changes are lost, and does not ask without changes', async () => {
    const { user } = renderBuilder(templatePath);
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
    expect(listStoredDrafts()).toEqual([]);
  });

  it('BLD-36 does not ask for a draft without a name', async () => {
    const { user } = renderBuilder(templatePath);
    await user.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Slowly');
    await press(user, 'Close');
    expect(window.location.pathname).toBe('/programs/templates/');
  });

  it('keeps the draft through a reload until the user starts over', async () => {
    const { user } = renderBuilder(templatePath);
    await goToExercises(user, 'Knee');
    await press(user, 'Add Plank');
    cleanup();
    renderBuilder(templatePath);
    expect(await screen.findByText('Your unsaved changes are still here.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Remove Plank' })).toBeVisible();
    await press(user, 'Start over');
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('');
  });
});

describe('a patient who cannot get a program', () => {
  it('is reported with the server’s message', async () => {
    renderBuilder(assignPath, { 'GET /v2/patients/12': errorResponse(404, 'Patient is hidden.') });
    expect(await screen.findByText('Patient is hidden.')).toBeVisible();
  });

  it('is linked back to when Health is missing', async () => {
    renderBuilder(assignPath, { 'GET /v2/patients/12': [200, { ...ada, products: ['GAIT'] }] });
    expect(await screen.findByText('Adding patient to Exer Health will allow Programs to be assigned.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to patient' })).toHaveAttribute('href', '/patients/12');
  });
});
