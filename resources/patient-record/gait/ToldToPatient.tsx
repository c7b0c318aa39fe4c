import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { GaitSession } from '../../../contract/gait.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import { dayText } from '../../../src/i18n/dayText.ts';
import { speedChange, type ChangeSince, type MeasureChange } from '../../../domain/gait/change.ts';
import { directionOf } from '../../../domain/gait/real-change.ts';
import { useNormTexts } from './useNormTexts.ts';

interface Props {
  record: PatientRecord;
  session: GaitSession;
  changes: readonly MeasureChange[];
}

/** How the speed compares with the last visit and with others, in words for the patient; nothing where nothing is known. */
export const ToldToPatient = ({ record, session, changes }: Props) => {
  const translate = useTranslate();
  const norm = useNormTexts(record, session)?.patientText;
  const methods = ({ before, now }: ChangeSince) => ({
    before: translate(`recordGaitChange.source.${before.source}`),
    now: translate(`recordGaitChange.source.${now.source}`),
  });
  const told = (change: ChangeSince): string[] => {
    const { real, otherwise } = change;
    const day = dayText(change.day);
    if (real === 'APART' || real === 'OVERLAPPING' || real === 'NOT_KNOWN' || real === 'NO_VALUE') return [];
    if (real === 'OTHER_METHOD') {
      if (change.before.source === change.now.source) return [translate('recordGaitChange.patient.otherWay', { day })];
      return [translate('recordGaitChange.patient.OTHER_METHOD', { day, ...methods(change) })];
    }
    const known = real === 'REAL' || real === 'SOME' ? `${real}.${directionOf(change)}` : real;
    const aid = otherwise.find(({ of, before }) => of === 'assistance' && before !== null);
    return [
      translate(`recordGaitChange.patient.${known}`, { day }),
      ...(aid ? [translate(`recordGaitChange.patient.assistance.${aid.before}`)] : []),
    ];
  };
  const change = speedChange(changes);
  const sentences = change ? told(change.last) : [];
  if (sentences.length === 0 && !norm) return null;
  return (
    <section>
      <Typography variant="h4" component="h2">
        {translate('recordGaitChange.patient.title')}
      </Typography>
      {sentences.length > 0 && <p>{sentences.join(' ')}</p>}
      {norm && <p>{norm}</p>}
    </section>
  );
};
