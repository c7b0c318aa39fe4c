import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import {
  getDefinition,
  isChoiceField,
  isFlagField,
  isListField,
  isRankedField,
  isTextsField,
  ownExerciseFields,
  type ChoiceField,
  type FlagField,
  type ListField,
  type OwnExerciseField,
  type TextField as TextFieldName,
  type TextsField,
} from '../../../contract/exercises/fields.ts';
import { keysOf } from '../../../contract/platform/typed-keys.ts';
import { FormField } from '../../../src/ui/FormField.tsx';
import { muiField } from '../../../src/ui/formHelpers.ts';
import { ownExerciseLabel, translateOption, type OwnExerciseValues } from './ownExerciseValues.ts';
import { TagsField } from './TagsField.tsx';

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
  '& legend': { padding: 0, font: '500 var(--text-body)', color: 'var(--ink-muted)' },
  '& label': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 36, cursor: 'pointer' },
  '& input': { width: 18, height: 18, margin: 0, accentColor: 'var(--primary)', cursor: 'inherit' },
});

const Facts = styled('section')({
  display: 'grid',
  gap: 20,
  paddingTop: 20,
  borderTop: '1px solid var(--border)',
  '& > p': { marginTop: -16 },
});

/** The parts of the form, each with its fields in their order. */
const layout: Record<OwnExerciseField, 'description' | 'choices' | 'metrics' | 'more' | 'facts'> = {
  name: 'description',
  position: 'description',
  action: 'description',
  bodyTargets: 'description',
  equipment: 'description',
  exerciseType: 'choices',
  subjectPosition: 'choices',
  sequence: 'choices',
  subjectOrientation: 'choices',
  cameraOrientation: 'choices',
  metrics: 'metrics',
  withHold: 'more',
  withAnchorPoint: 'more',
  movements: 'facts',
  muscles: 'facts',
  phases: 'facts',
  synonyms: 'facts',
  contraindications: 'facts',
};

const hints: Partial<Record<OwnExerciseField, string>> = {
  position: 'ownExercise.positionHint',
  action: 'ownExercise.actionHint',
  movements: 'ownExercise.movementsHint',
  muscles: 'ownExercise.musclesHint',
  synonyms: 'ownExercise.synonymsHint',
  contraindications: 'ownExercise.contraindicationsHint',
};

/** The inputs of an own exercise: its texts, and what it is found and prescribed by. */
export const OwnExerciseFields = ({ form }: { form: UseFormReturn<OwnExerciseValues> }) => {
  const translate = useTranslate();
  const errorsId = useId();
  const factsId = useId();
  const { errors } = form.formState;

  const renderTextArea = (name: TextFieldName) => {
    const message = errors[name]?.message;
    return (
      <TextField
        key={name}
        fullWidth
        multiline
        minRows={2}
        maxRows={8}
        label={translate(ownExerciseLabel(name))}
        error={message !== undefined}
        helperText={message ?? (hints[name] && translate(hints[name]))}
        {...muiField(form.register(name))}
      />
    );
  };
  const renderInput = (name: TextFieldName) => {
    const { input } = getDefinition(name);
    if (input.kind === 'text' && input.isMultiline) return renderTextArea(name);
    return (
      <FormField
        key={name}
        label={translate(ownExerciseLabel(name))}
        field={form.register(name)}
        error={errors[name]?.message}
        options={isChoiceField(name) ? listOptions(name) : undefined}
        none={input.kind === 'choice' && input.initial ? undefined : translate('ownExercise.notSaid')}
      />
    );
  };
  const listOptions = (name: ChoiceField | ListField) =>
    ownExerciseFields[name].input.options.map((value) => ({ value, label: translateOption(name, value, translate) }));
  const renderCheckboxes = (name: ListField) => {
    const message = errors[name]?.message;
    return (
      <Checks key={name} aria-describedby={message && `${errorsId}${name}`}>
        <legend>{translate(ownExerciseLabel(name))}</legend>
        {listOptions(name).map(({ value, label }) => (
          <label key={value}>
            <input type="checkbox" value={value} {...form.register(name)} />
            {label}
          </label>
        ))}
        {message && (
          <FormHelperText id={`${errorsId}${name}`} error sx={{ flexBasis: '100%', m: 0 }}>
            {message}
          </FormHelperText>
        )}
      </Checks>
    );
  };
  const renderTags = (name: ListField | TextsField) => {
    const hint = hints[name];
    return (
      <Controller
        key={name}
        name={name}
        control={form.control}
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <TagsField
            label={translate(ownExerciseLabel(name))}
            hint={hint && translate(hint)}
            error={errors[name]?.message}
            options={isListField(name) ? listOptions(name) : undefined}
            inputRef={ref}
            {...{ value, onChange, onBlur }}
          />
        )}
      />
    );
  };
  const renderFlag = (name: FlagField) => (
    <label key={name}>
      <input type="checkbox" {...form.register(name)} />
      {translate(ownExerciseLabel(name))}
    </label>
  );
  const renderField = (name: OwnExerciseField) => {
    if (isFlagField(name)) return renderFlag(name);
    if (isTextsField(name)) return renderTags(name);
    if (isListField(name)) return isRankedField(name) ? renderTags(name) : renderCheckboxes(name);
    return renderInput(name);
  };
  const renderPart = (part: (typeof layout)[OwnExerciseField]) =>
    keysOf(layout)
      .filter((name) => layout[name] === part)
      .map(renderField);
  return (
    <>
      {renderPart('description')}
      <Choices>{renderPart('choices')}</Choices>
      {renderPart('metrics')}
      <Checks>
        <legend>{translate('ownExercise.more')}</legend>
        {renderPart('more')}
      </Checks>
      <Facts aria-labelledby={factsId}>
        <Typography id={factsId} variant="h4" component="h3">
          {translate('ownExercise.facts')}
        </Typography>
        <Typography color="textSecondary">{translate('ownExercise.factsLead')}</Typography>
        {renderPart('facts')}
      </Facts>
    </>
  );
};
