import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { ExerciseBadges } from './ExerciseBadges.tsx';
import { ExercisePicture } from './ExercisePicture.tsx';
import { FavoriteButton, type Favorites } from './FavoriteButton.tsx';

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
