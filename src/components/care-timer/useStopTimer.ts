import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { useViewer } from '../../../authProvider/session.ts';
import { stopTimer } from '../../../domain/care-timer/care-timer.ts';
import { timedNote } from '../../../domain/care-timer/timed-note.ts';
import { leaveTimedNote } from './timedNotes.ts';
import { keepTimer, readTimer, useTimer } from './timerStore.ts';
import { useTimedName } from './useTimedName.ts';

const noteForm = (patientId: number) => `/patients/${patientId}/health/care-management?dialog=add-care-note`;

/** Ends the timer and leaves what it measured for a care note: opened at once, or, for `later`, with a toast to open it. */
export function useStopTimer() {
  const notify = useNotify();
  const navigate = useNavigate();
  const userId = useViewer()?.userId ?? '';
  const patient = useTimedName(useTimer()?.patient.id).said;
  return (when: 'now' | 'later' = 'now') => {
    const timer = readTimer(userId);
    if (!timer) return;
    const work = stopTimer(timer, Date.now());
    const { id } = work.patient;
    leaveTimedNote(userId, id, timedNote(work));
    keepTimer(userId, null);
    const open = () => void navigate(noteForm(id));
    if (when === 'now') return open();
    notify('careTimer.left', {
      type: 'info',
      messageArgs: { smart_count: work.minutes, patient },
      action: { label: 'careTimer.open', run: open },
    });
  };
}
