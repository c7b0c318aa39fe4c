import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { REPS, SETS } from '../../../contract/platform/limits.ts';
import type { Block } from '../../../contract/programs/shapes.ts';
import { listSideChoices, createEmptyProgram, validateProgram } from '../../../domain/programs/program.ts';
import { listGoalTypes, convertGoal, type GoalType } from '../../../domain/programs/blocks.ts';
import { Choice } from '../../../src/ui/Choice.tsx';
import { TimeGoal } from './TimeGoal.tsx';
import type { ProgramKey } from '../shared/messages.en.ts';
import type { BuilderKey } from './messages.en.ts';

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
const SideChoice = ({ exercise, value, involvedSide, onChange }: SideChoiceProps) => {
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

const Form = styled('form')({
  display: 'grid',
  gap: 12,
  marginTop: 12,
  padding: 16,
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--sunken)',
  '& .title': { display: 'block', marginBottom: 4, font: '600 var(--text-small)', color: 'var(--ink-muted)' },
});
const ErrorText = styled('p')({ margin: 0, color: 'var(--error)', font: '500 var(--text-small)' });

const setCounts = Array.from({ length: SETS.max - SETS.min + 1 }, (_, index) => String(SETS.min + index));

/** Validates one block by the rules of the program (BLD-50, BLD-55, BLD-58). */
const validateBlock = (block: Block): string | undefined =>
  Object.entries(validateProgram({ ...createEmptyProgram(), blocks: [block] }, 'Program')).find(([field]) =>
    field.startsWith('blocks.'),
  )?.[1];

interface Props {
  block: Block;
  exercise: Exercise | undefined;
  name: string;
  involvedSide: Block['sideOfBody'];
  onSave: (block: Block) => void;
  onCancel: () => void;
}

/** Edits sets, goal and side of one exercise, with Save and Cancel (BLD-15). */
export const BlockEditor = ({ block, exercise, name, involvedSide, onSave, onCancel }: Props) => {
  const translate = useTranslate();
  const [edited, setEdited] = useState(block);
  const [error, setError] = useState<string>();
  const repsId = useId();
  const { setGoal } = edited;
  const change = (next: Partial<Block>) => {
    setEdited({ ...edited, ...next });
    setError(undefined);
  };
  const types = [...new Set<GoalType>([...(exercise ? listGoalTypes(exercise) : []), block.setGoal.goalType])];

  return (
    <Form
      noValidate
      aria-label={translate('builder.editOf', { name })}
      onSubmit={(event) => {
        event.preventDefault();
        const message = validateBlock(edited);
        if (message) setError(message);
        else onSave(edited);
      }}
    >
      <div style={{ display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', gap: 8 }}>
        <div>
          <span className="title">{translate('builder.sets')}</span>
          <Choice
            label={translate('builder.sets')}
            value={String(edited.numSets)}
            options={setCounts.map((count) => ({ value: count, label: count }))}
            onChoose={(count) => change({ numSets: Number(count) })}
          />
        </div>
        <div>
          <span className="title">{translate('builder.goal')}</span>
          <Choice
            label={translate('builder.goal')}
            value={setGoal.goalType}
            options={types.map((type) => ({
              value: type,
              label: translate(`builder.goalType.${type}` satisfies BuilderKey),
            }))}
            onChoose={(type) => change({ setGoal: convertGoal(type as GoalType, setGoal) })}
          />
        </div>
      </div>
      {setGoal.reps !== null && (
        <div>
          <span id={repsId} className="title">
            {translate('builder.reps')}: {setGoal.reps}
          </span>
          <Slider
            aria-labelledby={repsId}
            size="small"
            min={REPS.min}
            max={REPS.max}
            value={setGoal.reps}
            onChange={(_, reps) => change({ setGoal: { ...setGoal, reps } })}
          />
        </div>
      )}
      {(setGoal.goalType === 'TIME' || setGoal.goalType === 'REPS_OR_TIME') && (
        <TimeGoal seconds={setGoal.time} onChange={(time) => change({ setGoal: { ...setGoal, time } })} />
      )}
      {exercise && (
        <SideChoice
          exercise={exercise}
          value={edited.sideOfBody}
          involvedSide={involvedSide}
          onChange={(sideOfBody) => change({ sideOfBody })}
        />
      )}
      {error && <ErrorText role="alert">{translate(error)}</ErrorText>}
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8 }}>
        <Button size="small" onClick={onCancel}>
          {translate('builder.cancel')}
        </Button>
        <Button size="small" type="submit" variant="contained">
          {translate('builder.saveBlock')}
        </Button>
      </div>
    </Form>
  );
};
