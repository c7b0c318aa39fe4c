import { useTranslate } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import type { SupplyDomain } from '../../../contract/enumerations.ts';
import { FormField } from '../../../src/components/FormField.tsx';
import { FieldSection } from './FieldSection.tsx';
import { chargeField, codesOf, type SettingsDraft } from './settingsDraft.ts';
import { useFieldTexts } from './useFieldTexts.ts';

interface Props {
  form: UseFormReturn<SettingsDraft>;
  domain: SupplyDomain;
}

/** Dollars for a unit of each code that the organization can bill; those of other devices are kept. */
export const ChargeFields = ({ form, domain }: Props) => {
  const translate = useTranslate();
  const { labelOf } = useFieldTexts();
  const { errors } = form.formState;
  return (
    <FieldSection title={translate('rtmSettings.charges')} lead={translate('rtmSettings.chargesLead')}>
      <div className="fields">
        {codesOf(domain).map((code) => (
          <FormField
            key={code}
            label={labelOf(chargeField(code))}
            field={form.register(chargeField(code))}
            error={errors[chargeField(code)]?.message}
          />
        ))}
      </div>
    </FieldSection>
  );
};
