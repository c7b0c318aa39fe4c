import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';
import type { LogLink } from '../../../dataProvider/recording.ts';
import type { LoadingRecording } from '../../../domain/replay/recording.ts';
import type { LogKind } from '../../../domain/replay/skeleton.ts';
import { useRecording } from '../useRecording.ts';

interface Props {
  log: LogKind;
  link: LogLink;
  /** Told when its first frames are there, and with null when it is no longer looked at. */
  onLoaded: (recording: LoadingRecording | null) => void;
}

/** Fetches the recording that is looked at beside the first, and says why where it cannot be shown. */
export const OtherRecording = ({ log, link, onLoaded }: Props) => {
  const translate = useTranslate();
  const state = useRecording(log, link);
  const recording = state.is === 'ready' ? state.recording : null;
  const tell = useEffectEvent(onLoaded);
  useEffect(() => {
    tell(recording);
    return () => tell(null);
  }, [recording]);
  switch (state.is) {
    case 'loading':
      return <output>{translate('replay.loading')}</output>;
    case 'refused':
      return <Alert severity="error">{state.message}</Alert>;
    case 'faulty':
      return <Alert severity="error">{translate(`replay.${state.fault}`)}</Alert>;
    case 'missing':
      return <Alert severity="info">{translate('replay.notFetched')}</Alert>;
    case 'ready':
      return state.isBroken ? <Alert severity="warning">{translate('replay.interrupted')}</Alert> : null;
  }
};
