import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import type { Block } from '../../../contract/programs/shapes.ts';
import { plank, raise } from '../../../tests/component/exerciseLibrary.ts';
import { createBlock } from '../../../domain/programs/program.ts';
import { createI18nProvider } from '../../../src/ui/i18n/i18nProvider.ts';
import type { Plugin } from '../../../src/ui/plugin.ts';
import { BlockEditor } from './BlockEditor.tsx';
import { texts } from './messages.en.ts';

const i18n = createI18nProvider([{ id: 'builder', messages: texts } as unknown as Plugin]);
const UUID = '7b0c6ad6-5e0b-4a52-9d0f-0a4f6c0f8a11';
const MORE = 'Load, hold, rest, tempo and note';

/** The form of an exercise that was just added for both sides. */
function openForm(exercise: Exercise = raise, onSave = vi.fn<(block: Block) => void>()) {
  render(
    <CoreAdminContext i18nProvider={i18n}>
      <BlockEditor
        block={createBlock(exercise, UUID, null)}
        exercise={exercise}
        name={exercise.name}
        involvedSide={null}
        onSave={onSave}
        onCancel={() => undefined}
      />
    </CoreAdminContext>,
  );
  return { user: userEvent.setup({ delay: null }), onSave };
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The same with the further fields open. */
function openDose() {
  const opened = openForm();
  press(MORE);
  return opened;
}

const field = (name: string) => screen.getByRole('spinbutton', { name });
const slider = (name: string) => screen.getByRole('slider', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

describe('the form of an exercise', () => {
  it('BLD-55 has a field beside the slider of the reps: either sets the other, and the arrow keys step', async () => {
    const { user } = openDose();
    type('Reps', '15');
    expect(slider('Reps')).toHaveValue('15');
    fireEvent.change(slider('Reps'), { target: { value: 25 } });
    expect(field('Reps')).toHaveValue('25');
    await user.click(field('Reps'));
    await user.keyboard('{ArrowUp}');
    expect(field('Reps')).toHaveValue('25');
    await user.keyboard('{ArrowDown}{PageDown}');
    expect(field('Reps')).toHaveAttribute('aria-valuenow', '14');
    expect(slider('Reps')).toHaveValue('14');
  });

  it('BLD-55 says at the field what is wrong with a number, and Save leads to the first one', () => {
    const { onSave } = openDose();
    type('Hold each rep', 'five');
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.blur(field('Hold each rep'));
    expect(field('Hold each rep')).toHaveAccessibleDescription('Hold must be whole seconds from 1 to 300');
    expect(field('Hold each rep')).toHaveValue('five');
    type('Reps', '26');
    press('Save');
    expect(field('Reps')).toHaveAccessibleDescription('Reps must be a whole number from 1 to 25');
    expect(field('Reps')).toHaveFocus();
    type('Reps', '12');
    type('Hold each rep', '5');
    expect(screen.queryByRole('alert')).toBeNull();
    press('Save');
    expect(onSave.mock.lastCall![0]).toMatchObject({ setGoal: { reps: 12 }, dose: { hold: 5 } });
  });

  it('BLD-15 sends no dose when nothing is prescribed, and none of what was taken back', () => {
    const { onSave } = openDose();
    choose('Load', 'BAND');
    choose('Band color', 'GREEN');
    choose('Load', '');
    type('Hold each rep', '5');
    type('Hold each rep', '');
    type('Lower', '3');
    type('Lower', '');
    press('Save');
    expect(onSave.mock.lastCall![0]).toEqual(createBlock(raise, UUID, null));
  });

  it('BLD-15 starts a weight with the unit that was chosen last', () => {
    openDose();
    choose('Load', 'WEIGHT');
    expect(screen.getByRole('combobox', { name: 'Unit' })).toHaveValue('lb');
    choose('Unit', 'kg');
    choose('Load', '');
    choose('Load', 'WEIGHT');
    expect(screen.getByRole('combobox', { name: 'Unit' })).toHaveValue('kg');
  });

  it('BLD-15 keeps the further fields closed without a dose, and shows only those that apply', () => {
    openForm(plank);
    const more = screen.getByRole('button', { name: MORE });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('combobox', { name: 'Load' })).toBeNull();
    fireEvent.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    // A plank counts no repetitions, and one set has no rest.
    for (const name of ['Hold each rep', 'Rest between sets', 'Lower'])
      expect(screen.queryByRole('spinbutton', { name })).toBeNull();
    choose('Sets', '2');
    expect(field('Rest between sets')).toBeVisible();
    fireEvent.click(screen.getByRole('radio', { name: /^Left/ }));
    expect(screen.queryByRole('combobox', { name: 'Side order' })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Both sides' }));
    expect(screen.getByRole('combobox', { name: 'Side order' })).toHaveDisplayValue('Any order');
  });

  it('BLD-15 takes a tempo as a whole, and says so once the last part is left', async () => {
    const { user } = openDose();
    await user.click(field('Lower'));
    await user.keyboard('3{Tab}1');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.keyboard('{Tab}{Tab}');
    const message = 'Each part of the tempo must be whole seconds from 0 to 10';
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('group', { name: 'Tempo of a rep' })).toHaveAccessibleDescription(message);
  });
});
