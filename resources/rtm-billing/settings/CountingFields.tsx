import { useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { dataDayDefinitions, disciplines, supplyDomains } from '../../../contract/enumerations.ts';
import { FormField } from '../../../src/components/FormField.tsx';
import { FieldSection } from './FieldSection.tsx';
import { countingFields, type CountingField, type SettingsDraft } from './settingsDraft.ts';
import { useFieldTexts } from './useFieldTexts.ts';

const values: Partial<Record<CountingField, readonly string[]>> = {
  supplyDomain: supplyDomains,
  dataDays: dataDayDefinitions,
  contactPerFurtherUnit: ['no', 'yes'],
  discipline: disciplines,
};

/** What sources or payers dispute, each with what it changes. */
export const CountingFields = ({ form }: { form: UseFormReturn<SettingsDraft> }) => {
  const translate = useTranslate();
  const { labelOf, valueOf } = useFieldTexts();
  const { errors } = form.formState;
  return (
    <FieldSection title={translate('rtmSettings.counting')} lead={translate('rtmSettings.countingLead')}>
      <div className="fields">
        {countingFields.map((field) => (
          <FormField
            key={field}
            label={labelOf(field)}
            field={form.register(field)}
            error={errors[field]?.message}
            hint={translate(`rtmSettings.effect.${field}`)}
            options={values[field]?.map((value) => ({ value, label: valueOf(field, value) }))}
          />
        ))}
      </div>
    </FieldSection>
  );
};
