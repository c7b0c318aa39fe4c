import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { Exercise } from '../../contract/exercises.ts';
import type { Block } from '../../contract/program-shapes.ts';
import { sideChoices } from '../../domain/program.ts';

const Group = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0 },
  '& label': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 32, cursor: 'pointer' },
  '& input': { width: 18, height: 18, margin: 0, accentColor: 'var(--primary)' },
});

interface Props {
  exercise: Exercise;
  value: Block['sideOfBody'];
  involvedSide: Block['sideOfBody'];
  onChange: (side: Block['sideOfBody']) => void;
}

/** Which side of the body does the exercise; the patient's own is marked (BLD-63, BLD-65, OPEN-083, OPEN-084). */
export const SideChoice = ({ exercise, value, involvedSide, onChange }: Props) => {
  const translate = useTranslate();
  const name = useId();
  const choices = sideChoices(exercise);
  if (choices.length === 0) return null;
  return (
    <Group>
      <legend className="title">{translate('builder.side')}</legend>
      {choices.map((side) => (
        <label key={side ?? 'both'}>
          <input type="radio" name={name} checked={value === side} onChange={() => onChange(side)} />
          <span>
            {translate(`programs.side.${side ?? 'both'}`)}
            {side !== null && side === involvedSide && ` ${translate('builder.involvedSide')}`}
          </span>
        </label>
      ))}
    </Group>
  );
};
