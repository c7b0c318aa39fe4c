import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { LIBRARY_PAGE_SIZE } from '../../../contract/platform/limits.ts';
import type { Match } from '../../../domain/exercises/search/word-index.ts';
import { ExerciseCard } from './ExerciseCard.tsx';
import type { Favorites } from './FavoriteButton.tsx';

const Note = styled('p')({ margin: '6px 0 0', color: 'var(--ink-muted)', font: 'var(--text-body)' });

/** Why an exercise is found that has another name: a synonym, a condition or a value of it, unless that is what was typed. */
const MatchReasonNote = ({ reason, text }: { reason: string | null; text: string }) => {
  const translate = useTranslate();
  return (
    reason &&
    reason.toLowerCase() !== text.toLowerCase() && <Note>{translate('exercises.matches', { text: reason })}</Note>
  );
};

/** Columns by window width (LIB-21), or as many as fit. */
export type Columns = 'window' | 'fitting';

/** Width of a card in twelfths of the row by breakpoint (OPEN-093). */
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
      : {
          ...Object.fromEntries(rows),
          // Of two wide cards, a row and a half would fill a tablet.
          [theme.breakpoints.only('sm')]: { '& button > span:first-of-type': { aspectRatio: '3 / 2' } },
        }),
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
  /** All matches, in their order. */
  matches: readonly Match[];
  /** Exercises like the best of few matches. */
  similar: readonly Exercise[];
  /** The matches forgive typing errors and left out words. */
  isLoose: boolean;
  /** The search text. */
  text: string;
  page: number;
  onPage: (page: number) => void;
  columns: Columns;
  favorites: Favorites;
  onOpen: (exercise: Exercise) => void;
  renderAction?: (exercise: Exercise) => ReactNode;
}

/** The exercises in pages of 36 (LIB-10). A page beyond the last shows the last. */
export const ExerciseGrid = (props: Props) => {
  const { matches, similar, isLoose, text, page: requestedPage, onPage } = props;
  const { columns, favorites, onOpen, renderAction } = props;
  const translate = useTranslate();
  const top = useRef<HTMLDivElement>(null);
  const total = matches.length;
  const page = Math.min(Math.max(1, requestedPage), Math.max(1, Math.ceil(total / LIBRARY_PAGE_SIZE)));
  const first = (page - 1) * LIBRARY_PAGE_SIZE;
  const shown = matches.slice(first, first + LIBRARY_PAGE_SIZE);
  const last = first + shown.length;
  const goToPage = (next: number) => {
    onPage(next);
    top.current?.scrollIntoView?.({ block: 'start' });
  };
  const renderCard = (exercise: Exercise, reason: string | null) => (
    <ExerciseCard
      key={exercise.id}
      exercise={exercise}
      favorites={favorites}
      onOpen={() => onOpen(exercise)}
      action={
        <>
          <MatchReasonNote reason={reason} text={text} />
          {renderAction?.(exercise)}
        </>
      }
    />
  );
  return (
    <>
      <div ref={top} style={{ scrollMarginTop: 96 }}>
        {isLoose && <Lead>{translate('exercises.onlyLoose', { text })}</Lead>}
        <Cards columns={columns} aria-label={translate('exercises.name')}>
          {shown.map(({ exercise, reason }) => renderCard(exercise, reason()))}
        </Cards>
        {similar.length > 0 && (
          <>
            <Lead>{translate('exercises.similar')}</Lead>
            <Cards columns={columns} aria-label={translate('exercises.similar')}>
              {similar.map((exercise) => renderCard(exercise, null))}
            </Cards>
          </>
        )}
      </div>
      <Pages aria-label={translate('list.pages')}>
        <span aria-live="polite">{translate('list.range', { first: first + 1, last, total })}</span>
        <Button size="small" disabled={page === 1} onClick={() => goToPage(page - 1)}>
          {translate('exercises.previousPage')}
        </Button>
        <Button size="small" disabled={last >= total} onClick={() => goToPage(page + 1)}>
          {translate('exercises.nextPage')}
        </Button>
      </Pages>
    </>
  );
};

const SKELETONS = Array.from({ length: 12 }, (_, place) => place);

/** Skeleton of the grid. */
export const ExerciseGridSkeleton = ({ columns }: { columns: Columns }) => (
  <div role="status">
    <span className="hidden-text">{useTranslate()('page.loading')}</span>
    <Cards columns={columns} aria-hidden>
      {SKELETONS.map((place) => (
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
