import { useTranslate } from 'react-admin';
import type { ChangeEvent } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { bodyParts, sides } from '../../../contract/enumerations.ts';
import { maskPhone } from '../../../domain/phone.ts';
import type { Option } from '../../../src/components/Choice.tsx';
import { FormField } from '../../../src/components/FormField.tsx';
import { NOT_APPLICABLE } from '../../../src/components/patient-form/patientDraft.ts';
import type { AskedField, PlanValues } from './planDraft.ts';

const choices: Partial<Record<AskedField, readonly string[]>> = {
  injuredSideOfBody: [...sides, NOT_APPLICABLE],
  injuredBodyPart: bodyParts,
};
const types: Partial<Record<AskedField, string>> = { email: 'email', phoneNumber: 'tel' };

interface Props {
  form: UseFormReturn<PlanValues>;
  asked: readonly AskedField[];
}

/** Inputs for what the chosen products need. */
export const AskedFields = ({ form, asked }: Props) => {
  const translate = useTranslate();
  const { register, setValue, formState } = form;
  // The mask is laid on while typing at the end: in the middle it would make the cursor jump.
  const mask = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.selectionStart === target.value.length) setValue('phoneNumber', maskPhone(target.value));
  };
  const registered = (name: FieldPath<PlanValues>) =>
    register(name, name === 'phoneNumber' ? { onChange: mask } : undefined);
  return asked.map((name) => (
    <FormField
      key={name}
      label={translate(`recordPlan.field.${name}`)}
      field={registered(name)}
      type={types[name]}
      options={choices[name]?.map((value): Option => ({ value, label: translate(value) }))}
      none={translate('recordPlan.choose')}
      error={formState.errors[name]?.message}
      hint={name === 'gaitUid' ? translate('recordPlan.optional') : undefined}
    />
  ));
};
