import { styled } from '@mui/material/styles';
import type { Exercise } from '../../../contract/exercises.ts';
import { MotionFigure } from '../motion/MotionFigure.tsx';
import { namesMovement } from '../motion/movementFiles.ts';
import { Icon } from '../../icons/Icon.tsx';
import { facingFrontIcon, facingSideIcon } from '../../icons/exerciseIcons.ts';

/** The drawings are black on white: they take the colour of what they lie on, and are turned around in the dark. */
export const Plate = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  background: 'var(--sunken)',
  color: 'var(--border-strong)',
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
  // What an organization has photographed itself comes from the server and keeps its colours.
  '& img:not([src^="/api/"])':
    theme.palette.mode === 'dark'
      ? { filter: 'invert(1)', mixBlendMode: 'screen' as const, opacity: 0.85 }
      : { mixBlendMode: 'multiply' as const },
  '& .icon': { width: '45%', height: '45%', opacity: 0.6, strokeWidth: 1 },
}));

type Pictured = Pick<Exercise, 'thumbnailUrl' | 'animationUrl' | 'subjectOrientation'> &
  Partial<Pick<Exercise, 'animationThumbnailFrame'>>;

/** The drawing or photograph of an exercise, or a figure where there is none. */
export const ExerciseDrawing = ({ exercise }: { exercise: Pictured }) => {
  const { thumbnailUrl, animationUrl, subjectOrientation } = exercise;
  const picture = thumbnailUrl ?? (namesMovement(animationUrl) ? null : animationUrl);
  return picture ? (
    <img src={picture} alt="" width={320} height={320} loading="lazy" decoding="async" />
  ) : (
    <Icon path={subjectOrientation === 'SIDE' ? facingSideIcon : facingFrontIcon} size={64} />
  );
};

interface Props {
  exercise: Pictured;
  /** Moves where motion is welcome; else it stands at the pose that tells most. */
  moving?: boolean;
  /** The reader's own word about this picture: play, or stop. */
  plays?: boolean;
}

/** What an exercise looks like: its movement, or its picture where it has none or it does not come (LIB-11). */
export const ExercisePicture = ({ exercise, moving = false, plays }: Props) => (
  <Plate>
    {namesMovement(exercise.animationUrl) ? (
      <MotionFigure
        url={exercise.animationUrl}
        frame={exercise.animationThumbnailFrame}
        still={!moving}
        plays={plays}
        fallback={<ExerciseDrawing exercise={exercise} />}
      />
    ) : (
      <ExerciseDrawing exercise={exercise} />
    )}
  </Plate>
);
