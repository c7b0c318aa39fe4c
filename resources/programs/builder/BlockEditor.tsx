import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState, type MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { REPS, SETS } from '../../../contract/platform/limits.ts';
import type { Dose } from '../../../contract/programs/prescription.ts';
import type { Block } from '../../../contract/programs/shapes.ts';
import { listGoalTypes, convertGoal, type GoalType } from '../../../domain/programs/blocks.ts';
import { setSide, withDose } from '../../../domain/programs/dose.ts';
import { validateBlock } from '../../../domain/programs/program.ts';
import { Choice } from '../../../src/ui/Choice.tsx';
import { DoseFields } from './dose/DoseFields.tsx';
import { NumberField } from './dose/NumberField.tsx';
import { SideChoice } from './SideChoice.tsx';
import { TimeGoal } from './TimeGoal.tsx';
import type { BuilderKey } from './messages.en.ts';

const Form = styled('form')({
  display: 'grid',
  gap: 12,
  marginTop: 12,
  padding: 16,
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--sunken)',
  '& .title': { display: 'block', marginBottom: 4, font: '600 var(--text-body)', color: 'var(--ink-muted)' },
  '& .number': { display: 'flex', alignItems: 'center', gap: 8 },
  '& .number > .MuiTextField-root:has([role=spinbutton])': { flex: '0 0 88px' },
  '& .number > .unit': { flex: '0 0 72px' },
  '& .number > .MuiSlider-root': { flex: 1, margin: '0 8px' },
  '& .MuiOutlinedInput-root': { background: 'var(--surface)' },
});
const ErrorText = styled('p')({ margin: 0, color: 'var(--error)', font: '500 var(--text-body)' });

const setCounts = Array.from({ length: SETS.max - SETS.min + 1 }, (_, index) => String(SETS.min + index));

/** Messages of fields that show them themselves; all others stand at the end of the form. */
const isShownAtField = (path: string) => path === 'setGoal.reps' || path.startsWith('dose.');

/** Otherwise leaving an invalid field moves the button away below the pointer. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

interface Props {
  block: Block;
  exercise: Exercise | undefined;
  name: string;
  involvedSide: Block['sideOfBody'];
  onSave: (block: Block) => void;
  onCancel: () => void;
}

/** Edits sets, goal, side and dose of one exercise, with Save and Cancel (BLD-15). */
export const BlockEditor = ({ block, exercise, name, involvedSide, onSave, onCancel }: Props) => {
  const translate = useTranslate();
  const doseId = useId();
  const [edited, setEdited] = useState(block);
  const [isOpen, setIsOpen] = useState(block.dose !== undefined);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { setGoal, dose = {} } = edited;
  const errors = validateBlock(edited);
  const getError = (path: string) => (isSubmitted || left.has(path) ? errors[path] : undefined);
  const onBlur = (path: string) => setLeft((before) => new Set(before).add(path));
  const otherError = Object.keys(errors).find((path) => !isShownAtField(path));
  const change = (next: Partial<Block>) => setEdited({ ...edited, ...next });
  const types = [...new Set<GoalType>([...(exercise ? listGoalTypes(exercise) : []), block.setGoal.goalType])];

  const submit = () => {
    const [first] = Object.keys(errors);
    if (first === undefined) {
      return onSave(withDose(edited, { ...edited.dose, note: edited.dose?.note?.trim() }));
    }
    flushSync(() => {
      setIsSubmitted(true);
      if (first.startsWith('dose.')) setIsOpen(true);
    });
    document.getElementById(`field-${first}`)?.focus();
  };

  return (
    <Form
      noValidate
      aria-label={translate('builder.editOf', { name })}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
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
        <NumberField
          id="field-setGoal.reps"
          label={translate('builder.reps')}
          value={setGoal.reps}
          range={REPS}
          sliderMax={REPS.max}
          error={getError('setGoal.reps')}
          onChange={(reps = Number.NaN) => change({ setGoal: { ...setGoal, reps } })}
          onBlur={() => onBlur('setGoal.reps')}
        />
      )}
      {(setGoal.goalType === 'TIME' || setGoal.goalType === 'REPS_OR_TIME') && (
        <TimeGoal seconds={setGoal.time} onChange={(time) => change({ setGoal: { ...setGoal, time } })} />
      )}
      {exercise && (
        <SideChoice
          exercise={exercise}
          value={edited.sideOfBody}
          involvedSide={involvedSide}
          onChange={(sideOfBody) => setEdited(setSide(edited, sideOfBody))}
        />
      )}
      <div>
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-controls={doseId}
          endIcon={<ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : undefined }} />}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ ml: -1 }}
        >
          {translate('builder.moreDose')}
        </Button>
      </div>
      <div id={doseId} hidden={!isOpen}>
        {isOpen && (
          <DoseFields
            block={edited}
            exercise={exercise}
            dose={dose}
            change={(next: Partial<Dose>) => setEdited(withDose(edited, { ...dose, ...next }))}
            getError={getError}
            onBlur={onBlur}
          />
        )}
      </div>
      {isSubmitted && otherError && <ErrorText role="alert">{translate(errors[otherError]!)}</ErrorText>}
      <div style={{ display: 'flex', justifyContent: 'flex-end', gap: 8 }}>
        <Button size="small" onMouseDown={keepFocus} onClick={onCancel}>
          {translate('builder.cancel')}
        </Button>
        <Button size="small" type="submit" variant="contained" onMouseDown={keepFocus}>
          {translate('builder.saveBlock')}
        </Button>
      </div>
    </Form>
  );
};
