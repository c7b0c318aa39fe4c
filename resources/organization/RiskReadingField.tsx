import { useTranslate } from 'react-admin';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { riskReadings } from '../../contract/enumerations.ts';
import { FormField } from '../../src/components/FormField.tsx';

/** By which of the published numbers scan sessions are judged where nothing else is configured (OPEN-129). */
export const RiskReadingField = ({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) => {
  const translate = useTranslate();
  return (
    <FormField
      label={translate('organization.riskReading.label')}
      field={field}
      error={error}
      hint={translate('organization.riskReading.hint')}
      options={riskReadings.map((value) => ({ value, label: translate(`organization.riskReading.${value}`) }))}
    />
  );
};
