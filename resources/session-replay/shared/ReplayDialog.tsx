import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { LogLink } from '../../../dataProvider/recording.ts';
import type { Size } from '../../../domain/session-replay/canvas.ts';
import type { LogKind } from '@exer/pose-log/skeleton.ts';
import { EmptyState, ErrorView } from '../../../src/ui/PageStates.tsx';
import { FormDialog } from '../../../src/ui/FormDialog.tsx';
import type { Comparable } from '../compare/useComparison.ts';
import { replayMessages, type ReplayKey } from '../messages.en.ts';
import { AboutSession, type ReplayAbout } from '../AboutSession.tsx';
import { useRecording } from '../useRecording.ts';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReadingProgress } from '../../../dataProvider/recording-reading.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { LoadingRecording } from '@exer/pose-log/recording.ts';

/** Progress of a recording that cannot be shown yet, as a share if known. */
export const Loading = ({ frames, share }: ReadingProgress) => {
  const translate = useTranslate();
  return (
    <div style={{ minHeight: 240, display: 'grid', alignContent: 'center', gap: 16 }}>
      <LinearProgress
        aria-label={translate('replay.loading')}
        variant={share === null ? 'indeterminate' : 'determinate'}
        value={share === null ? undefined : Math.round(share * 100)}
      />
      <output>{translate(frames > 0 ? 'replay.framesRead' : 'replay.loading', { frames })}</output>
    </div>
  );
};

interface RestProps {
  recording: LoadingRecording;
  isBroken: boolean;
  onRetry: () => void;
}

/** Progress of a recording that is shown already; its space stays when it is complete. */
export const LoadingRest = ({ recording, isBroken, onRetry }: RestProps) => {
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

/** Loaded with this dialog. @public */
export const texts = { en: replayMessages };

const loadViewer = () => import('../ReplayViewer.tsx');
const ReplayViewer = lazy(loadViewer);

/** Up to this canvas width the panel fits beside it in a medium dialog. */
const NARROW = 560;

export interface Replay {
  sessionUUID: string;
  /** Description of the session. */
  about?: ReplayAbout;
  log: LogKind;
  /** Loads the signed link to the log with the reader's access (SEC-20). */
  link: LogLink;
  size: Size;
  /** Follows the figure at first. */
  isFollowed?: boolean;
  /** `resultsInsights` of the session, if it has any. */
  insights?: unknown;
  /** Sessions to compare with. */
  comparable?: Comparable;
  /** First frame, from 0. */
  frame?: number;
}

/** The recording, or why it cannot be shown (ERR-35, REPLAY-14). */
const ReplayArea = ({ onRetry, ...replay }: Replay & { onRetry: () => void }) => {
  const translate = useTranslate();
  const state = useRecording(replay.log, replay.link);
  useEffect(() => {
    // A failed preload is harmless: the import is tried again.
    void loadViewer().catch(() => undefined);
  }, []);
  switch (state.is) {
    case 'loading':
      return <Loading {...state} />;
    case 'refused':
      return <ErrorView message={state.message} onRetry={onRetry} />;
    case 'faulty':
      return (
        <ErrorView
          message={translate(`replay.${state.fault}` satisfies ReplayKey)}
          onRetry={state.fault === 'interrupted' ? onRetry : undefined}
        />
      );
    case 'missing':
      return <EmptyState title={translate('replay.notFetched')} />;
    case 'ready':
      return (
        <>
          <LoadingRest recording={state.recording} isBroken={state.isBroken} onRetry={onRetry} />
          <Suspense fallback={<Loading frames={0} share={null} />}>
            <ReplayViewer {...replay} recording={state.recording} />
          </Suspense>
        </>
      );
  }
};

export default function ReplayDialog({ onClose, about, ...replay }: Replay & { onClose: () => void }) {
  const translate = useTranslate();
  const [attempt, setAttempt] = useState(0);
  return (
    <FormDialog
      title={translate('replay.title')}
      about={about && <AboutSession {...about} />}
      size={replay.size.width > NARROW ? 'lg' : 'md'}
      onClose={onClose}
    >
      <DialogContent>
        <ReplayArea key={attempt} {...replay} about={about} onRetry={() => setAttempt(attempt + 1)} />
      </DialogContent>
    </FormDialog>
  );
}
