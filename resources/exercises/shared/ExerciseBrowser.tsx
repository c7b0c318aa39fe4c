import FilterListIcon from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { styled, useTheme, type Breakpoint } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import { listActiveFilters, needsFacts, noFilter, type ExerciseFilter } from '../../../domain/exercises/filter.ts';
import { EmptyState, ErrorView } from '../../../src/ui/PageStates.tsx';
import { SearchField } from '../../../src/ui/SearchField.tsx';
import { MotionSwitch, OrderSelect, useOrder } from './BrowserTools.tsx';
import { ExerciseFilters } from './ExerciseFilters.tsx';
import { ExerciseGrid, ExerciseGridSkeleton, type Columns } from './ExerciseGrid.tsx';
import { FilterChips } from './FilterChips.tsx';
import { FilterDrawer } from './FilterDrawer.tsx';
import type { ExerciseLibrary } from './useExercises.ts';
import type { Favorites } from './FavoriteButton.tsx';
import { useExerciseSearch, useTypedText } from './useExerciseSearch.ts';

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
const Count = styled('span')({ marginLeft: 'auto', color: 'var(--ink-muted)', font: 'var(--text-body)' });

interface Props {
  library: ExerciseLibrary;
  favorites: Favorites;
  filter: ExerciseFilter;
  onFilter: (filter: ExerciseFilter) => void;
  page: number;
  onPage: (page: number) => void;
  searchLabel: string;
  /** From this breakpoint the filters are beside the grid, below it in a drawer (LIB-02, LIB-03). */
  panelFrom: Breakpoint;
  columns: Columns;
  onOpen: (exercise: Exercise) => void;
  renderAction?: (exercise: Exercise) => ReactNode;
  /** Shown after the order. */
  tools?: ReactNode;
}

/** The exercise library with filters, search and grid. Filtering happens in the browser: typing sends no request. */
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
    renderAction,
    tools,
  } = props;
  const translate = useTranslate();
  const hasPanel = useMediaQuery(useTheme().breakpoints.up(panelFrom));
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [searching, setSearching] = useState(false);
  const [hasFactGroups, setHasFactGroups] = useState(needsFacts(filter));
  const [order, setOrder] = useOrder();
  const { typed, onType, onSearch } = useTypedText(filter.q, (q) => onFilter({ ...filter, q }));
  const currentFilter = { ...filter, q: typed };
  const { isPending, error, refetch, exercises } = library;
  const search = useExerciseSearch({
    library,
    favorites,
    filter: currentFilter,
    order,
    searching,
    hasFactGroups,
  });
  const { text, matches, similar, isLoose, gymCount, counts, offered, isFactsPending } = search;
  const found = matches.length;
  const activeCount = listActiveFilters(filter).length;
  const filters = (
    <ExerciseFilters
      filter={filter}
      onFilter={onFilter}
      offered={offered}
      counts={exercises.length > 0 ? counts : null}
      hasFactGroups={hasFactGroups}
      onFactGroups={setHasFactGroups}
      isFactsPending={isFactsPending}
    />
  );

  const grid = () => {
    if (error) return <ErrorView message={translate('exercises.failed')} onRetry={refetch} />;
    if (isPending || (isFactsPending && needsFacts(filter))) return <ExerciseGridSkeleton columns={columns} />;
    if (exercises.length === 0) return <EmptyState title={translate('exercises.none')} />;
    if (gymCount > 0) {
      return (
        <EmptyState
          title={translate('exercises.onlyGym', { smart_count: gymCount })}
          hint={translate('exercises.onlyGymHint')}
          action={
            <Button variant="contained" onClick={() => onFilter({ ...currentFilter, gym: true })}>
              {translate('exercises.includeGym')}
            </Button>
          }
        />
      );
    }
    if (found === 0) {
      const onlyFavorites = filter.favorites && activeCount === 1;
      return (
        <EmptyState
          title={translate(onlyFavorites ? 'exercises.noFavorites' : 'exercises.noMatch')}
          hint={translate(onlyFavorites ? 'exercises.noFavoritesHint' : 'exercises.noMatchHint')}
          action={<Button onClick={() => onFilter(noFilter)}>{translate('exercises.clearAll')}</Button>}
        />
      );
    }
    // The text being typed has its own first page.
    const shownPage = typed.trim() === filter.q ? page : 1;
    return (
      <ExerciseGrid
        {...{ matches, similar, isLoose, text, page: shownPage, onPage, columns, favorites, onOpen, renderAction }}
      />
    );
  };

  return (
    <Frame>
      {hasPanel && <Panel aria-label={translate('exercises.filters')}>{filters}</Panel>}
      <div style={{ flex: 1, minWidth: 0 }}>
        <Tools onFocus={() => setSearching(true)}>
          <SearchField className="search" label={searchLabel} value={filter.q} {...{ onType, onSearch }} />
          <OrderSelect order={order} onChoose={setOrder} isSearch={text !== ''} />
          <MotionSwitch />
          {tools}
          {!hasPanel && (
            <Button variant="outlined" startIcon={<FilterListIcon />} onClick={() => setDrawerOpen(true)}>
              {activeCount
                ? translate('exercises.showFilters', { count: activeCount })
                : translate('exercises.filters')}
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
