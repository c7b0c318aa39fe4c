import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import type { GaitSession } from '../../../contract/gait.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { changesOf } from '../../../domain/gait/change.ts';
import { measureText } from '../../../domain/gait/measures.ts';
import { fullName } from '../../../domain/patient.ts';
import { useClockZone } from '../../../src/components/clockZone.ts';
import { momentText } from '../../../src/i18n/momentText.ts';
import { MeasureGroups } from './MeasureGroups.tsx';
import { OlderVersion } from './OlderVersion.tsx';
import { PatientView } from './PatientView.tsx';
import { ToldToPatient } from './ToldToPatient.tsx';

const Choice = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: '0 0 16px',
  '& select': {
    maxWidth: '100%',
    font: 'inherit',
    color: 'var(--ink)',
    background: 'var(--surface)',
    border: '1px solid var(--border-strong)',
    borderRadius: 'var(--radius-small)',
    padding: '6px 8px',
  },
});

interface Props {
  record: PatientRecord;
  sessions: readonly GaitSession[];
  /** All sessions of the patient, to compare with; undefined while they are not known. */
  all: readonly GaitSession[] | undefined;
  onClose: () => void;
}

/** The newest session, or another chosen one, for the patient's eyes: no comment, decimals by unit (CONST-09). */
export default function SessionPatientView({ record, sessions, all, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const zone = useClockZone();
  const [chosen, setChosen] = useState<number>();
  const session = sessions.find((one) => one.id === chosen) ?? sessions[0]!;
  const name = fullName(record.patient) || record.productData.gait?.uid || translate('record.unnamed');
  return (
    <PatientView title={translate('recordGait.results', { name })} onClose={onClose}>
      <Choice>
        <label htmlFor={id}>{translate('recordGait.session')}</label>
        <select id={id} value={session.id} onChange={({ target }) => setChosen(Number(target.value))}>
          {sessions.map((one) => (
            <option key={one.id} value={one.id}>
              {momentText(one.session.meta.capturedDate, zone)}
            </option>
          ))}
        </select>
        {session.session.meta.assistanceOption && (
          <span>{translate(`recordGait.assistance.${session.session.meta.assistanceOption}`)}</span>
        )}
      </Choice>
      <OlderVersion sessions={[session]} />
      <ToldToPatient
        record={record}
        session={session}
        changes={all ? changesOf(session, all, record.productData.gait?.condition ?? null) : []}
      />
      <MeasureGroups
        data={session.session.data}
        textOf={measureText}
        isWaiting={session.recording.state === 'WAITING'}
        heading="h3"
      />
    </PatientView>
  );
}
