import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import type { Block } from '../../../contract/programs/shapes.ts';
import { listSideChoices } from '../../../domain/programs/program.ts';
import type { ProgramKey } from '../shared/messages.en.ts';

const Group = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0 },
  '& label': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 32, cursor: 'pointer' },
  '& input': { width: 18, height: 18, margin: 0, accentColor: 'var(--primary)' },
});

interface SideChoiceProps {
  exercise: Exercise;
  value: Block['sideOfBody'];
  involvedSide: Block['sideOfBody'];
  onChange: (side: Block['sideOfBody']) => void;
}

/** Selects the side of the body; the involved side is marked (BLD-63, BLD-65, OPEN-083, OPEN-084). */
export const SideChoice = ({ exercise, value, involvedSide, onChange }: SideChoiceProps) => {
  const translate = useTranslate();
  const name = useId();
  const choices = listSideChoices(exercise);
  if (choices.length === 0) return null;
  return (
    <Group>
      <legend className="title">{translate('builder.side')}</legend>
      {choices.map((side) => (
        <label key={side ?? 'both'}>
          <input type="radio" name={name} checked={value === side} onChange={() => onChange(side)} />
          <span>
            {translate(`programs.side.${side ?? 'both'}` satisfies ProgramKey)}
            {side !== null && side === involvedSide && ` ${translate('builder.involvedSide')}`}
          </span>
        </label>
      ))}
    </Group>
  );
};
