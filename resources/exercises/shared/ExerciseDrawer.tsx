import CloseIcon from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { AudioPlayer } from './AudioPlayer.tsx';
import { ExerciseDetails } from './ExerciseDetails.tsx';
import { ExerciseMedia } from './ExerciseMedia.tsx';
import { FavoriteButton, type Favorites } from './FavoriteButton.tsx';
import { SimilarExercises } from './SimilarExercises.tsx';

const Head = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 8, padding: '16px 12px 12px 24px' });
const Stage = styled('div')({
  position: 'relative',
  '& > span': { aspectRatio: 'auto', height: 320 },
  '& video': { width: '100%', maxHeight: 320 },
});
interface Props {
  /** The drawer is open while this is set. */
  exercise: Exercise | undefined;
  favorites: Favorites;
  onClose: () => void;
  /** Opens another exercise; if set, similar ones are listed. */
  onOpen?: (exercise: Exercise) => void;
  /** Action for the exercise. */
  action?: ReactNode;
}

/** All details of one exercise in a drawer (LIB-14..20). */
export const ExerciseDrawer = ({ exercise, favorites, onClose, onOpen, action }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Keeps the last exercise during the closing animation.
  const [last, setLast] = useState(exercise);
  if (exercise && exercise !== last) setLast(exercise);
  const shown = exercise ?? last;
  return (
    <Drawer
      anchor="right"
      open={exercise !== undefined}
      onClose={onClose}
      sx={{ zIndex: 'modal' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 'min(440px, 100vw)' } } }}
    >
      {shown && (
        <>
          <Head>
            <Typography
              ref={heading}
              id={titleId}
              tabIndex={-1}
              dir="auto"
              variant="h2"
              sx={{ flex: 1, pt: 0.75, outline: 'none' }}
            >
              {shown.name}
            </Typography>
            <button type="button" className="icon-button" aria-label={translate('exercises.close')} onClick={onClose}>
              <CloseIcon fontSize="small" />
            </button>
          </Head>
          <Stage>
            <ExerciseMedia key={shown.id} exercise={shown} />
            <FavoriteButton exercise={shown} favorites={favorites} />
          </Stage>
          {shown.demoAudioUrl && (
            <div style={{ padding: '16px 24px 0' }}>
              <AudioPlayer key={shown.demoAudioUrl} url={shown.demoAudioUrl} isVisible={exercise !== undefined} />
            </div>
          )}
          <ExerciseDetails exercise={shown} />
          {action && <div style={{ padding: '0 24px 24px' }}>{action}</div>}
          {onOpen && (
            <div style={{ padding: '0 24px 24px' }}>
              <SimilarExercises
                exercise={shown}
                limit={4}
                title={translate('exercises.similar')}
                onChoose={(other) => {
                  onOpen(other);
                  // The content changes to the other exercise; reading starts at the top.
                  heading.current?.focus();
                }}
              />
            </div>
          )}
        </>
      )}
    </Drawer>
  );
};
