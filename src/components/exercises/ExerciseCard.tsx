import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Exercise } from '../../../contract/exercises.ts';
import { ExerciseMarks } from './ExerciseMarks.tsx';
import { ExercisePicture } from './ExercisePicture.tsx';
import { FavoriteButton } from './FavoriteButton.tsx';
import type { Favorites } from './useFavorites.ts';

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
  // The whole card opens the exercise; the heart and other buttons lie above.
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid var(--focus)', outlineOffset: -2 },
});
/** The end of a name tells exercises apart: it is cut only where the name is longer than any of the library. */
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
  /** What else can be done with the exercise here. */
  action?: ReactNode;
}

/** An exercise of the grid: movement or picture, heart, name, how it is filmed and what it measures (LIB-11..13). */
export const ExerciseCard = ({ exercise, favorites, onOpen, action }: Props) => (
  <Card>
    <Open type="button" onClick={onOpen}>
      <ExercisePicture exercise={exercise} moving />
      <Name>{exercise.name}</Name>
    </Open>
    <Foot>
      <ExerciseMarks exercise={exercise} />
      {action}
    </Foot>
    <FavoriteButton exercise={exercise} favorites={favorites} />
  </Card>
);
