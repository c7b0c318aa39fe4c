import { styled } from '@mui/material/styles';
import type { Exercise } from '../../../contract/exercises.ts';
import { Icon } from '../../icons/Icon.tsx';
import { facingFrontIcon, facingSideIcon } from '../../icons/exerciseIcons.ts';

/** The drawings are black on white: they take the colour of what they lie on, and are turned around in the dark. */
const Plate = styled('span')(({ theme }) => ({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  placeItems: 'center',
  width: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  background: 'var(--sunken)',
  color: 'var(--border-strong)',
  // Browsers give it a box of its own, which would take the drawing's place.
  '& source': { display: 'none' },
  '& img': {
    width: '100%',
    height: '100%',
    objectFit: 'contain',
    ...(theme.palette.mode === 'dark'
      ? { filter: 'invert(1)', mixBlendMode: 'screen' as const, opacity: 0.85 }
      : { mixBlendMode: 'multiply' as const }),
  },
  '& .icon': { width: '45%', height: '45%', opacity: 0.6, strokeWidth: 1 },
}));

type Pictured = Pick<Exercise, 'thumbnailUrl' | 'animationUrl' | 'subjectOrientation'>;

/** What an exercise looks like: its drawing, moving where asked and not unwelcome, or a figure where there is none. */
export const ExercisePicture = ({ exercise, moving = false }: { exercise: Pictured; moving?: boolean }) => {
  const { thumbnailUrl, animationUrl, subjectOrientation } = exercise;
  const still = thumbnailUrl ?? animationUrl;
  return (
    <Plate>
      {still ? (
        <picture style={{ display: 'contents' }}>
          {moving && animationUrl && <source srcSet={animationUrl} media="(prefers-reduced-motion: no-preference)" />}
          <img src={still} alt="" width={320} height={320} loading="lazy" decoding="async" />
        </picture>
      ) : (
        <Icon path={subjectOrientation === 'SIDE' ? facingSideIcon : facingFrontIcon} size={64} />
      )}
    </Plate>
  );
};
