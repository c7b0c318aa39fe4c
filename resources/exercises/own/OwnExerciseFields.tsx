import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  bodyTargets,
  cameraOrientations,
  equipment,
  exerciseTypes,
  sequences,
  subjectPositions,
} from '../../../contract/enumerations.ts';
import { ownMetrics, subjectOrientations } from '../../../contract/own-exercises.ts';
import { FormField } from '../../../src/components/FormField.tsx';
import { muiField } from '../../../src/components/muiField.ts';
import type { Draft } from './ownExerciseDraft.ts';

const Choices = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: '20px 16px',
});
const Checks = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, font: '500 var(--text-small)', color: 'var(--ink-muted)' },
  '& label': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 36, cursor: 'pointer' },
  '& input': { width: 18, height: 18, margin: 0, accentColor: 'var(--primary)', cursor: 'inherit' },
});

type Form = UseFormReturn<Draft>;
type ListField = 'bodyTargets' | 'equipment' | 'metrics';

/** What an own exercise is called, how it is done, and what it is found and built by. */
export const OwnExerciseFields = ({ form }: { form: Form }) => {
  const translate = useTranslate();
  const say = (part: string) => translate(`ownExercise.${part}`);
  const errorsId = useId();
  const { errors } = form.formState;

  const passage = (name: 'position' | 'action') => (
    <TextField
      fullWidth
      multiline
      minRows={2}
      maxRows={8}
      label={say(name)}
      error={errors[name] !== undefined}
      helperText={errors[name]?.message ?? say(`${name}Hint`)}
      {...muiField(form.register(name))}
    />
  );
  const choice = (
    name: 'exerciseType' | 'subjectPosition' | 'cameraOrientation' | 'sequence' | 'subjectOrientation',
    values: readonly string[],
    labelOf?: string,
  ) => (
    <FormField
      label={say(name)}
      field={form.register(name)}
      error={errors[name]?.message}
      options={values.map((value) => ({ value, label: labelOf ? say(`${labelOf}.${value}`) : translate(value) }))}
      none={labelOf ? undefined : say('notSaid')}
    />
  );
  const checks = (name: ListField, values: readonly string[], labelOf = (value: string) => translate(value)) => (
    <Checks aria-describedby={errors[name] && `${errorsId}${name}`}>
      <legend>{say(name)}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="checkbox" value={value} {...form.register(name)} />
          {labelOf(value)}
        </label>
      ))}
      {errors[name] && (
        <FormHelperText id={`${errorsId}${name}`} error sx={{ flexBasis: '100%', m: 0 }}>
          {errors[name].message}
        </FormHelperText>
      )}
    </Checks>
  );
  return (
    <>
      <FormField label={say('name')} field={form.register('name')} error={errors.name?.message} />
      {passage('position')}
      {passage('action')}
      {checks('bodyTargets', bodyTargets)}
      {checks('equipment', equipment)}
      <Choices>
        {choice('exerciseType', exerciseTypes)}
        {choice('subjectPosition', subjectPositions)}
        {choice('sequence', sequences, 'sides')}
        {choice('subjectOrientation', subjectOrientations, 'facing')}
        {choice('cameraOrientation', cameraOrientations)}
      </Choices>
      {checks('metrics', ownMetrics, (metric) => translate(`exercises.metric.${metric}`))}
      <Checks>
        <legend>{say('more')}</legend>
        {(['withHold', 'withAnchorPoint'] as const).map((name) => (
          <label key={name}>
            <input type="checkbox" {...form.register(name)} />
            {say(name)}
          </label>
        ))}
      </Checks>
    </>
  );
};
