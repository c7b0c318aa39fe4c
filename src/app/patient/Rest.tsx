import { useTranslations } from '../pages/public-program/translations.ts';
import { Button, Screen } from './Screen.tsx';
import { useCountdown } from './useCountdown.ts';

interface Props {
  seconds: number;
  /** The next set of the exercise, and how many it has. */
  next: number;
  count: number;
  onEnd: () => void;
  /** Takes back the set that was put in last; absent where there is none. */
  onUndo?: (() => void) | undefined;
}

/** The rest between two sets of an exercise, which can be cut short. */
export const Rest = ({ seconds, next, count, onEnd, onUndo }: Props) => {
  const { translate } = useTranslations();
  const { secondsLeft } = useCountdown({
    seconds,
    runsAtOnce: true,
    onPassed: (passed) => {
      if (passed === seconds) onEnd();
    },
  });
  return (
    <Screen
      title={translate('patient.practice.rest')}
      lead={translate('patient.practice.restLead', { at: next, count })}
      actions={
        <>
          <Button primary onClick={onEnd}>
            {translate('patient.practice.nextSet')}
          </Button>
          {onUndo && <Button onClick={onUndo}>{translate('patient.practice.undo')}</Button>}
        </>
      }
    >
      <p className="patient-clock" role="timer" aria-live="off">
        {translate('patient.practice.left', { smart_count: secondsLeft })}
      </p>
    </Screen>
  );
};
