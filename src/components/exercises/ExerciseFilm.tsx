import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrowOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Exercise } from '../../../contract/exercises.ts';
import { namesMovement } from '../motion/movementFiles.ts';
import { useMotionWelcome } from '../motion/useMotionWelcome.ts';
import { ExerciseDrawing, ExercisePicture, Plate } from './ExercisePicture.tsx';

const Tools = styled('div')({
  position: 'absolute',
  inset: 'auto 12px 12px',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
  '& button': { background: 'var(--surface)', border: '1px solid var(--border-strong)' },
});
const Small = styled('div')({
  width: 92,
  overflow: 'hidden',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-small)',
});

/** The movement, large, with its play and pause button, and the drawing of it beside where there is one. */
const Moving = ({ exercise }: { exercise: Exercise }) => {
  const translate = useTranslate();
  const welcome = useMotionWelcome();
  const [choice, choose] = useState<boolean>();
  const plays = choice ?? welcome;
  return (
    <>
      <ExercisePicture exercise={exercise} moving plays={choice} />
      <Tools>
        {exercise.thumbnailUrl ? (
          <Small role="img" aria-label={translate('exercises.drawing', { name: exercise.name })}>
            <Plate>
              <ExerciseDrawing exercise={exercise} />
            </Plate>
          </Small>
        ) : (
          <span />
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={translate(plays ? 'exercises.pauseMovement' : 'exercises.playMovement')}
          onClick={() => choose(!plays)}
        >
          {plays ? <PauseIcon fontSize="small" /> : <PlayArrowIcon fontSize="small" />}
        </button>
      </Tools>
    </>
  );
};

/** What an exercise looks like, in its drawer: the demo video, else the movement, else the picture (LIB-18). */
export const ExerciseFilm = ({ exercise }: { exercise: Exercise }) => {
  if (exercise.demoUrl) {
    // The demo shows a movement without speech; the spoken guide is a recording of its own.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    return <video src={exercise.demoUrl} controls muted playsInline poster={exercise.thumbnailUrl ?? undefined} />;
  }
  return namesMovement(exercise.animationUrl) ? (
    <Moving exercise={exercise} />
  ) : (
    <ExercisePicture exercise={exercise} />
  );
};
