import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useEffect, useRef, type ComponentType } from 'react';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import type { TrackedKind } from '@exer/movement-tracking/browser/models.ts';
import { RecorderButtons, RecorderState } from './camera/RecorderState.tsx';
import { Stage } from './camera/Stage.tsx';
import { useCamera } from './camera/useCamera.ts';
import { useLiveJoints, useTracker } from './camera/useTracking.ts';
import { useRecorder } from './camera/useRecorder.ts';
import type { ResultsProps } from './results/ResultsSection.tsx';
import type { TelehealthKey, telehealthMessages } from './messages.en.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(240px, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(4),
  [theme.breakpoints.down('lg')]: { gridTemplateColumns: '1fr' },
}));

interface Props {
  demo: 'hands' | 'tremors' | 'shoulder';
  kind: TrackedKind;
  /** Component of the results. */
  Results: ComponentType<ResultsProps>;
}

/**
 * Camera preview with detected joints, a recording, and its results. Explains a missing camera or tracking (OPEN-107).
 */
export const CameraDemo = ({ demo, kind, Results }: Props) => {
  const translate = useTranslate();
  const camera = useCamera();
  const { state, stream, stop } = camera;
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const { tracker, share, failure, fail, retry } = useTracker(kind, !!stream);
  const recorder = useRecorder({ kind, tracker, stream, video, onCaptured: stop, onFailed: fail });
  const { phase } = recorder;
  const live = useLiveJoints({
    kind,
    tracker,
    stream,
    video,
    canvas,
    isRecording: phase.is === 'recording',
    onFailed: fail,
  });
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  // Retrying would not help in this browser, so the camera is released.
  const cannotTrack = failure === 'noWebGL';
  useEffect(() => {
    if (cannotTrack) stop();
  }, [cannotTrack, stop]);
  const isDone = phase.is === 'done';
  useEffect(() => {
    if (isDone) results.current?.focus();
  }, [isDone]);
  const say = (key: keyof (typeof telehealthMessages)['telehealth']['hands']) =>
    translate(`telehealth.${demo}.${key}` satisfies TelehealthKey);
  const failed = state !== 'idle' && state !== 'starting' && state !== 'on';
  const start = () => {
    recorder.discard();
    void camera.start();
  };
  return (
    <>
      <PageHeading title={say('title')} lead={say('lead')} />
      {isDone && (
        <div
          ref={results}
          role="group"
          tabIndex={-1}
          aria-label={translate('telehealth.recorder.done')}
          style={{ outline: 'none' }}
        >
          <Results recording={phase.recording} onReset={start} />
        </div>
      )}
      <Columns hidden={isDone} style={isDone ? { display: 'none' } : undefined}>
        <div>
          <Stage {...{ state, stream, phase, video, canvas }} />
          {failed && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {translate(`telehealth.${state}` satisfies TelehealthKey)}
            </Alert>
          )}
          <RecorderState
            {...{ kind, phase, failure }}
            placement={live.placement}
            loaded={stream && !tracker && !failure ? share : null}
            onRetry={retry}
          />
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, margin: '16px 0' }}>
            <RecorderButtons
              phase={phase}
              isOn={!!stream}
              isStarting={state === 'starting'}
              isReady={!!tracker}
              cannotTrack={cannotTrack}
              onStart={start}
              onEnd={stop}
              onRecord={() => void recorder.record()}
              onFinish={recorder.stop}
              onDiscard={recorder.discard}
            />
          </div>
          <Typography color="textSecondary">{translate('telehealth.private')}</Typography>
        </div>
        <section>
          <Typography variant="h2">{translate('telehealth.steps')}</Typography>
          <ol style={{ display: 'grid', gap: 12, paddingLeft: 20 }}>
            {(['step1', 'step2', 'step3'] as const).map((step) => (
              <li key={step}>{say(step)}</li>
            ))}
          </ol>
          {live.recording && <Results recording={live.recording} live />}
        </section>
      </Columns>
    </>
  );
};
