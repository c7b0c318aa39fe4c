import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useRef, type ReactNode } from 'react';
import type { Exercise } from '../../../contract/exercises.ts';
import { LIBRARY_PAGE_SIZE } from '../../../contract/limits.ts';
import type { Reason, Similar } from '../../../domain/exercise-search/word-index.ts';
import { ExerciseCard } from './ExerciseCard.tsx';
import type { Favorites } from './useFavorites.ts';
import { WhyFound } from './WhyFound.tsx';

/** As many cards in a row as the window's width asks for (LIB-21), or as fit beside something else. */
export type Columns = 'window' | 'fitting';

/** The width of a card in twelfths of the row, from each breakpoint on (OPEN-093). */
const cardWidths = { xs: 6, sm: 6, md: 4, lg: 3, xl: 3, xxl: 2 } as const;

const Cards = styled('ul', { shouldForwardProp: (prop) => prop !== 'columns' })<{ columns: Columns }>(({
  theme,
  columns,
}) => {
  const rows = Object.entries(cardWidths).map(([breakpoint, width]) => [
    theme.breakpoints.up(breakpoint as keyof typeof cardWidths),
    { gridTemplateColumns: `repeat(${12 / width}, minmax(0, 1fr))` },
  ]);
  return {
    display: 'grid',
    gap: theme.spacing(2),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [theme.breakpoints.down('sm')]: { gap: theme.spacing(1.5) },
    ...(columns === 'fitting'
      ? { gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))' }
      : Object.fromEntries(rows)),
  };
});
const Lead = styled('h2')({ margin: '0 0 12px', font: '600 var(--text-body)', 'ul + &': { marginTop: 24 } });
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
  /** What the filters left over, all pages of it: exercises that are named as typed, then similar ones. */
  named: readonly Exercise[];
  similar: readonly Similar[];
  /** What was searched for. */
  text: string;
  page: number;
  onPage: (page: number) => void;
  columns: Columns;
  favorites: Favorites;
  onOpen: (exercise: Exercise) => void;
  actionOf?: (exercise: Exercise) => ReactNode;
}

/** The exercises in pages of 36 (LIB-10). A page beyond the last one is the last one. */
export const ExerciseGrid = (props: Props) => {
  const { named, similar, text, page: asked, onPage, columns, favorites, onOpen, actionOf } = props;
  const translate = useTranslate();
  const top = useRef<HTMLDivElement>(null);
  const total = named.length + similar.length;
  const page = Math.min(Math.max(1, asked), Math.max(1, Math.ceil(total / LIBRARY_PAGE_SIZE)));
  const first = (page - 1) * LIBRARY_PAGE_SIZE;
  const ofPage = <Item,>(items: readonly Item[], before: number) =>
    items.slice(Math.max(0, first - before), Math.max(0, first - before + LIBRARY_PAGE_SIZE));
  const shown = ofPage(named, 0);
  const alike = ofPage(similar, named.length);
  const last = first + shown.length + alike.length;
  const turnTo = (next: number) => {
    onPage(next);
    top.current?.scrollIntoView?.({ block: 'start' });
  };
  const card = (exercise: Exercise, reason?: Reason) => (
    <ExerciseCard
      key={exercise.id}
      exercise={exercise}
      favorites={favorites}
      onOpen={() => onOpen(exercise)}
      action={
        <>
          {reason && <WhyFound reason={reason} />}
          {actionOf?.(exercise)}
        </>
      }
    />
  );
  return (
    <>
      <div ref={top} style={{ scrollMarginTop: 96 }}>
        {shown.length > 0 && (
          <Cards columns={columns} aria-label={translate('exercises.name')}>
            {shown.map((exercise) => card(exercise))}
          </Cards>
        )}
        {alike.length > 0 && (
          <>
            <Lead>{translate(named.length > 0 ? 'exercises.alsoSimilar' : 'exercises.onlySimilar', { text })}</Lead>
            <Cards columns={columns} aria-label={translate('exercises.similar')}>
              {alike.map(({ exercise, reason }) => card(exercise, reason()))}
            </Cards>
          </>
        )}
      </div>
      <Pages aria-label={translate('list.pages')}>
        <span aria-live="polite">{translate('list.range', { first: first + 1, last, total })}</span>
        <Button size="small" disabled={page === 1} onClick={() => turnTo(page - 1)}>
          {translate('exercises.previousPage')}
        </Button>
        <Button size="small" disabled={last >= total} onClick={() => turnTo(page + 1)}>
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
