import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ChangeEvent, ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { bodyParts, sides } from '../../../contract/enumerations.ts';
import { languageNames, languages } from '../../../contract/languages.ts';
import { maskPhone } from '../../../domain/phone.ts';
import type { Option } from '../Choice.tsx';
import { FormField } from '../FormField.tsx';
import { NOT_APPLICABLE, type PatientValues } from './patientDraft.ts';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: theme.spacing(2.5, 2),
  paddingTop: 6,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
}));

type Extra = Partial<Pick<ComponentProps<typeof FormField>, 'type' | 'options' | 'none' | 'hint' | 'max' | 'readOnly'>>;

interface Props {
  form: UseFormReturn<PatientValues>;
  /** Fields that have to be filled in; the others say that they may stay empty. */
  required: readonly string[];
  locations: readonly Option[];
  providers: readonly Option[];
  /** The day at the clinic: no date of birth lies after it. */
  today: string;
  withGaitUid: boolean;
  /** PAT-62: whoever has an account keeps the email it is reached by. */
  emailLocked?: boolean;
}

const languageOptions = languages.map((code): Option => ({ value: code, label: languageNames[code] }));

/** The inputs of a patient, for adding and editing alike. */
export const PatientFields = ({ form, required, locations, providers, today, withGaitUid, emailLocked }: Props) => {
  const translate = useTranslate();
  const asOptions = (values: readonly string[]): Option[] =>
    values.map((value) => ({ value, label: translate(value) }));
  const { register, setValue, formState } = form;
  // The mask is laid on while typing at the end (PAT-54): in the middle it would make the cursor jump.
  const mask = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.selectionStart === target.value.length) setValue('phoneNumber', maskPhone(target.value));
  };
  const field = (name: keyof PatientValues, { hint, ...extra }: Extra = {}) => {
    const isRequired = required.includes(name);
    return (
      <FormField
        label={translate(`patientForm.${name}`)}
        field={register(name, name === 'phoneNumber' ? { onChange: mask } : undefined)}
        error={formState.errors[name]?.message}
        hint={hint ?? (isRequired ? undefined : translate('patientForm.optional'))}
        none={translate(isRequired ? 'patientForm.choose' : 'patientForm.none')}
        {...extra}
      />
    );
  };
  return (
    <Grid>
      {field('firstName')}
      {field('lastName')}
      {field('email', {
        type: 'email',
        readOnly: emailLocked,
        hint: emailLocked ? translate('patientForm.emailLocked') : undefined,
      })}
      {field('phoneNumber', { type: 'tel' })}
      {field('dob', { type: 'date', max: today })}
      {field('locationId', { options: locations })}
      {field('primaryPractitionerId', { options: providers })}
      {withGaitUid && field('gaitUid')}
      {field('injuredSideOfBody', { options: asOptions([...sides, NOT_APPLICABLE]) })}
      {field('injuredBodyPart', { options: asOptions(bodyParts) })}
      {field('language', { options: languageOptions, none: undefined, hint: translate('patientForm.languageHint') })}
    </Grid>
  );
};
