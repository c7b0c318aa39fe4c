import { useTranslate } from 'react-admin';
import { Choice } from '../../src/components/Choice.tsx';
import { useProviderOptions } from '../../src/components/useClinicChoices.ts';

/** Narrows the list to the patients of a primary provider (PAT-12). */
export const ProviderFilter = ({ value, onChoose }: { value: string; onChoose: (id: string) => void }) => {
  const translate = useTranslate();
  return (
    <Choice
      label={translate('patients.filter.provider')}
      none={translate('patients.filter.anyProvider')}
      value={value}
      options={useProviderOptions()}
      onChoose={onChoose}
    />
  );
};
