import { useTranslate } from 'react-admin';
import { lazy, startTransition, Suspense, useOptimistic, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ExerciseBrowser } from './shared/ExerciseBrowser.tsx';
import { useExercises } from './shared/useExercises.ts';
import { useFavorites } from './shared/FavoriteButton.tsx';
import { FollowSavedFilter, SavedFiltersButton } from '../../src/ui/lists/SavedFiltersButton.tsx';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import {
  buildFilterAddress,
  parseLibraryParams,
  toFilterSettings,
  serializeLibraryParams,
  type LibraryView,
} from './libraryParams.ts';
import { libraryMessages } from './messages.en.ts';
import { AddExercise, OwnExerciseActions } from './own/OwnExerciseActions.tsx';

/** Loaded with the first exercise that is opened. */
const ExerciseDrawer = lazy(async () => ({
  default: (await import('./shared/ExerciseDrawer.tsx')).ExerciseDrawer,
}));

/** Texts of this page, loaded with it. @public */
export const texts = { en: libraryMessages };

const opening = { toAddress: buildFilterAddress };

/** The exercise library; its view is kept in the URL (LIB-01). */
export default function MotionLibraryPage() {
  const translate = useTranslate();
  const library = useExercises();
  const favorites = useFavorites();
  const [search, setSearch] = useSearchParams();
  // Applied optimistically, so that the next change builds on this one while the URL is still updating.
  const [address, setOptimisticView] = useOptimistic(parseLibraryParams(search));
  const { filter, page, exerciseId } = address;
  const exercise = exerciseId === null ? undefined : library.byId.get(exerciseId);
  // Stays mounted once opened, for the closing animation and for the next exercise.
  const [hasDrawer, setHasDrawer] = useState(false);
  if (exercise && !hasDrawer) setHasDrawer(true);
  /** Filters replace the history entry; a page and a drawer can be left by the back button. */
  const updateView = (change: Partial<LibraryView>) =>
    startTransition(() => {
      const next = { ...address, ...change };
      setOptimisticView(next);
      setSearch(serializeLibraryParams(next), { replace: 'filter' in change });
    });

  return (
    <FollowSavedFilter list="exercises" opening={opening}>
      <PageHeading title={translate('library.title')} lead={translate('library.lead')} actions={<AddExercise />} />
      <ExerciseBrowser
        library={library}
        favorites={favorites}
        filter={filter}
        onFilter={(next) => updateView({ filter: next, page: 1 })}
        page={page}
        onPage={(next) => updateView({ page: next })}
        searchLabel={translate('library.search')}
        panelFrom="lg"
        columns="window"
        onOpen={({ id }) => updateView({ exerciseId: id })}
        tools={<SavedFiltersButton list="exercises" settings={toFilterSettings(filter)} opening={opening} />}
      />
      <Suspense>
        {hasDrawer && (
          <ExerciseDrawer
            exercise={exercise}
            favorites={favorites}
            onClose={() => updateView({ exerciseId: null })}
            onOpen={({ id }) => updateView({ exerciseId: id })}
            action={
              exercise?.isOwn && (
                <OwnExerciseActions exercise={exercise} onArchived={() => updateView({ exerciseId: null })} />
              )
            }
          />
        )}
      </Suspense>
    </FollowSavedFilter>
  );
}
