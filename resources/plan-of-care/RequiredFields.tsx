import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import type { ChangeEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { ProductField } from '../../contract/patients/fields.ts';
import { maskPhone } from '../../domain/platform/phone.ts';
import { FormField } from '../../src/ui/FormField.tsx';
import type { MessageKey } from '../../src/ui/i18n/translated.ts';
import { patientInput } from '../patients/shared/form/patientFieldText.ts';
import type { PlanValues } from './planDraft.ts';
import type { recordPlanMessages } from './shared/messages.en.ts';

/** Two columns of inputs, one on a narrow screen; notices span both. */
export const DetailGrid = styled(DialogContent)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  alignItems: 'start',
  gap: theme.spacing(2.5, 2),
  '&.MuiDialogContent-root': { paddingTop: 8 },
  '& > .MuiAlert-root': { gridColumn: '1 / -1' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr', alignContent: 'start' },
}));

const labelOf = (field: ProductField): MessageKey<typeof recordPlanMessages> => `recordPlan.field.${field}`;

interface Props {
  form: UseFormReturn<PlanValues>;
  required: readonly ProductField[];
}

/** Inputs for the fields that the selected products require. */
export const RequiredFields = ({ form, required }: Props) => {
  const translate = useTranslate();
  const { register, setValue, formState } = form;
  // The mask is applied only while typing at the end; in the middle it would move the cursor.
  const mask = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (target.selectionStart === target.value.length) setValue('phoneNumber', maskPhone(target.value));
  };
  const registerField = (name: FieldPath<PlanValues>) =>
    register(name, name === 'phoneNumber' ? { onChange: mask } : undefined);
  return required.map((name) => (
    <FormField
      key={name}
      label={translate(labelOf(name))}
      field={registerField(name)}
      {...patientInput(name, translate)}
      none={translate('recordPlan.choose')}
      error={formState.errors[name]?.message}
      hint={name === 'gaitUid' ? translate('recordPlan.optional') : undefined}
    />
  ));
};
