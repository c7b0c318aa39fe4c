import { useTranslate } from 'react-admin';
import { useViewer } from '../../../authProvider/session.ts';
import { isInTheWay, startTimer, type TimedPatient } from '../../../domain/care-timer/care-timer.ts';
import { useModal } from '../../layout/ModalHost.tsx';
import { SwitchTimer } from './SwitchTimer.tsx';
import { keepTimer, readTimer, useTimer } from './timerStore.ts';
import { useStopTimer } from './useStopTimer.ts';

/** Whether the timer runs for this patient, and how it is started; one that runs for somebody else is asked about first. */
export function useStartTimer(patient: TimedPatient) {
  const translate = useTranslate();
  const { openModal } = useModal();
  const userId = useViewer()?.userId ?? '';
  const stop = useStopTimer();
  const begin = () => keepTimer(userId, startTimer(patient, Date.now()));
  const start = () => {
    const running = readTimer(userId);
    if (!isInTheWay(running, patient.id)) return running ? undefined : begin();
    const title = translate('careTimer.switchTitle');
    const switchOver = (close: () => void) => () => {
      stop('later');
      begin();
      close();
    };
    openModal({
      title,
      size: 'xs',
      content: (close) => <SwitchTimer running={running} onSwitch={switchOver(close)} onKeep={close} />,
    });
  };
  return { runs: useTimer()?.patient.id === patient.id, start, stop };
}
