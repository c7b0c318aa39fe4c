import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PatientProduct } from '../../../../contract/platform/enumerations.ts';
import {
  getFieldDefinition,
  hasField,
  type PatientField,
  type RequiredMessages,
} from '../../../../contract/patients/fields.ts';
import { keysOf } from '../../../../contract/platform/typed-keys.ts';
import type { Option } from '../../../../src/ui/Choice.tsx';
import { FormField } from '../../../../src/ui/FormField.tsx';
import { maskPhoneInput } from './maskPhoneInput.ts';
import type { PatientValues } from './patientValues.ts';
import { patientFieldLabel, patientInput } from './patientFieldText.ts';

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: theme.spacing(2.5, 2),
  paddingTop: 6,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr' },
}));

const Insurance = styled('fieldset')(({ theme }) => ({
  margin: theme.spacing(3, 0, 0),
  border: 0,
  padding: 0,
  '& > legend': { marginBottom: theme.spacing(1), padding: 0, font: '600 var(--text-body)' },
}));

type Extra = Partial<Pick<ComponentProps<typeof FormField>, 'options' | 'hint' | 'max' | 'readOnly'>>;

interface Props {
  form: UseFormReturn<PatientValues>;
  products: readonly PatientProduct[];
  /** Fields that have to be filled in; the others say that they may stay empty. */
  required: RequiredMessages;
  locations: readonly Option[];
  providers: readonly Option[];
  /** The day at the clinic: no date of birth lies after it. */
  today: string;
  /** PAT-62: a patient with an account keeps the email of that account. */
  emailLocked?: boolean;
}

/** The inputs of a patient, for adding and editing alike. */
export const PatientFields = ({ form, products, required, locations, providers, today, emailLocked }: Props) => {
  const translate = useTranslate();
  const { register, setValue, formState } = form;
  // A masked value is another one than the event's, so the form does not check it again by itself.
  const phone = maskPhoneInput((masked) => setValue('phoneNumber', masked, { shouldValidate: formState.isSubmitted }));
  const layout: Record<PatientField, Extra> = {
    firstName: {},
    lastName: {},
    email: emailLocked ? { readOnly: true, hint: translate('patientForm.emailLocked') } : {},
    phoneNumber: {},
    dob: { max: today },
    locationId: { options: locations },
    primaryPractitionerId: { options: providers },
    gaitUid: {},
    injuredSideOfBody: {},
    injuredBodyPart: {},
    language: { hint: translate('patientForm.languageHint') },
    payerName: {},
    payerId: {},
    memberId: {},
    groupNumber: {},
  };
  const renderField = (name: PatientField) => {
    const { input } = getFieldDefinition(name);
    const isRequired = name in required || (input.kind === 'reference' && input.required);
    const none = translate(isRequired ? 'patientForm.choose' : 'patientForm.none');
    return (
      <FormField
        key={name}
        label={translate(patientFieldLabel(name))}
        field={register(name, name === 'phoneNumber' ? phone : undefined)}
        error={formState.errors[name]?.message}
        hint={isRequired ? undefined : translate('patientForm.optional')}
        none={input.kind === 'choice' && input.initial ? undefined : none}
        {...patientInput(name, translate)}
        {...layout[name]}
      />
    );
  };
  const shown = keysOf(layout).filter((name) => hasField(products, name));
  const insurance = shown.filter((name) => getFieldDefinition(name).section === 'insurance');
  return (
    <>
      <Grid>{shown.filter((name) => !insurance.includes(name)).map(renderField)}</Grid>
      {insurance.length > 0 && (
        <Insurance>
          <legend>{translate('patientForm.insurance')}</legend>
          <Grid>{insurance.map(renderField)}</Grid>
        </Insurance>
      )}
    </>
  );
};
