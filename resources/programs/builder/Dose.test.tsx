import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Block } from '../../../contract/programs/shapes.ts';
import { setWindowWidth } from '../../../tests/component/windowWidth.ts';
import { assignPath, goToExercises, listWrites, press, renderBuilder } from './fixtures.ts';

beforeEach(() => setWindowWidth(1440));
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const MORE = 'Load, hold, rest, tempo and note';
const field = (name: string) => screen.getByRole('spinbutton', { name });
const slider = (name: string) => screen.getByRole('slider', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

/** The form of a lateral raise, which can work both sides, with the further fields open. */
async function openDose() {
  const opened = renderBuilder(assignPath);
  await goToExercises(opened.user);
  await press(opened.user, 'Add Lateral Raise');
  await press(opened.user, 'Edit Lateral Raise');
  fireEvent.click(screen.getByRole('radio', { name: 'Both sides' }));
  await press(opened.user, MORE);
  return opened;
}

describe('the dose of an exercise', () => {
  it('BLD-15 prescribes load, hold, rest, tempo, order of sides and a note, and the row has them in a line', async () => {
    const { user, sent } = await openDose();
    choose('Sets', '3');
    choose('Load', 'WEIGHT');
    await press(user, 'Save');
    expect(field('Weight')).toHaveFocus();
    expect(field('Weight')).toHaveAccessibleDescription('Load must be a number from 0.25 to 500, in steps of 0.25');
    type('Weight', '2,5');
    choose('Unit', 'kg');
    fireEvent.change(slider('Hold each rep'), { target: { value: 5 } });
    type('Rest between sets', '30');
    for (const [part, seconds] of [
      ['Lower', '3'],
      ['Pause', '1'],
      ['Lift', '2'],
    ] as const)
      type(part, seconds);
    choose('Side order', 'LEFT_FIRST');
    const note = screen.getByRole('textbox', { name: 'Note to the patient' });
    fireEvent.change(note, { target: { value: `Slowly.\n${'x'.repeat(300)}` } });
    expect(screen.getByText('200/200')).toBeVisible();
    fireEvent.change(note, { target: { value: 'Slowly.\nBreathe.' } });
    await press(user, 'Save');
    const [row] = within(screen.getByRole('list', { name: 'Exercises in order' })).getAllByRole('listitem');
    expect(row).toHaveTextContent(
      '3 sets × 10 reps · 2.5 kg · hold 5 s · rest 30 s · tempo 3-1-2 · left side first · Both sides',
    );
    expect(row).toHaveTextContent('Note: Slowly. Breathe.');
    await press(user, 'Next');
    await screen.findByRole('heading', { name: 'Summary' });
    await press(user, 'Assign to Patient');
    await waitFor(() => expect(listWrites(sent)).toHaveLength(1));
    const [block] = (listWrites(sent)[0]!.body as { blocks: Block[] }).blocks;
    expect(block!.dose).toEqual({
      load: { loadType: 'WEIGHT', value: 2.5, unit: 'kg' },
      hold: 5,
      rest: 30,
      tempo: { lower: 3, pause: 1, lift: 2 },
      sideOrder: 'LEFT_FIRST',
      note: 'Slowly.\nBreathe.',
    });
  });
});

describe('the dose of another exercise', () => {
  const rows = () =>
    within(screen.getByRole('list', { name: 'Exercises in order' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('BLD-15 is copied from the exercise above or to all, and the copy can be undone', async () => {
    const { user } = await openDose();
    type('Reps', '8');
    choose('Load', 'BAND');
    await press(user, 'Save');
    await press(user, 'Add Wall Squat');
    await press(user, 'More for Lateral Raise');
    expect(await screen.findByRole('menuitem', { name: 'Copy dose from the exercise above' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.keyboard('{Escape}');
    await press(user, 'More for Wall Squat');
    await user.click(await screen.findByRole('menuitem', { name: 'Copy dose from the exercise above' }));
    expect(rows()[1]).toContain('1 set × 8 reps · red band · Left (Involved)');
    expect(screen.getByText('Dose copied to Wall Squat.')).toBeVisible();
    await press(user, 'Undo');
    expect(rows()[1]).toContain('1 set × 10 reps · Left (Involved)');
    await press(user, 'More for Lateral Raise');
    await user.click(await screen.findByRole('menuitem', { name: 'Copy dose to all exercises' }));
    expect(rows()[1]).toContain('1 set × 8 reps · red band · Left (Involved)');
    expect(screen.getByText('Dose of Lateral Raise copied to all exercises.')).toBeVisible();
  });
});
