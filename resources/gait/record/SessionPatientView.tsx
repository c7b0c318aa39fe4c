import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import type { GaitSession } from '../../../contract/gait/gait-session.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { listChanges, findSpeedChange, type ChangeSince, type MeasureChange } from '../../../domain/gait/change.ts';
import { formatMeasure, getSessionSpeed } from '../../../domain/gait/measures.ts';
import { listPatientFindings, toDistance } from '../../../domain/gait/patient-findings.ts';
import { listSymmetry } from '../../../domain/gait/symmetry.ts';
import { gaitFilm } from '../../../contract/gait/gait-summary.ts';
import { useCall } from '../../../src/ui/useCall.ts';
import { BodyFigure } from './BodyFigure.tsx';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { useClockZone } from '../../../src/ui/DateTimeText.tsx';
import { formatDateTime, formatDate } from '../../../src/ui/i18n/format.ts';
import { MeasureGroups } from './MeasureGroups.tsx';
import { OlderVersion } from './GaitBar.tsx';
import { PatientView } from './PatientView.tsx';
import Typography from '@mui/material/Typography';
import { useNormTexts } from './useSpeedTexts.ts';
import type { RecordGaitKey } from '../shared/messages.en.ts';

interface PatientSummaryProps {
  record: PatientRecord;
  session: GaitSession;
  changes: readonly MeasureChange[];
}

/** The walk in the patient's words: how fast, compared with the last visit and other people, and what the body shows. */
const PatientSummary = ({ record, session, changes }: PatientSummaryProps) => {
  const translate = useTranslate();
  const norm = useNormTexts(record, session)?.patientText;
  const methods = ({ before, now }: ChangeSince) => ({
    before: translate(`recordGaitChange.source.${before.source}` satisfies RecordGaitKey),
    now: translate(`recordGaitChange.source.${now.source}` satisfies RecordGaitKey),
  });
  const describeChange = (change: ChangeSince): string[] => {
    const { real, otherwise } = change;
    const day = formatDate(change.day);
    if (real === 'APART' || real === 'OVERLAPPING' || real === 'NOT_KNOWN' || real === 'NO_VALUE') return [];
    if (real === 'OTHER_METHOD') {
      if (change.before.source === change.now.source) return [translate('recordGaitChange.patient.otherWay', { day })];
      return [translate('recordGaitChange.patient.OTHER_METHOD', { day, ...methods(change) })];
    }
    const known =
      real === 'REAL' || real === 'SOME' ? (`${real}.${change.difference > 0 ? 'more' : 'less'}` as const) : real;
    const [aid] = otherwise.flatMap((side) => (side.of === 'assistance' && side.before !== null ? side.before : []));
    return [
      translate(`recordGaitChange.patient.${known}` satisfies RecordGaitKey, { day }),
      ...(aid ? [translate(`recordGaitChange.patient.assistance.${aid}` satisfies RecordGaitKey)] : []),
    ];
  };
  const change = findSpeedChange(changes);
  const sentences = change ? describeChange(change.last) : [];
  const speed = getSessionSpeed(session.session.data);
  const findings = listPatientFindings(listSymmetry(session.session.data));
  const { data } = useCall(gaitFilm, { params: { id: session.id } });
  return (
    <section>
      <Typography variant="h3" component="h2">
        {translate('recordGaitChange.patient.title')}
      </Typography>
      {speed !== null && (
        <p>
          <strong>{translate('recordGaitPatient.distance', toDistance(speed))}</strong>
        </p>
      )}
      {norm && <p>{norm}</p>}
      {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
      {data && (data.film || findings.length > 0) && <BodyFigure film={data.film} findings={findings} />}
    </section>
  );
};

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

const Fold = styled('details')({
  '& > summary': { minHeight: 44, alignContent: 'center', cursor: 'pointer', color: 'var(--primary)', fontWeight: 500 },
});

interface Props {
  record: PatientRecord;
  sessions: readonly GaitSession[];
  /** All sessions of the patient for comparisons; undefined while loading. */
  all: readonly GaitSession[] | undefined;
  onClose: () => void;
}

/** The newest or another selected session for the patient: without comment, decimals by unit (CONST-09). */
export default function SessionPatientView({ record, sessions, all, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const zone = useClockZone();
  const [chosen, setChosen] = useState<number>();
  const session = sessions.find((one) => one.id === chosen) ?? sessions[0]!;
  const name = formatFullName(record.patient) || record.productData.gait?.uid || translate('record.unnamed');
  const measures = (
    <MeasureGroups
      data={session.session.data}
      textOf={formatMeasure}
      isWaiting={session.recording.state === 'WAITING'}
      heading="h3"
    />
  );
  return (
    <PatientView title={translate('recordGait.results', { name })} onClose={onClose}>
      <Choice>
        <label htmlFor={id}>{translate('recordGait.session')}</label>
        <select id={id} value={session.id} onChange={({ target }) => setChosen(Number(target.value))}>
          {sessions.map((one) => (
            <option key={one.id} value={one.id}>
              {formatDateTime(one.session.meta.capturedDate, zone)}
            </option>
          ))}
        </select>
        {session.session.meta.assistanceOption && (
          <span>
            {translate(`recordGait.assistance.${session.session.meta.assistanceOption}` satisfies RecordGaitKey)}
          </span>
        )}
      </Choice>
      <OlderVersion sessions={[session]} />
      <PatientSummary
        record={record}
        session={session}
        changes={all ? listChanges(session, all, record.productData.gait?.condition ?? null) : []}
      />
      {session.session.data.length > 0 ? (
        <Fold>
          <summary>{translate('recordGaitPatient.all')}</summary>
          {measures}
        </Fold>
      ) : (
        measures
      )}
    </PatientView>
  );
}
