import { useTranslate } from 'react-admin';
import { isAsking, minutesOf, type CareTimer } from '../../../domain/care-timer/care-timer.ts';
import { useTimedName } from './useTimedName.ts';

const EVERY_MINUTES = 5;

/** Tells those who do not see it how long the timer runs, every five minutes, and that it asks something. */
export const TimerAnnouncer = ({ timer }: { timer: CareTimer }) => {
  const translate = useTranslate();
  const patient = useTimedName(timer.patient.id).said;
  const minutes = Math.floor(minutesOf(timer) / EVERY_MINUTES) * EVERY_MINUTES;
  return (
    <p
      role="status"
      style={{ position: 'absolute', width: 1, height: 1, margin: 0, overflow: 'hidden', clipPath: 'inset(50%)' }}
    >
      {isAsking(timer)
        ? translate('careTimer.still', { patient })
        : translate('careTimer.announced', { patient, smart_count: minutes })}
    </p>
  );
};
