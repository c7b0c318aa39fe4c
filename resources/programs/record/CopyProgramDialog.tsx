import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { listPatients } from '../../../contract/patients/patients.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { getProgram } from '../../../contract/programs/programs.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { listNotes, mentionsPerson, switchesSides } from '../../../domain/programs/create-draft.ts';
import { DialogButtons, FormDialog } from '../../../src/ui/FormDialog.tsx';
import { formatDate } from '../../../src/ui/i18n/format.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import { useDebounced } from '../../../src/ui/hooks.ts';
import type { ProgramKey } from '../shared/messages.en.ts';

const MAX_OPTIONS = 20;

interface PatientFinderProps {
  /** Patient to leave out of the options. */
  exceptId: number;
  selected: PatientRecord | null;
  onSelect: (patient: PatientRecord | null) => void;
}

/** Finds one Health patient in care by name or email; date of birth and location distinguish equal names. */
const PatientFinder = ({ exceptId, selected, onSelect }: PatientFinderProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim());
  const { data, error, isFetching } = useCall(
    listPatients,
    { query: { state: 'ACTIVE', product: 'HEALTH', sort: 'name', limit: MAX_OPTIONS, ...(q && { q }) } },
    { keepPrevious: true },
  );
  const formatName = ({ patient }: PatientRecord) => formatFullName(patient) || translate('record.unnamed');
  const describePatient = ({ patient: { dob }, location }: PatientRecord) =>
    [dob && translate('recordProgram.born', { day: formatDate(dob) }), location.name].filter(Boolean).join(' · ');
  return (
    <Autocomplete<PatientRecord>
      options={data?.items.filter(({ id }) => id !== exceptId) ?? []}
      value={selected}
      onChange={(_event, patient) => onSelect(patient)}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'reset' && reason !== 'selectOption') setTyped(text);
      }}
      filterOptions={(all) => all}
      getOptionLabel={formatName}
      getOptionKey={({ id }) => id}
      getOptionDisabled={({ may }) => may?.assignProgram === false}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={isFetching}
      loadingText={translate('page.loading')}
      noOptionsText={error ? error.message : translate('recordProgram.nobody')}
      renderOption={({ key, ...props }, patient) => (
        <li key={key} {...props} style={{ display: 'block' }}>
          <div style={{ overflowWrap: 'anywhere' }}>{formatName(patient)}</div>
          <div style={{ color: 'var(--ink-muted)', font: 'var(--text-body)' }}>{describePatient(patient)}</div>
        </li>
      )}
      renderInput={(input) => (
        <TextField
          {...input}
          label={translate('recordProgram.copyTo')}
          placeholder={translate('recordProgram.copyFind')}
          helperText={selected && describePatient(selected)}
        />
      )}
    />
  );
};

interface Props {
  record: PatientRecord;
  program: { name: string };
  onClose: () => void;
}

const getInvolvedSide = (record: PatientRecord) => record.productData.health?.injuredSideOfBody ?? null;

/** Effect of the selection: the program that is replaced, and the sides that change. */
const Consequences = ({ record, program, selected }: Omit<Props, 'onClose'> & { selected: PatientRecord }) => {
  const translate = useTranslate();
  const name = formatFullName(selected.patient) || translate('record.unnamed');
  const replaced = selected.productData.health?.heps[0];
  const [from, to] = [getInvolvedSide(record), getInvolvedSide(selected)];
  const isNamed = mentionsPerson(program.name, { ...record.patient, involvedSide: from });
  return (
    <>
      {replaced && (
        <Alert severity="warning">{translate('recordProgram.copyReplaces', { name, program: replaced.name })}</Alert>
      )}
      {from && to && switchesSides(from, to) && (
        <p>
          {translate('recordProgram.copyTurns', {
            from: translate(`programs.side.${from}` satisfies ProgramKey),
            to: translate(`programs.side.${to}` satisfies ProgramKey),
          })}
        </p>
      )}
      {isNamed && <p>{translate('recordProgram.copyNamed', { name: formatFullName(record.patient) })}</p>}
    </>
  );
};

/** Asks which patient receives a copy of the program; the builder then opens with it. */
export default function CopyProgramDialog({ record, program, onClose }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [selected, setSelected] = useState<PatientRecord | null>(null);
  const [withNotes, setWithNotes] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { data } = useCall(getProgram, { params: { patientId: record.id } });
  const notes = data ? listNotes(data) : [];
  const proceed = (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (selected) void navigate(`/programs/assign/${selected.id}?copyOf=${record.id}${withNotes ? '&notes=true' : ''}`);
  };
  return (
    <FormDialog title={translate('recordProgram.copyTitle')} onClose={onClose}>
      <DialogContent>
        <form noValidate onSubmit={proceed} style={{ display: 'grid', gap: 16, paddingTop: 8 }}>
          <p style={{ margin: 0, overflowWrap: 'anywhere' }}>
            {translate('recordProgram.copyText', { program: program.name })}
          </p>
          <PatientFinder exceptId={record.id} selected={selected} onSelect={setSelected} />
          {isSubmitted && !selected && <Alert severity="error">{translate('recordProgram.copyNobody')}</Alert>}
          {selected && <Consequences record={record} program={program} selected={selected} />}
          {notes.length > 0 && (
            <div>
              <FormControlLabel
                control={<Checkbox checked={withNotes} onChange={(_event, checked) => setWithNotes(checked)} />}
                label={translate('recordProgram.copyNotes')}
              />
              <p style={{ margin: '4px 0 0', color: 'var(--ink-muted)', font: 'var(--text-body)' }}>
                {translate('recordProgram.copyNotesHint')}
              </p>
              <blockquote style={{ margin: '8px 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
                {notes.join('\n\n')}
              </blockquote>
            </div>
          )}
          <DialogButtons
            cancel={translate('record.cancel')}
            submit={translate('recordProgram.copyGo')}
            busy={false}
            onCancel={onClose}
          />
        </form>
      </DialogContent>
    </FormDialog>
  );
}
