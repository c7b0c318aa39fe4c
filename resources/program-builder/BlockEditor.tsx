import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import type { Exercise } from '../../contract/exercises.ts';
import { REPS, SETS } from '../../contract/limits.ts';
import type { Block } from '../../contract/program-shapes.ts';
import { emptyProgram, programProblems } from '../../domain/program.ts';
import { goalChoices, goalOfType, type GoalType } from '../../domain/set-goal.ts';
import { Choice } from '../../src/components/Choice.tsx';
import { SideChoice } from './SideChoice.tsx';
import { TimeGoal } from './TimeGoal.tsx';

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
const Problem = styled('p')({ margin: 0, color: 'var(--error)', font: '500 var(--text-small)' });

const setCounts = Array.from({ length: SETS.max - SETS.min + 1 }, (_, index) => String(SETS.min + index));

/** What is wrong with a block, in the words of the program's rules (BLD-50, BLD-55, BLD-58). */
const problemOf = (block: Block): string | undefined =>
  Object.entries(programProblems({ ...emptyProgram(), blocks: [block] }, 'Program')).find(([field]) =>
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

/** Sets, goal and side of one exercise of the program, saved or left as they were (BLD-15). */
export const BlockEditor = ({ block, exercise, name, involvedSide, onSave, onCancel }: Props) => {
  const translate = useTranslate();
  const [edited, setEdited] = useState(block);
  const [problem, setProblem] = useState<string>();
  const repsId = useId();
  const { setGoal } = edited;
  const change = (next: Partial<Block>) => {
    setEdited({ ...edited, ...next });
    setProblem(undefined);
  };
  const types = [...new Set<GoalType>([...(exercise ? goalChoices(exercise) : []), block.setGoal.goalType])];

  return (
    <Form
      noValidate
      aria-label={translate('builder.editOf', { name })}
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = problemOf(edited);
        if (wrong) setProblem(wrong);
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
            options={types.map((type) => ({ value: type, label: translate(`builder.goalType.${type}`) }))}
            onChoose={(type) => change({ setGoal: goalOfType(type as GoalType, setGoal) })}
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
      {problem && <Problem role="alert">{translate(problem)}</Problem>}
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
