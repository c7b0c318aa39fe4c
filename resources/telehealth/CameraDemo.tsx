import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { useCamera } from './useCamera.ts';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(240px, 1fr)',
  alignItems: 'start',
  gap: theme.spacing(4),
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr' },
}));
const Stage = styled('div')({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--panel)',
  color: 'var(--on-panel-muted)',
  // As in a mirror.
  '& video': { width: '100%', height: '100%', objectFit: 'cover', transform: 'scaleX(-1)' },
});

/** A camera preview with what to do in front of it; without a camera it says why (OPEN-107). */
export const CameraDemo = ({ demo }: { demo: 'hands' | 'tremors' | 'shoulder' }) => {
  const translate = useTranslate();
  const { state, stream, start, stop } = useCamera();
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  const say = (key: string) => translate(`telehealth.${demo}.${key}`);
  const failed = state !== 'idle' && state !== 'starting' && state !== 'on';
  return (
    <>
      <PageHeading title={say('title')} lead={say('lead')} />
      <Columns>
        <div>
          <Stage>
            {stream ? (
              <video ref={video} autoPlay playsInline muted aria-label={translate('telehealth.preview')} />
            ) : (
              <output>{translate(`telehealth.${state === 'starting' ? 'starting' : 'idle'}`)}</output>
            )}
          </Stage>
          {failed && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {translate(`telehealth.${state}`)}
            </Alert>
          )}
          <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16, marginTop: 16 }}>
            <Button
              variant={stream ? 'outlined' : 'contained'}
              loading={state === 'starting'}
              onClick={stream ? stop : () => void start()}
            >
              {translate(stream ? 'telehealth.stop' : 'telehealth.start')}
            </Button>
            <Typography color="textSecondary">{translate('telehealth.private')}</Typography>
          </div>
        </div>
        <section>
          <Typography variant="h2">{translate('telehealth.steps')}</Typography>
          <ol style={{ display: 'grid', gap: 12, paddingLeft: 20 }}>
            {['step1', 'step2', 'step3'].map((step) => (
              <li key={step}>{say(step)}</li>
            ))}
          </ol>
        </section>
      </Columns>
    </>
  );
};
