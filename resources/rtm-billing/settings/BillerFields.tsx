import { useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { states } from '../../../contract/states.ts';
import { FormField } from '../../../src/components/FormField.tsx';
import { FieldSection } from './FieldSection.tsx';
import { billerFields, type SettingsDraft } from './settingsDraft.ts';
import { useFieldTexts } from './useFieldTexts.ts';

const stateOptions = Object.entries(states).map(([value, label]) => ({ value, label }));

/** Who bills, as claims name the billing provider, and who is to pay. */
export const BillerFields = ({ form }: { form: UseFormReturn<SettingsDraft> }) => {
  const translate = useTranslate();
  const { labelOf } = useFieldTexts();
  const { errors } = form.formState;
  return (
    <FieldSection title={translate('rtmSettings.biller')} lead={translate('rtmSettings.billerLead')}>
      <div className="fields">
        {billerFields.map((field) => (
          <FormField
            key={field}
            label={labelOf(field)}
            field={form.register(field)}
            error={errors[field]?.message}
            options={field === 'state' ? stateOptions : undefined}
            none={field === 'state' ? translate('rtmSettings.chooseState') : undefined}
          />
        ))}
      </div>
    </FieldSection>
  );
};
