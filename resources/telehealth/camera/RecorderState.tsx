import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import type { TrackedKind } from '../../../src/tracking/models.ts';
import type { Placement } from '../../../src/tracking/placement.ts';
import type { TrackingFailure } from '../../../src/tracking/tracking-messages.ts';
import type { RecorderPhase } from './useRecorder.ts';

interface Props {
  kind: TrackedKind;
  phase: RecorderPhase;
  placement: Placement | null;
  /** Of the model that is being fetched, 0 to 1; null when nothing is. */
  loaded: number | null;
  failure: TrackingFailure | null;
  onRetry: () => void;
}

const percent = (share: number) => Math.round(share * 100);

/** What is going on, also read aloud: the countdown, the end of a recording, and how the person stands to the camera. */
export const RecorderState = ({ kind, phase, placement, loaded, failure, onRetry }: Props) => {
  const translate = useTranslate();
  const say = (key: string, options?: object) => translate(`telehealth.${key}`, options);
  const hint = (at: Placement) =>
    say(at === 'notSeen' || at === 'unsure' ? `placement.${kind}.${at}` : `placement.${at}`);
  const said = {
    ready: () => (placement ? hint(placement) : ''),
    countdown: () => say('recorder.countdown', { smart_count: phase.is === 'countdown' ? phase.left : 0 }),
    recording: () => say('recorder.recording'),
    analysing: () => say('recorder.analysing'),
    empty: () => say('recorder.empty'),
    // The results take the place of all this.
    done: () => '',
  }[phase.is]();
  const share = phase.is === 'analysing' ? phase.share : loaded;
  return (
    <div style={{ display: 'grid', gap: 8, minHeight: 32, marginTop: 12 }}>
      <output>{said}</output>
      {share !== null && (
        <>
          {phase.is !== 'analysing' && <span>{say('recorder.loading', { share: percent(share) })}</span>}
          <LinearProgress
            variant="determinate"
            value={percent(share)}
            aria-label={
              phase.is === 'analysing' ? say('recorder.analysing') : say('recorder.loading', { share: percent(share) })
            }
          />
        </>
      )}
      {phase.is === 'recording' && placement && placement !== 'good' && <span>{hint(placement)}</span>}
      {failure && (
        <Alert
          severity="error"
          action={
            failure !== 'noWebGL' && (
              <Button color="inherit" size="small" onClick={onRetry}>
                {say('recorder.again')}
              </Button>
            )
          }
        >
          {say(`failure.${failure}`)}
        </Alert>
      )}
    </div>
  );
};
