import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { useSyncExternalStore } from 'react';
import type { LoadingRecording } from '../../../domain/replay/recording.ts';

interface Props {
  recording: LoadingRecording;
  isBroken: boolean;
  onRetry: () => void;
}

/** How much of a recording has arrived that is shown already; nothing is moved when it is whole. */
export const Rest = ({ recording, isBroken, onRetry }: Props) => {
  const translate = useTranslate();
  const ready = useSyncExternalStore(recording.watchReady, recording.ready);
  const { frames } = recording;
  if (isBroken) {
    const again = (
      <Button color="inherit" size="small" onClick={onRetry}>
        {translate('page.retry')}
      </Button>
    );
    return (
      <Alert severity="warning" action={again} sx={{ mb: 2 }}>
        {translate('replay.broken', { ready, frames })}
      </Alert>
    );
  }
  return (
    <div style={{ height: 4, marginBottom: 12 }}>
      {ready < frames && (
        <LinearProgress
          aria-label={translate('replay.rest')}
          variant="determinate"
          value={Math.round((ready / frames) * 100)}
        />
      )}
    </div>
  );
};
