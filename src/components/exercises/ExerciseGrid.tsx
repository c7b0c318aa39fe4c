import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useRef, type ReactNode } from 'react';
import type { Exercise } from '../../../contract/exercises.ts';
import { LIBRARY_PAGE_SIZE } from '../../../contract/limits.ts';
import { ExerciseCard } from './ExerciseCard.tsx';
import type { Favorites } from './useFavorites.ts';

/** Cards a row on a window of its own width (LIB-21, OPEN-093), or as many as fit beside something else. */
export type Columns = 'window' | 'fitting';

const Cards = styled('ul', { shouldForwardProp: (prop) => prop !== 'columns' })<{ columns: Columns }>(({
  theme,
  columns,
}) => {
  const row = (cards: number) => ({ gridTemplateColumns: `repeat(${cards}, minmax(0, 1fr))` });
  return {
    display: 'grid',
    gap: theme.spacing(2),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [theme.breakpoints.down('sm')]: { gap: theme.spacing(1.5) },
    ...(columns === 'fitting'
      ? { gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }
      : {
          ...row(2),
          [theme.breakpoints.up('md')]: row(3),
          [theme.breakpoints.up('lg')]: row(4),
          [theme.breakpoints.up('xxl')]: row(6),
        }),
  };
});
const Pages = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  marginTop: 16,
  color: 'var(--ink-muted)',
});

interface Props {
  /** What the filters left over, all pages of it. */
  exercises: readonly Exercise[];
  page: number;
  onPage: (page: number) => void;
  columns: Columns;
  favorites: Favorites;
  onOpen: (exercise: Exercise) => void;
  actionOf?: (exercise: Exercise) => ReactNode;
}

/** The exercises in pages of 36 (LIB-10). A page beyond the last one is the last one. */
export const ExerciseGrid = ({ exercises, page: asked, onPage, columns, favorites, onOpen, actionOf }: Props) => {
  const translate = useTranslate();
  const top = useRef<HTMLUListElement>(null);
  const total = exercises.length;
  const page = Math.min(Math.max(1, asked), Math.max(1, Math.ceil(total / LIBRARY_PAGE_SIZE)));
  const first = (page - 1) * LIBRARY_PAGE_SIZE;
  const shown = exercises.slice(first, first + LIBRARY_PAGE_SIZE);
  const turnTo = (next: number) => {
    onPage(next);
    top.current?.scrollIntoView?.({ block: 'start' });
  };
  return (
    <>
      <Cards ref={top} columns={columns} aria-label={translate('exercises.name')} style={{ scrollMarginTop: 96 }}>
        {shown.map((exercise) => (
          <ExerciseCard
            key={exercise.id}
            exercise={exercise}
            favorites={favorites}
            onOpen={() => onOpen(exercise)}
            action={actionOf?.(exercise)}
          />
        ))}
      </Cards>
      <Pages aria-label={translate('list.pages')}>
        <span aria-live="polite">
          {translate('list.range', { first: first + 1, last: first + shown.length, total })}
        </span>
        <Button size="small" disabled={page === 1} onClick={() => turnTo(page - 1)}>
          {translate('exercises.previousPage')}
        </Button>
        <Button size="small" disabled={first + shown.length >= total} onClick={() => turnTo(page + 1)}>
          {translate('exercises.nextPage')}
        </Button>
      </Pages>
    </>
  );
};

const PLACES = Array.from({ length: 12 }, (_, place) => place);

/** The grid before the library has come. */
export const ExerciseGridWaiting = ({ columns }: { columns: Columns }) => (
  <div role="status">
    <span className="hidden-text">{useTranslate()('page.loading')}</span>
    <Cards columns={columns} aria-hidden>
      {PLACES.map((place) => (
        <li key={place}>
          <Skeleton
            variant="rounded"
            sx={{ width: '100%', height: 'auto', aspectRatio: '3 / 4', borderRadius: 'var(--radius-medium)' }}
          />
        </li>
      ))}
    </Cards>
  </div>
);
