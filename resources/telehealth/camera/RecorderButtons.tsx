import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { RECORDED_SECONDS, type RecorderPhase } from './useRecorder.ts';

interface Props {
  phase: RecorderPhase;
  isOn: boolean;
  isStarting: boolean;
  /** Joints can be found: a recording may begin. */
  isReady: boolean;
  /** Nor will they ever be in this browser. */
  cannotTrack: boolean;
  onStart: () => void;
  onEnd: () => void;
  onRecord: () => void;
  onFinish: () => void;
  onDiscard: () => void;
}
interface Action {
  label: string;
  act: () => void;
  count?: number;
  isOff?: boolean;
}

function actionsOf({ phase, isOn, isReady, cannotTrack, ...on }: Props): Action[] {
  const cancel = { label: 'recorder.cancel', act: on.onDiscard };
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

/** What can be done now. The first button stays the same one, so that the focus stays with it. */
export const RecorderButtons = (props: Props) => {
  const translate = useTranslate();
  return actionsOf(props).map(({ label, act, count, isOff = false }, at) => (
    <Button
      key={at}
      variant={at === 0 ? 'contained' : 'outlined'}
      loading={at === 0 && props.isStarting}
      disabled={isOff}
      onClick={act}
    >
      {translate(`telehealth.${label}`, { smart_count: count })}
    </Button>
  ));
};
