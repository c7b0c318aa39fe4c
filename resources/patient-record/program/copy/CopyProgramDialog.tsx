import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { PatientRecord } from '../../../../contract/patient-record.ts';
import { getProgram } from '../../../../contract/programs.ts';
import { fullName } from '../../../../domain/patient.ts';
import { namesPerson, turnsOver } from '../../../../domain/program-copy.ts';
import { DialogButtons } from '../../../../src/components/DialogButtons.tsx';
import { FormDialog } from '../../../../src/components/FormDialog.tsx';
import { useCall } from '../../../../src/components/useCall.ts';
import { PatientFinder } from './PatientFinder.tsx';

interface Props {
  record: PatientRecord;
  program: { name: string };
  onClose: () => void;
}

const sideOf = (record: PatientRecord) => record.productData.health?.injuredSideOfBody ?? null;

/** What choosing this patient means: what is replaced, and which sides change. */
const Consequences = ({ record, program, chosen }: Omit<Props, 'onClose'> & { chosen: PatientRecord }) => {
  const translate = useTranslate();
  const name = fullName(chosen.patient) || translate('record.unnamed');
  const replaced = chosen.productData.health?.heps[0];
  const [from, to] = [sideOf(record), sideOf(chosen)];
  const isNamed = namesPerson(program.name, { ...record.patient, involvedSide: from });
  return (
    <>
      {replaced && (
        <Alert severity="warning">{translate('recordProgram.copyReplaces', { name, program: replaced.name })}</Alert>
      )}
      {turnsOver(from, to) && (
        <p>
          {translate('recordProgram.copyTurns', {
            from: translate(`programs.side.${from}`),
            to: translate(`programs.side.${to}`),
          })}
        </p>
      )}
      {isNamed && <p>{translate('recordProgram.copyNamed', { name: fullName(record.patient) })}</p>}
    </>
  );
};

/** Asks for whom the program is copied; the builder then opens with the copy. */
export default function CopyProgramDialog({ record, program, onClose }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<PatientRecord | null>(null);
  const [withNotes, setWithNotes] = useState(false);
  const [asked, setAsked] = useState(false);
  const { data } = useCall(getProgram, { params: { patientId: record.id } });
  const proceed = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (chosen) void navigate(`/programs/assign/${chosen.id}?copyOf=${record.id}${withNotes ? '&notes=true' : ''}`);
  };
  return (
    <FormDialog title={translate('recordProgram.copyTitle')} onClose={onClose}>
      <DialogContent>
        <form noValidate onSubmit={proceed} style={{ display: 'grid', gap: 16, paddingTop: 8 }}>
          <p style={{ margin: 0, overflowWrap: 'anywhere' }}>
            {translate('recordProgram.copyText', { program: program.name })}
          </p>
          <PatientFinder exceptId={record.id} chosen={chosen} onChoose={setChosen} />
          {asked && !chosen && <Alert severity="error">{translate('recordProgram.copyNobody')}</Alert>}
          {chosen && <Consequences record={record} program={program} chosen={chosen} />}
          {data?.notes ? (
            <div>
              <FormControlLabel
                control={<Checkbox checked={withNotes} onChange={(_event, checked) => setWithNotes(checked)} />}
                label={translate('recordProgram.copyNotes')}
              />
              <p style={{ margin: '4px 0 0', color: 'var(--ink-muted)', font: 'var(--text-small)' }}>
                {translate('recordProgram.copyNotesHint')}
              </p>
              <blockquote style={{ margin: '8px 0 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} dir="auto">
                {data.notes}
              </blockquote>
            </div>
          ) : null}
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
