import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { RefObject } from 'react';
import type { CameraState } from './useCamera.ts';
import type { RecorderPhase } from './useRecorder.ts';
import type { TelehealthKey } from '../messages.en.ts';

const Frame = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--panel)',
  color: 'var(--on-panel-muted)',
  textAlign: 'center',
  '& > *': { gridArea: '1 / 1' },
  // Mirrored.
  '& video, & canvas': { width: '100%', height: '100%', objectFit: 'cover', transform: 'scaleX(-1)' },
});
const Count = styled('span')({
  zIndex: 1,
  color: '#fff',
  fontSize: 120,
  fontWeight: 600,
  textShadow: '0 0 24px rgb(0 0 0 / 80%)',
});
const Left = styled('span')({
  zIndex: 1,
  alignSelf: 'start',
  justifySelf: 'end',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 12,
  padding: '4px 12px',
  borderRadius: 999,
  background: 'rgb(0 0 0 / 70%)',
  color: '#fff',
  '&::before': { content: '""', width: 10, height: 10, borderRadius: '50%', background: '#ff5a5f' },
});

interface Props {
  state: CameraState;
  stream: MediaStream | null;
  phase: RecorderPhase;
  video: RefObject<HTMLVideoElement | null>;
  canvas: RefObject<HTMLCanvasElement | null>;
}

/** The mirrored camera picture with detected joints and the recording time. */
export const Stage = ({ state, stream, phase, video, canvas }: Props) => {
  const translate = useTranslate();
  return (
    <Frame>
      {stream ? (
        <>
          <video ref={video} autoPlay playsInline muted aria-label={translate('telehealth.preview')} />
          <canvas ref={canvas} aria-hidden="true" />
          {phase.is === 'countdown' && <Count aria-hidden="true">{phase.left}</Count>}
          {phase.is === 'recording' && (
            <Left aria-hidden="true">{translate('telehealth.recorder.left', { smart_count: phase.left })}</Left>
          )}
        </>
      ) : (
        <span>{translate(`telehealth.${state === 'starting' ? 'starting' : 'idle'}` satisfies TelehealthKey)}</span>
      )}
    </Frame>
  );
};
