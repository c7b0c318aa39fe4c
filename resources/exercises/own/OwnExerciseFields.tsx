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
} from '../../../contract/platform/enumerations.ts';
import { ownMetrics, subjectOrientations } from '../../../contract/exercises/own-exercises.ts';
import { FormField } from '../../../src/ui/FormField.tsx';
import { muiField } from '../../../src/ui/formHelpers.ts';
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
  const translateLabel = (part: string) => translate(`ownExercise.${part}`);
  const errorsId = useId();
  const { errors } = form.formState;

  const renderTextArea = (name: 'position' | 'action') => (
    <TextField
      fullWidth
      multiline
      minRows={2}
      maxRows={8}
      label={translateLabel(name)}
      error={errors[name] !== undefined}
      helperText={errors[name]?.message ?? translateLabel(`${name}Hint`)}
      {...muiField(form.register(name))}
    />
  );
  const renderSelect = (
    name: 'exerciseType' | 'subjectPosition' | 'cameraOrientation' | 'sequence' | 'subjectOrientation',
    values: readonly string[],
    labelPrefix?: string,
  ) => (
    <FormField
      label={translateLabel(name)}
      field={form.register(name)}
      error={errors[name]?.message}
      options={values.map((value) => ({
        value,
        label: labelPrefix ? translateLabel(`${labelPrefix}.${value}`) : translate(value),
      }))}
      none={labelPrefix ? undefined : translateLabel('notSaid')}
    />
  );
  const renderCheckboxes = (
    name: ListField,
    values: readonly string[],
    labelPrefix = (value: string) => translate(value),
  ) => (
    <Checks aria-describedby={errors[name] && `${errorsId}${name}`}>
      <legend>{translateLabel(name)}</legend>
      {values.map((value) => (
        <label key={value}>
          <input type="checkbox" value={value} {...form.register(name)} />
          {labelPrefix(value)}
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
      <FormField label={translateLabel('name')} field={form.register('name')} error={errors.name?.message} />
      {renderTextArea('position')}
      {renderTextArea('action')}
      {renderCheckboxes('bodyTargets', bodyTargets)}
      {renderCheckboxes('equipment', equipment)}
      <Choices>
        {renderSelect('exerciseType', exerciseTypes)}
        {renderSelect('subjectPosition', subjectPositions)}
        {renderSelect('sequence', sequences, 'sides')}
        {renderSelect('subjectOrientation', subjectOrientations, 'facing')}
        {renderSelect('cameraOrientation', cameraOrientations)}
      </Choices>
      {renderCheckboxes('metrics', ownMetrics, (metric) => translate(`exercises.metric.${metric}`))}
      <Checks>
        <legend>{translateLabel('more')}</legend>
        {(['withHold', 'withAnchorPoint'] as const).map((name) => (
          <label key={name}>
            <input type="checkbox" {...form.register(name)} />
            {translateLabel(name)}
          </label>
        ))}
      </Checks>
    </>
  );
};
