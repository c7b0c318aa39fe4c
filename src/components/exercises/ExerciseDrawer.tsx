import Drawer from '@mui/material/Drawer';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { Exercise } from '../../../contract/exercises.ts';
import { AudioPlayer } from '../audio/AudioPlayer.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { closeIcon } from '../../icons/publicIcons.ts';
import { ErrorView } from '../ErrorView.tsx';
import { ExerciseFilm } from './ExerciseFilm.tsx';
import { ExerciseMarks } from './ExerciseMarks.tsx';
import { ExerciseSource } from './ExerciseSource.tsx';
import { FavoriteButton } from './FavoriteButton.tsx';
import { SimilarExercises } from './SimilarExercises.tsx';
import { useExerciseTexts } from './useExerciseTexts.ts';
import type { Favorites } from './useFavorites.ts';

const Head = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 8, padding: '16px 12px 12px 24px' });
const Stage = styled('div')({
  position: 'relative',
  '& > span': { aspectRatio: 'auto', height: 320 },
  '& video': { width: '100%', maxHeight: 320 },
});
const Body = styled('div')({ display: 'grid', gap: 16, padding: 24 });
const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });
const Chip = styled('span')({
  padding: '3px 10px',
  borderRadius: 'var(--radius-small)',
  background: 'var(--primary-soft)',
  color: 'var(--on-primary-soft)',
  font: '500 var(--text-small)',
});

const Passage = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Typography variant="h4" component="h3" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    <Typography component="div" color="textSecondary" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </section>
);

const Details = ({ exercise: listed }: { exercise: Exercise }) => {
  const translate = useTranslate();
  const { withTexts, isPending, error, refetch } = useExerciseTexts([listed]);
  const exercise = withTexts(listed);
  const { exerciseType, bodyTargets, equipment, sequence, withAnchorPoint, withHold, position, action, settings } =
    exercise;
  const chips = [exerciseType, ...bodyTargets, ...equipment, sequence && translate(`exercises.sequence.${sequence}`)];
  const range = settings.ROM && [settings.ROM.min, settings.ROM.max];
  return (
    <Body>
      <Chips>
        {[...chips, withAnchorPoint && translate('exercises.anchor'), withHold && translate('exercises.hold')]
          .filter((label) => typeof label === 'string')
          .map((label) => (
            <Chip key={label}>{label}</Chip>
          ))}
      </Chips>
      <ExerciseMarks exercise={exercise} />
      {isPending && (
        <div role="status">
          <span className="hidden-text">{translate('page.loading')}</span>
          <Skeleton variant="rounded" height={120} />
        </div>
      )}
      {error && <ErrorView message={translate('exercises.textsFailed')} onRetry={refetch} />}
      {position && <Passage title={translate('exercises.position')}>{position}</Passage>}
      {action && <Passage title={translate('exercises.action')}>{action}</Passage>}
      {range && (
        <Passage title={translate('exercises.range')}>
          {range.map(({ label, limit }) => translate('exercises.degrees', { label, limit })).join(' – ')}
        </Passage>
      )}
      <ExerciseSource exercise={exercise} />
    </Body>
  );
};

interface Props {
  /** Open while there is one. */
  exercise: Exercise | undefined;
  favorites: Favorites;
  onClose: () => void;
  /** Opens another exercise instead; with it, similar ones are listed. */
  onOpen?: (exercise: Exercise) => void;
  /** What can be done with the exercise here. */
  action?: ReactNode;
}

/** Everything about one exercise, at the side (LIB-14..20). */
export const ExerciseDrawer = ({ exercise, favorites, onClose, onOpen, action }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // What was shown stays while the drawer slides away.
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
              <Icon path={closeIcon} />
            </button>
          </Head>
          <Stage>
            <ExerciseFilm key={shown.id} exercise={shown} />
            <FavoriteButton exercise={shown} favorites={favorites} />
          </Stage>
          {shown.demoAudioUrl && (
            <div style={{ padding: '16px 24px 0' }}>
              <AudioPlayer key={shown.demoAudioUrl} url={shown.demoAudioUrl} shown={exercise !== undefined} />
            </div>
          )}
          <Details exercise={shown} />
          {action && <div style={{ padding: '0 24px 24px' }}>{action}</div>}
          {onOpen && (
            <div style={{ padding: '0 24px 24px' }}>
              <SimilarExercises
                exercise={shown}
                most={4}
                title={translate('exercises.similar')}
                onChoose={(other) => {
                  onOpen(other);
                  // The list makes way for another one; reading begins at the top.
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
