import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { LogLink } from '../../dataProvider/recording.ts';
import type { Size } from '../../domain/replay/canvas-size.ts';
import type { LogKind } from '../../domain/replay/skeleton.ts';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorView } from '../components/ErrorView.tsx';
import { FormDialog } from '../components/FormDialog.tsx';
import type { Comparable } from './compare/comparable.ts';
import { compareMessages } from './compare/messages.en.ts';
import { replayMessages } from './messages.en.ts';
import { Loading } from './reading/Loading.tsx';
import { readingMessages } from './reading/messages.en.ts';
import { Rest } from './reading/Rest.tsx';
import { anglesMessages } from './traces/messages.en.ts';
import { AboutSession, type ReplayAbout } from './AboutSession.tsx';
import { useRecording } from './useRecording.ts';

/** What is said of a recording until it is shown, and by what shows it. @public */
export const texts = {
  en: { replay: { ...replayMessages, ...readingMessages, compare: compareMessages, angles: anglesMessages } },
};

const loadViewer = () => import('./ReplayViewer.tsx');
const ReplayViewer = lazy(loadViewer);

/** A canvas up to this wide stands beside its panel in a dialog of middle size. */
const NARROW = 560;

export interface Replay {
  sessionUUID: string;
  /** Whose session it is, of what and from when, and what came of it. */
  about?: ReplayAbout;
  log: LogKind;
  /** Asks for the signed link to the log, as whoever watches may (SEC-20). */
  link: LogLink;
  size: Size;
  /** `resultsInsights` of the session, if it has any. */
  insights?: unknown;
  /** Other sessions that may be looked at beside this one. */
  comparable?: Comparable;
  /** Where to begin, counted from 0. */
  frame?: number;
}

/** Where the recording is shown, or why it is not (ERR-35, REPLAY-14). */
const ReplayArea = ({ onRetry, ...replay }: Replay & { onRetry: () => void }) => {
  const translate = useTranslate();
  const state = useRecording(replay.log, replay.link);
  useEffect(() => {
    // A failed preload costs nothing: showing the recording tries again.
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
          message={translate(`replay.${state.fault}`)}
          onRetry={state.fault === 'interrupted' ? onRetry : undefined}
        />
      );
    case 'missing':
      return <EmptyState title={translate('replay.notFetched')} />;
    case 'ready':
      return (
        <>
          <Rest recording={state.recording} isBroken={state.isBroken} onRetry={onRetry} />
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
