import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { PatientRecord } from '../../../../contract/patient-record.ts';
import { listPatients } from '../../../../contract/patients.ts';
import { dayText } from '../../../../src/i18n/dayText.ts';
import { fullName } from '../../../../domain/patient.ts';
import { useCall } from '../../../../src/components/useCall.ts';
import { useDebounced } from '../../../../src/components/useDebounced.ts';

const OFFERED = 20;

interface Props {
  /** Who is not offered. */
  exceptId: number;
  chosen: PatientRecord | null;
  onChoose: (patient: PatientRecord | null) => void;
}

/** One patient in care with Health, found by name or email; birthday and location tell namesakes apart. */
export const PatientFinder = ({ exceptId, chosen, onChoose }: Props) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim());
  const { data, error, isFetching } = useCall(
    listPatients,
    { query: { state: 'ACTIVE', product: 'HEALTH', sort: 'name', limit: OFFERED, ...(q && { q }) } },
    { keepPrevious: true },
  );
  const nameOf = ({ patient }: PatientRecord) => fullName(patient) || translate('record.unnamed');
  const factsOf = ({ patient: { dob }, location }: PatientRecord) =>
    [dob && translate('recordProgram.born', { day: dayText(dob) }), location.name].filter(Boolean).join(' · ');
  return (
    <Autocomplete<PatientRecord>
      options={data?.items.filter(({ id }) => id !== exceptId) ?? []}
      value={chosen}
      onChange={(_event, patient) => onChoose(patient)}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'reset' && reason !== 'selectOption') setTyped(text);
      }}
      filterOptions={(all) => all}
      getOptionLabel={nameOf}
      getOptionKey={({ id }) => id}
      getOptionDisabled={({ may }) => may?.assignProgram === false}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={isFetching}
      loadingText={translate('page.loading')}
      noOptionsText={error ? error.message : translate('recordProgram.nobody')}
      renderOption={({ key, ...props }, patient) => (
        <li key={key} {...props} style={{ display: 'block' }}>
          <div style={{ overflowWrap: 'anywhere' }}>{nameOf(patient)}</div>
          <div style={{ color: 'var(--ink-muted)', font: 'var(--text-small)' }}>{factsOf(patient)}</div>
        </li>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          label={translate('recordProgram.copyTo')}
          placeholder={translate('recordProgram.copyFind')}
          helperText={chosen && factsOf(chosen)}
        />
      )}
    />
  );
};
