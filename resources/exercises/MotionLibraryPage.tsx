import { useTranslate } from 'react-admin';
import { lazy, startTransition, Suspense, useOptimistic, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ExerciseBrowser } from '../../src/components/exercises/ExerciseBrowser.tsx';
import { useExercises } from '../../src/components/exercises/useExercises.ts';
import { useFavorites } from '../../src/components/exercises/useFavorites.ts';
import { FollowSavedFilter } from '../../src/components/list-tools/FollowSavedFilter.tsx';
import { SavedFiltersButton } from '../../src/components/list-tools/SavedFiltersButton.tsx';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { addressOf, readAddress, settingsOf, writeAddress, type LibraryAddress } from './libraryAddress.ts';
import { libraryMessages } from './messages.en.ts';
import { AddExercise } from './own/AddExercise.tsx';
import { OwnExerciseActions } from './own/OwnExerciseActions.tsx';

/** Comes with the first exercise that is opened. */
const ExerciseDrawer = lazy(async () => ({
  default: (await import('../../src/components/exercises/ExerciseDrawer.tsx')).ExerciseDrawer,
}));

/** What this page says, there once it is opened. @public */
export const texts = { en: libraryMessages };

const opening = { addressOf };

/** The exercise library, its view kept in the address (LIB-01). */
export default function MotionLibraryPage() {
  const translate = useTranslate();
  const library = useExercises();
  const favorites = useFavorites();
  const [search, setSearch] = useSearchParams();
  // Shown at once, so that the next choice stands on this one while the address is still on its way.
  const [address, showAddress] = useOptimistic(readAddress(search));
  const { filter, page, exerciseId } = address;
  const exercise = exerciseId === null ? undefined : library.byId.get(exerciseId);
  // Once opened it stays, to slide away and to be there at once for the next one.
  const [drawn, setDrawn] = useState(false);
  if (exercise && !drawn) setDrawn(true);
  /** Filters replace the entry of the history; a page and a drawer can be left by the back button. */
  const goTo = (change: Partial<LibraryAddress>) =>
    startTransition(() => {
      const next = { ...address, ...change };
      showAddress(next);
      setSearch(writeAddress(next), { replace: 'filter' in change });
    });

  return (
    <FollowSavedFilter list="exercises" opening={opening}>
      <PageHeading title={translate('library.title')} lead={translate('library.lead')} actions={<AddExercise />} />
      <ExerciseBrowser
        library={library}
        favorites={favorites}
        filter={filter}
        onFilter={(next) => goTo({ filter: next, page: 1 })}
        page={page}
        onPage={(next) => goTo({ page: next })}
        searchLabel={translate('library.search')}
        panelFrom="lg"
        columns="window"
        onOpen={({ id }) => goTo({ exerciseId: id })}
        tools={<SavedFiltersButton list="exercises" settings={settingsOf(filter)} opening={opening} />}
      />
      <Suspense>
        {drawn && (
          <ExerciseDrawer
            exercise={exercise}
            favorites={favorites}
            onClose={() => goTo({ exerciseId: null })}
            onOpen={({ id }) => goTo({ exerciseId: id })}
            action={
              exercise?.isOwn && (
                <OwnExerciseActions exercise={exercise} onWithdrawn={() => goTo({ exerciseId: null })} />
              )
            }
          />
        )}
      </Suspense>
    </FollowSavedFilter>
  );
}
