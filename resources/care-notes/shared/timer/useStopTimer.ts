import { useGetOne, useTranslate, useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { useViewer } from '../../../../authProvider/session.ts';
import type { PatientRecord } from '../../../../contract/patients/record.ts';
import { stopTimer, toTimedNote } from '../../../../domain/care-notes/care-timer.ts';
import { formatFullName } from '../../../../domain/patients/patient.ts';
import { addTimedNote } from './timedNotes.ts';
import { saveTimer, readTimer, useTimer } from './timerStore.ts';

/**
 * The name of the patient that the timer runs for. It is fetched, because the browser stores no name with the timer.
 * `name` is null until it is known; `label` can always stand in a sentence.
 */
export function useTimedPatientName(patientId: number | undefined): { name: string | null; label: string } {
  const translate = useTranslate();
  const { data } = useGetOne<PatientRecord>(
    'patients',
    { id: patientId },
    { enabled: patientId !== undefined, staleTime: Infinity, refetchOnWindowFocus: false },
  );
  const name = (data && formatFullName(data.patient)) || null;
  return { name, label: name ?? translate('careTimer.somebody') };
}

const noteFormPath = (patientId: number) => `/patients/${patientId}/health/care-management?dialog=add-care-note`;

/**
 * Stops the timer and keeps the measurement for a care note. `now` opens the note; `later` shows a notification with
 * a link to it.
 */
export function useStopTimer() {
  const notify = useNotify();
  const navigate = useNavigate();
  const userId = useViewer()?.userId ?? '';
  const patient = useTimedPatientName(useTimer()?.patient.id).label;
  return (when: 'now' | 'later' = 'now') => {
    const timer = readTimer(userId);
    if (!timer) return;
    const measured = stopTimer(timer, Date.now());
    const { id } = measured.patient;
    addTimedNote(userId, id, toTimedNote(measured));
    saveTimer(userId, null);
    const open = () => void navigate(noteFormPath(id));
    if (when === 'now') return open();
    notify('careTimer.left', {
      type: 'info',
      messageArgs: { smart_count: measured.minutes, patient },
      action: { label: 'careTimer.open', run: open },
    });
  };
}
