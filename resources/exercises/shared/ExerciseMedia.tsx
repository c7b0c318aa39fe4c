import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrowOutlined';
import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { isMovementName } from '../../../src/ui/motion/movementFiles.ts';
import { useIsMotionAllowed } from '../../../src/ui/motion/motionPreferences.ts';
import { ExercisePicture } from './ExercisePicture.tsx';

const Tools = styled('div')({
  position: 'absolute',
  inset: 'auto 12px 12px',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  '& button': { background: 'var(--surface)', border: '1px solid var(--border-strong)' },
});
/** The animated movement with a play/pause button. */
const AnimatedMovement = ({ exercise }: { exercise: Exercise }) => {
  const translate = useTranslate();
  const isMotionAllowed = useIsMotionAllowed();
  const [choice, choose] = useState<boolean>();
  const isPlaying = choice ?? isMotionAllowed;
  return (
    <>
      <ExercisePicture exercise={exercise} isAnimated isPlaying={choice} />
      <Tools>
        <button
          type="button"
          className="icon-button"
          aria-label={translate(isPlaying ? 'exercises.pauseMovement' : 'exercises.playMovement')}
          onClick={() => choose(!isPlaying)}
        >
          {isPlaying ? <PauseIcon fontSize="small" /> : <PlayArrowIcon fontSize="small" />}
        </button>
      </Tools>
    </>
  );
};

/** The movement, else the picture. */
const Movement = ({ exercise }: { exercise: Exercise }) =>
  isMovementName(exercise.animationUrl) ? (
    <AnimatedMovement exercise={exercise} />
  ) : (
    <ExercisePicture exercise={exercise} />
  );

/** The video of an own exercise; where the browser cannot play it, it says so and the picture is shown. */
const DemoVideo = ({ exercise, url }: { exercise: Exercise; url: string }) => {
  const translate = useTranslate();
  const [failed, setFailed] = useState(false);
  if (!failed)
    return (
      // The demo shows a movement without speech; the spoken guide is a recording of its own.
      // eslint-disable-next-line jsx-a11y/media-has-caption
      <video
        src={url}
        controls
        muted
        playsInline
        poster={exercise.thumbnailUrl ?? undefined}
        onError={() => setFailed(true)}
      />
    );
  return (
    <>
      <Movement exercise={exercise} />
      <Alert severity="info">{translate('exercises.videoFailed')}</Alert>
    </>
  );
};

/** The demo video, else the movement, else the picture (LIB-18). */
export const ExerciseMedia = ({ exercise }: { exercise: Exercise }) =>
  exercise.demoUrl ? (
    <DemoVideo key={exercise.demoUrl} exercise={exercise} url={exercise.demoUrl} />
  ) : (
    <Movement exercise={exercise} />
  );
