import { styled } from '@mui/material/styles';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { useIsNearViewport } from '../../../src/ui/hooks.ts';
import { MotionFigure } from '../../../src/ui/motion/MotionFigure.tsx';
import { isMovementName } from '../../../src/ui/motion/movementFiles.ts';
import { Icon } from '../../../src/ui/icons/Icon.tsx';
import { facingFrontIcon, facingSideIcon } from '../../../src/ui/icons/exerciseIcons.ts';

/** The drawings are black on white: they blend with the background and are inverted in dark mode. */
const PictureFrame = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  background: 'var(--sunken)',
  color: 'var(--border-strong)',
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
  // Uploaded photos are served by the API and keep their colors.
  '& img:not([src^="/api/"])':
    theme.palette.mode === 'dark'
      ? { filter: 'invert(1)', mixBlendMode: 'screen' as const, opacity: 0.85 }
      : { mixBlendMode: 'multiply' as const },
  '& .icon': { width: '45%', height: '45%', opacity: 0.6, strokeWidth: 1 },
}));

type ExercisePictures = Pick<Exercise, 'thumbnailUrl' | 'animationUrl' | 'subjectOrientation'> &
  Partial<Pick<Exercise, 'animationThumbnailFrame'>>;

/** The drawing or photo of an exercise, or a figure if there is none. */
export const ExerciseDrawing = ({ exercise }: { exercise: ExercisePictures }) => {
  const { thumbnailUrl, animationUrl, subjectOrientation } = exercise;
  const picture = thumbnailUrl ?? (isMovementName(animationUrl) ? null : animationUrl);
  return picture ? (
    <img src={picture} alt="" width={320} height={320} loading="lazy" decoding="async" />
  ) : (
    <Icon path={subjectOrientation === 'SIDE' ? facingSideIcon : facingFrontIcon} size={64} />
  );
};

interface Props {
  exercise: ExercisePictures;
  /** Animates if motion is allowed; otherwise shows the most telling pose. */
  isAnimated?: boolean;
  /** The user's choice to play or stop this picture. */
  isPlaying?: boolean;
}

/** Less than a row of cards: what is not scrolled to loads no movements. */
const AHEAD = '200px';

/** The movement of an exercise, or its picture if there is no movement or it fails to load (LIB-11). */
export const ExercisePicture = ({ exercise, isAnimated = false, isPlaying }: Props) => {
  const { isNear, ref } = useIsNearViewport({ margin: AHEAD });
  const moves = isMovementName(exercise.animationUrl) ? exercise.animationUrl : null;
  return (
    <PictureFrame ref={ref}>
      {moves && isNear && (
        <MotionFigure
          url={moves}
          frame={exercise.animationThumbnailFrame}
          still={!isAnimated}
          plays={isPlaying}
          fallback={<ExerciseDrawing exercise={exercise} />}
        />
      )}
      {!moves && <ExerciseDrawing exercise={exercise} />}
    </PictureFrame>
  );
};
