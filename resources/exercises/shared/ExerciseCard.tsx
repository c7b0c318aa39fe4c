import StayCurrentLandscapeIcon from '@mui/icons-material/StayCurrentLandscape';
import StayCurrentPortraitIcon from '@mui/icons-material/StayCurrentPortrait';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { Icon } from '../../../src/ui/icons/Icon.tsx';
import { facingFrontIcon, facingSideIcon } from '../../../src/ui/icons/exerciseIcons.ts';
import type { ExerciseKey } from './messages.en.ts';
import { ExercisePicture } from './ExercisePicture.tsx';
import { FavoriteButton, type Favorites } from './FavoriteButton.tsx';

const Row = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  color: 'var(--ink-muted)',
});
const IconBadge = styled('span')({ display: 'inline-grid' });
const Metric = styled('span')({
  padding: '1px 6px',
  borderRadius: 'var(--radius-small)',
  background: 'var(--neutral-soft)',
  color: 'var(--neutral)',
  font: '500 var(--text-micro)',
});

const OwnBadge = styled(Metric)({ background: 'var(--primary-soft)', color: 'var(--on-primary-soft)' });

const Pictogram = ({ label, children }: { label: string; children: ReactNode }) => (
  <IconBadge role="img" aria-label={label} title={label}>
    {children}
  </IconBadge>
);

const facingIcons = { FRONT: facingFrontIcon, SIDE: facingSideIcon };

/** Side of the subject that the camera sees; a text if there is no icon (ENT-018). */
const Facing = ({ orientation }: { orientation: string }) => {
  const translate = useTranslate();
  if (orientation === 'FRONT' || orientation === 'SIDE')
    return (
      <Pictogram label={translate(`exercises.facing.${orientation}` satisfies ExerciseKey)}>
        <Icon path={facingIcons[orientation]} size={18} />
      </Pictogram>
    );
  const side = orientation.replaceAll('_', ' ').toLowerCase();
  return <Metric>{translate('exercises.facing.other', { side })}</Metric>;
};

/** Badges of an exercise: own, camera position and metrics (LIB-13). */
export const ExerciseBadges = ({ exercise }: { exercise: Exercise }) => {
  const translate = useTranslate();
  const { cameraOrientation, subjectOrientation, exerciseMetrics, isOwn } = exercise;
  const Camera = cameraOrientation === 'Portrait' ? StayCurrentPortraitIcon : StayCurrentLandscapeIcon;
  return (
    <Row>
      {isOwn && <OwnBadge>{translate('exercises.ofOrganization')}</OwnBadge>}
      {cameraOrientation && (
        <Pictogram label={translate(`exercises.camera.${cameraOrientation}` satisfies ExerciseKey)}>
          <Camera sx={{ fontSize: 18 }} />
        </Pictogram>
      )}
      {subjectOrientation && <Facing orientation={subjectOrientation} />}
      {exerciseMetrics.map(({ id, metric }) => (
        <Metric key={id}>{translate(`exercises.metric.${metric}` satisfies ExerciseKey)}</Metric>
      ))}
    </Row>
  );
};

const Card = styled('li')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  transition: 'border-color 120ms',
  '&:hover': { borderColor: 'var(--border-strong)' },
});
const Open = styled('button')({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--ink)',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  // The whole card opens the exercise; buttons are above it.
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid var(--focus)', outlineOffset: -2 },
});
/** The end of a name distinguishes exercises: it is truncated only beyond the longest name of the library. */
const Name = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
  minHeight: 40,
  margin: '10px 12px 6px',
  font: '600 var(--text-body)',
});
const Foot = styled('div')({
  position: 'relative',
  marginTop: 'auto',
  padding: '0 12px 12px',
  pointerEvents: 'none',
  '& button': { pointerEvents: 'auto' },
});

interface Props {
  exercise: Exercise;
  favorites: Favorites;
  onOpen: () => void;
  /** Further action for the exercise. */
  action?: ReactNode;
}

/** An exercise card: movement or picture, favorite, name, camera and metrics (LIB-11..13). */
export const ExerciseCard = ({ exercise, favorites, onOpen, action }: Props) => (
  <Card>
    <Open type="button" onClick={onOpen}>
      <ExercisePicture exercise={exercise} isAnimated />
      <Name>{exercise.name}</Name>
    </Open>
    <Foot>
      <ExerciseBadges exercise={exercise} />
      {action}
    </Foot>
    <FavoriteButton exercise={exercise} favorites={favorites} />
  </Card>
);
