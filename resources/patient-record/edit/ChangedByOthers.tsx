import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { languageNames } from '../../../contract/languages.ts';
import type { Option } from '../../../src/components/Choice.tsx';
import type { PatientValues } from '../../../src/components/patient-form/patientDraft.ts';
import { dayText } from '../../../src/i18n/dayText.ts';
import type { TheirChange } from './theirChanges.ts';

interface Props {
  changes: readonly TheirChange[];
  /** Names of what the form holds by id. */
  locations: readonly Option[];
  providers: readonly Option[];
  onTake: (field: keyof PatientValues, value: string) => void;
}

/** What somebody else has saved meanwhile, beside what was typed here; theirs can be taken field by field. */
export const ChangedByOthers = ({ changes, locations, providers, onTake }: Props) => {
  const translate = useTranslate();
  const nameIn = (options: readonly Option[], id: string) => options.find(({ value }) => value === id)?.label ?? id;
  const shown = (field: keyof PatientValues, value: string): string => {
    if (value === '') return translate('recordEdit.empty');
    if (field === 'locationId') return nameIn(locations, value);
    if (field === 'primaryPractitionerId') return nameIn(providers, value);
    if (field === 'language') return languageNames[value as keyof typeof languageNames];
    if (field === 'injuredSideOfBody' || field === 'injuredBodyPart') return translate(value);
    return field === 'dob' ? dayText(value) : value;
  };
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <strong>{translate('recordEdit.clash')}</strong> {translate('recordEdit.hint')}
      {changes.length === 0 && <p>{translate('recordEdit.unseen')}</p>}
      <ul style={{ margin: '8px 0 0', paddingLeft: 20 }}>
        {changes.map(({ field, before, theirs, mine }) => (
          <li key={field}>
            {translate('recordEdit.changed', {
              field: translate(`patientForm.${field}`),
              before: shown(field, before),
              theirs: shown(field, theirs),
            })}
            {mine !== undefined && (
              <>
                {' '}
                {translate('recordEdit.mine', { mine: shown(field, mine) })}{' '}
                <Button color="inherit" size="small" variant="outlined" onClick={() => onTake(field, theirs)}>
                  {translate('recordEdit.take', { theirs: shown(field, theirs) })}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
};
