import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import type { TrackedKind } from '@exer/movement-tracking/browser/models.ts';
import type { Placement } from '@exer/movement-tracking/browser/placement.ts';
import type { TrackingErrorCode } from '@exer/movement-tracking/browser/tracking-messages.ts';
import { type RecorderPhase, RECORDED_SECONDS } from './useRecorder.ts';
import type { TelehealthKey, telehealthMessages } from '../messages.en.ts';
import type { MessageKey } from '../../../src/ui/i18n/translated.ts';

interface RecorderButtonsProps {
  phase: RecorderPhase;
  isOn: boolean;
  isStarting: boolean;
  /** Joints are detected, so a recording can start. */
  isReady: boolean;
  /** This browser cannot detect joints at all. */
  cannotTrack: boolean;
  onStart: () => void;
  onEnd: () => void;
  onRecord: () => void;
  onFinish: () => void;
  onDiscard: () => void;
}
type StateKey = MessageKey<(typeof telehealthMessages)['telehealth']>;

interface Action {
  label: StateKey;
  act: () => void;
  count?: number;
  isOff?: boolean;
}

function listActions({ phase, isOn, isReady, cannotTrack, ...on }: RecorderButtonsProps): Action[] {
  const cancel: Action = { label: 'recorder.cancel', act: on.onDiscard };
  if (phase.is === 'countdown' || phase.is === 'analysing') return [cancel];
  if (phase.is === 'recording')
    return [
      { label: 'recorder.finish', act: on.onFinish },
      { label: 'recorder.discard', act: on.onDiscard },
    ];
  if (!isOn) return [{ label: 'start', act: on.onStart, isOff: cannotTrack }];
  return [
    { label: 'recorder.record', act: on.onRecord, count: RECORDED_SECONDS, isOff: !isReady },
    { label: 'stop', act: on.onEnd },
  ];
}

/** The available actions. The first button stays the same element and keeps the focus. */
export const RecorderButtons = (props: RecorderButtonsProps) => {
  const translate = useTranslate();
  return listActions(props).map(({ label, act, count, isOff = false }, at) => (
    <Button
      key={at}
      variant={at === 0 ? 'contained' : 'outlined'}
      loading={at === 0 && props.isStarting}
      disabled={isOff}
      onClick={act}
    >
      {translate(`telehealth.${label}` satisfies TelehealthKey, { smart_count: count })}
    </Button>
  ));
};

interface Props {
  kind: TrackedKind;
  phase: RecorderPhase;
  placement: Placement | null;
  /** Progress of loading the model, 0 to 1; null otherwise. */
  loaded: number | null;
  failure: TrackingErrorCode | null;
  onRetry: () => void;
}

const percent = (share: number) => Math.round(share * 100);

/** Status, also announced: the countdown, the end of a recording, and how the person stands to the camera. */
export const RecorderState = ({ kind, phase, placement, loaded, failure, onRetry }: Props) => {
  const translate = useTranslate();
  const say = (key: StateKey, options?: object) => translate(`telehealth.${key}` satisfies TelehealthKey, options);
  const hint = (at: Placement) =>
    say(at === 'notSeen' || at === 'unsure' ? `placement.${kind}.${at}` : `placement.${at}`);
  const message = {
    ready: () => (placement ? hint(placement) : ''),
    countdown: () => say('recorder.countdown', { smart_count: phase.is === 'countdown' ? phase.left : 0 }),
    recording: () => say('recorder.recording'),
    analysing: () => say('recorder.analysing'),
    empty: () => say('recorder.empty'),
    // The results replace all this.
    done: () => '',
  }[phase.is]();
  const share = phase.is === 'analysing' ? phase.share : loaded;
  return (
    <div style={{ display: 'grid', gap: 8, minHeight: 32, marginTop: 12 }}>
      <output>{message}</output>
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
