import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildMenu, buildRoutes } from '../../../src/ui/plugin.ts';
import { renderFeature, pagedResponse } from '../../../tests/component/renderFeature.tsx';
import { clinicAdmin } from '../../../tests/component/people.ts';
import { setWindowWidth } from '../../../tests/component/windowWidth.ts';
import {
  assignPath,
  listExerciseNames,
  renderBuilder,
  press,
  templatePath,
  goToExercises,
  listWrites,
} from './fixtures.ts';
import { programBuilder } from './plugin.tsx';

beforeEach(() => setWindowWidth(1440));
afterEach(() => vi.unstubAllGlobals());

describe('step 0, Assign Program', () => {
  it('BLD-03 BLD-04 BLD-05 BLD-06 BLD-07 offers New Program and the templates, and previews the selected one', async () => {
    const { user } = renderBuilder(assignPath);
    expect(await screen.findByRole('heading', { name: 'Assign Program' })).toBeVisible();
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '1Assign Program',
      '2Information',
      '3Exercises',
      '4Summary',
    ]);
    expect(await screen.findByRole('radio', { name: /New Program/ })).toBeChecked();
    const radio = await screen.findByRole('radio', { name: /Knee, week 1/ });
    expect(radio.closest('label')).toHaveTextContent('Updated 11/10/2026');
    expect(radio.closest('label')).toHaveTextContent('1 exercise');
    await user.click(radio);
    const preview = screen.getByRole('region', { name: 'Preview' });
    expect(await within(preview).findByText('Wall Squat')).toBeVisible();
    expect(within(preview).getByText('3 sets × 12 reps · Left (Involved)')).toBeVisible();
  });

  it('OPEN-081 BLD-30 assigns a copy of the selected template at once and returns to the patient', async () => {
    const { user, sent } = renderBuilder(assignPath);
    await user.click(await screen.findByRole('radio', { name: /Knee, week 1/ }));
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    await press(user, 'Assign to Patient');
    expect(await screen.findByText('Program assigned to Ada Lovelace.')).toBeVisible();
    expect(listWrites(sent)).toMatchObject([
      { method: 'POST', path: '/v2/patients/12/program', body: { templateId: 4 } },
    ]);
    expect(window.location.pathname).toBe('/patients/12');
  });

  it('BLD-08 is a select on small screens', async () => {
    setWindowWidth(390);
    const { user } = renderBuilder(assignPath);
    await screen.findByRole('option', { name: 'Hip, week 1' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Template' }), 'Knee, week 1');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByRole('button', { name: 'Assign to Patient' })).toBeVisible();
  });
});

describe('step 1, Information', () => {
  it('BLD-09 BLD-31 BLD-39 BLD-59 BLD-60 BLD-61 BLD-62 has name, notes and frequencies, and requires a name', async () => {
    const { user } = renderBuilder(templatePath);
    const daily = await screen.findByRole('combobox', { name: 'Daily frequency' });
    const stepsNow = () =>
      within(screen.getByRole('list', { name: 'Steps' }))
        .getAllByRole('listitem')
        .map((step) => [step.textContent, step.getAttribute('aria-current')]);
    expect(stepsNow()).toEqual([
      ['1Information', 'step'],
      ['2Exercises', null],
      ['3Summary', null],
    ]);
    expect(daily).toHaveValue('3');
    expect(
      within(daily)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['1', '2', '3', '4', '5']);
    const weekly = screen.getByRole('combobox', { name: 'Weekly frequency' });
    expect(weekly).toHaveValue('5');
    expect(within(weekly).getAllByRole('option')).toHaveLength(7);
    await press(user, 'Next');
    expect(await screen.findByText('Name is required')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
    await user.keyboard('Knee{Enter}');
    expect(await screen.findByRole('heading', { name: 'Exercises' })).toBeVisible();
    // Browser Back goes to the previous step.
    expect(new URLSearchParams(window.location.search).get('step')).toBe('2');
    window.history.back();
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveValue('Knee');
  });

  it('BLD-41 BLD-42 BLD-43 BLD-44 truncates notes at 500 characters, counting a line break as two', async () => {
    renderBuilder(templatePath);
    const notes = await screen.findByRole('textbox', { name: 'Notes' });
    fireEvent.change(notes, { target: { value: 'a\nb' } });
    expect(screen.getByText('4/500')).toBeVisible();
    expect(screen.queryByText('The number of characters should be max 500')).toBeNull();
    fireEvent.change(notes, { target: { value: `\n${'x'.repeat(600)}` } });
    expect(notes).toHaveValue(`\n${'x'.repeat(498)}`);
    expect(screen.getByText('500/500')).toBeVisible();
    expect(screen.getByText('The number of characters should be max 500')).toBeVisible();
  });

  it('BLD-10 starts from a template or from None', async () => {
    const { user } = renderBuilder(assignPath);
    await press(user, 'Next');
    const starter = await screen.findByRole('combobox', { name: 'Choose existing template as a starter' });
    expect(starter).toHaveDisplayValue('None');
    await user.selectOptions(starter, await screen.findByRole('option', { name: 'Knee, week 1' }));
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Knee, week 1');
    expect(screen.getByRole('combobox', { name: 'Weekly frequency' })).toHaveValue('6');
    await press(user, 'Next');
    await screen.findByText('Wall Squat', { selector: 'li li div, ol div' });
    expect(listExerciseNames()).toEqual(['Wall Squat']);
  });

  it('BLD-10 offers no starter for templates', async () => {
    renderBuilder(templatePath);
    await screen.findByRole('textbox', { name: /^Name/ });
    expect(screen.queryByRole('combobox', { name: 'Choose existing template as a starter' })).toBeNull();
  });
});

describe('step 2, Exercises', () => {
  it('BLD-11 BLD-12 BLD-13 has filters, a search, the grid, and the program beside it', async () => {
    const { user } = renderBuilder(templatePath);
    await goToExercises(user);
    expect(await screen.findByRole('complementary', { name: 'Filters' })).toBeVisible();
    expect(await screen.findByText('1–3 of 3')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Exercise Name' }), 'plank');
    expect(await screen.findByText('1–1 of 1')).toBeVisible();
    await press(user, 'Add Plank');
    await press(user, 'Add Plank · 1');
    expect(listExerciseNames()).toEqual(['Plank', 'Plank']);
  });

  it('BLD-32 BLD-45 requires an exercise', async () => {
    const { user } = renderBuilder(assignPath);
    await goToExercises(user);
    await press(user, 'Next');
    expect(await screen.findByRole('alert')).toHaveTextContent('You must add exercises in order to create the Program');
  });

  it('BLD-15 BLD-16 BLD-55 BLD-58 moves, edits and removes an exercise', async () => {
    const { user } = renderBuilder(assignPath);
    await goToExercises(user);
    for (const name of ['Lateral Raise', 'Wall Squat', 'Plank']) await press(user, `Add ${name}`);
    await press(user, 'More for Plank');
    await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    expect(listExerciseNames()).toEqual(['Lateral Raise', 'Plank', 'Wall Squat']);
    await press(user, 'More for Lateral Raise');
    expect(await screen.findByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');
    await press(user, 'Remove Lateral Raise');
    expect(listExerciseNames()).toEqual(['Plank', 'Wall Squat']);
    await press(user, 'Edit Wall Squat');
    const form = screen.getByRole('form', { name: 'Edit Wall Squat' });
    await waitFor(() => expect(within(form).getByRole('combobox', { name: 'Sets' })).toHaveFocus());
    expect(within(within(form).getByRole('combobox', { name: 'Sets' })).getAllByRole('option')).toHaveLength(5);
    await user.selectOptions(within(form).getByRole('combobox', { name: 'Sets' }), '3');
    const reps = within(form).getByRole('slider', { name: /Reps/ });
    expect([reps.getAttribute('min'), reps.getAttribute('max')]).toEqual(['1', '25']);
    fireEvent.change(reps, { target: { value: 15 } });
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    expect(screen.getByText('3 sets × 15 reps · Left (Involved)')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Wall Squat' })).toHaveFocus());
  });

  it('BLD-63 BLD-64 BLD-65 starts with the involved side and marks it', async () => {
    const { user } = renderBuilder(assignPath);
    await goToExercises(user);
    await press(user, 'Add Wall Squat');
    await press(user, 'Edit Wall Squat');
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent)).toEqual([
      'Right',
      'Left (Patient involved side)',
    ]);
    expect(screen.getByRole('radio', { name: 'Left (Patient involved side)' })).toBeChecked();
    await press(user, 'Cancel');
    await press(user, 'Add Plank');
    await press(user, 'Edit Plank');
    expect(screen.getAllByRole('radio')).toHaveLength(3);
  });

  it('BLD-49 BLD-50 BLD-51 BLD-52 BLD-56 BLD-57 sets a time of at least 5 seconds by typing, slider or preset', async () => {
    const { user } = renderBuilder(templatePath);
    await goToExercises(user);
    await press(user, 'Add Plank');
    await press(user, 'Edit Plank');
    const time = screen.getByRole('textbox', { name: 'Time (m:ss)' });
    expect(time).toHaveValue('0:30');
    const slider = screen.getByRole('slider', { name: 'Timer' });
    expect([slider.getAttribute('min'), slider.getAttribute('max')]).toEqual(['0', '60']);
    await user.clear(time);
    await user.type(time, '4s');
    expect(time).toHaveValue('4');
    await press(user, 'Save');
    expect(await screen.findByText('Please select at least 5 sec for the time goal.')).toBeVisible();
    await press(user, '1:30 min');
    expect(time).toHaveValue('1:30');
    await press(user, '30 sec');
    expect(slider).toHaveValue('30');
    await user.clear(time);
    await user.type(time, '75');
    await user.tab();
    expect(time).toHaveValue('1:15');
    await press(user, 'Save');
    expect(await screen.findByText('1 set × 1:15 min · Both sides')).toBeVisible();
  });

  it('BLD-20 BLD-33 BLD-38 BLD-48 stays at the step while an edit is open; Back closes the edit', async () => {
    const { user } = renderBuilder(templatePath);
    await goToExercises(user, 'Knee');
    await press(user, 'Add Plank');
    await press(user, 'Edit name');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Edit name' })).toHaveFocus());
    await press(user, 'Edit name');
    await press(user, 'Next');
    expect(await screen.findByRole('alert')).toHaveTextContent("Don't forget to save or cancel your changes");
    await press(user, 'Back');
    await press(user, 'Next');
    await screen.findByRole('button', { name: 'Edit name' });
    await press(user, 'Next');
    expect(await screen.findByRole('heading', { name: 'Summary' })).toBeVisible();
  });
});

const gaitOnly = { ...clinicAdmin, organization: { ...clinicAdmin.organization!, products: ['GAIT' as const] } };

describe('the plugin of the program builder', () => {
  it('BLD-01 BLD-02 opens at its path in full screen, without a sidebar entry', async () => {
    renderFeature(programBuilder, '/programs/templates/builder/', {
      answers: { 'GET /v2/programs/templates': pagedResponse([]) },
    });
    const dialog = await screen.findByRole('dialog', { name: 'New Template' });
    expect(dialog).toHaveClass('MuiDialog-paperFullScreen');
    expect(buildMenu(clinicAdmin, [programBuilder])).toEqual([]);
  });

  it('OPEN-014 is not available without Health', () => {
    expect(buildRoutes(gaitOnly, [programBuilder], '/home/').map(({ redirectTo }) => redirectTo)).toEqual([
      '/home/',
      '/home/',
    ]);
  });
});
