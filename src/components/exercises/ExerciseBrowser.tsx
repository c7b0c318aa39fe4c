import FilterListIcon from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { styled, useTheme, type Breakpoint } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import type { Exercise } from '../../../contract/exercises.ts';
import { activeFilters, noFilter, type ExerciseFilter } from '../../../domain/exercise-filter.ts';
import { EmptyState } from '../EmptyState.tsx';
import { ErrorView } from '../ErrorView.tsx';
import { SearchField } from '../SearchField.tsx';
import { ExerciseFilters } from './ExerciseFilters.tsx';
import { ExerciseGrid, ExerciseGridWaiting, type Columns } from './ExerciseGrid.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import { MotionSwitch } from './MotionSwitch.tsx';
import { OrderChoice, useOrder } from './OrderChoice.tsx';
import type { ExerciseLibrary } from './useExercises.ts';
import type { Favorites } from './useFavorites.ts';
import { useFoundExercises } from './useFoundExercises.ts';
import { useTyped } from './useTyped.ts';

const Frame = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 24 });
const Panel = styled('aside')({
  flex: '0 0 224px',
  padding: 16,
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
});
const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBottom: 16,
  '& .search': { flex: '1 1 220px', maxWidth: 420 },
  '& .order': { width: 'auto' },
});
const Count = styled('span')({ marginLeft: 'auto', color: 'var(--ink-muted)', font: 'var(--text-small)' });

interface Props {
  library: ExerciseLibrary;
  favorites: Favorites;
  filter: ExerciseFilter;
  onFilter: (filter: ExerciseFilter) => void;
  page: number;
  onPage: (page: number) => void;
  searchLabel: string;
  /** From this width on the filters stand beside the grid, below it in a drawer (LIB-02, LIB-03). */
  panelFrom: Breakpoint;
  columns: Columns;
  onOpen: (exercise: Exercise) => void;
  actionOf?: (exercise: Exercise) => ReactNode;
  /** Stands behind the choice of the order. */
  tools?: ReactNode;
}

/** The exercise library with its filters, search and grid. Everything is filtered here: no key asks the server. */
export const ExerciseBrowser = (props: Props) => {
  const {
    library,
    favorites,
    filter,
    onFilter,
    page,
    onPage,
    searchLabel,
    panelFrom,
    columns,
    onOpen,
    actionOf,
    tools,
  } = props;
  const translate = useTranslate();
  const hasPanel = useMediaQuery(useTheme().breakpoints.up(panelFrom));
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  const [order, chooseOrder] = useOrder();
  const { typed, onType, onSearch } = useTyped(filter.q, (q) => onFilter({ ...filter, q }));
  const asked = { ...filter, q: typed };
  const { isPending, error, refetch, exercises } = library;
  const { text, named, similar, counts, hasAssessments, hasOwn } = useFoundExercises({
    library,
    favorites,
    filter: asked,
    order,
    searching,
  });
  const found = named.length + similar.length;
  const active = activeFilters(filter).length;
  const filters = (
    <ExerciseFilters
      filter={filter}
      onFilter={onFilter}
      hasAssessments={hasAssessments}
      hasOwn={hasOwn}
      counts={exercises.length > 0 ? counts : null}
    />
  );

  const grid = () => {
    if (error) return <ErrorView message={translate('exercises.failed')} onRetry={refetch} />;
    if (isPending) return <ExerciseGridWaiting columns={columns} />;
    if (exercises.length === 0) return <EmptyState title={translate('exercises.none')} />;
    if (found === 0) {
      const onlyFavorites = filter.favorites && active === 1;
      return (
        <EmptyState
          title={translate(onlyFavorites ? 'exercises.noFavorites' : 'exercises.noMatch')}
          hint={translate(onlyFavorites ? 'exercises.noFavoritesHint' : 'exercises.noMatchHint')}
          action={<Button onClick={() => onFilter(noFilter)}>{translate('exercises.clearAll')}</Button>}
        />
      );
    }
    // What is being typed has pages of its own.
    const shownPage = typed.trim() === filter.q ? page : 1;
    return (
      <ExerciseGrid {...{ named, similar, text, page: shownPage, onPage, columns, favorites, onOpen, actionOf }} />
    );
  };

  return (
    <Frame>
      {hasPanel && <Panel aria-label={translate('exercises.filters')}>{filters}</Panel>}
      <div style={{ flex: 1, minWidth: 0 }}>
        <Tools onFocus={() => setSearching(true)}>
          <SearchField className="search" label={searchLabel} value={filter.q} {...{ onType, onSearch }} />
          <OrderChoice order={order} onChoose={chooseOrder} />
          <MotionSwitch />
          {tools}
          {!hasPanel && (
            <Button variant="outlined" startIcon={<FilterListIcon />} onClick={() => setDrawerOpen(true)}>
              {active ? translate('exercises.showFilters', { count: active }) : translate('exercises.filters')}
            </Button>
          )}
          {!isPending && !error && (
            <Count aria-live="polite">{translate('exercises.found', { smart_count: found })}</Count>
          )}
        </Tools>
        <FilterChips filter={filter} onFilter={onFilter} />
        {grid()}
      </div>
      {!hasPanel && (
        <FilterDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} found={found}>
          {filters}
        </FilterDrawer>
      )}
    </Frame>
  );
};
