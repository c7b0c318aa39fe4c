import { useMemo } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { findPatients, recentPatients } from '../../contract/search/patient-search.ts';
import { searchNames } from '../../domain/exercises/search/search-exercises.ts';
import { hasProduct } from '../../domain/identity/viewer.ts';
import { useLayoutFrame } from '../../src/ui/LayoutContext.tsx';
import { useCall } from '../../src/ui/useCall.ts';
import { useExercises } from '../exercises/shared/useExercises.ts';
import { toExerciseTargets, toPatientTargets } from './patientTargets.tsx';
import { hasPatients, listOtherRecents, NO_RECENTS, RECENT_PATIENTS } from './shared/recentPatients.ts';
import { findPages } from './shared/target.ts';
import { useSettled, useTypedSearch } from './shared/useTypedSearch.ts';

/** The patients whose records were opened last, without the open one. */
function useRecentPatients(isNeeded: boolean) {
  const { pathname } = useLocation();
  const [recents] = useStore<readonly number[]>(RECENT_PATIENTS, NO_RECENTS);
  const ids = listOtherRecents(recents, pathname);
  return useCall(recentPatients, { query: { ids } }, { enabled: isNeeded && ids.length > 0 });
}

/** The search of a clinic's console: patients by the server, pages and exercises in the browser. */
export function useQuickFind() {
  const translate = useTranslate();
  const { menu, viewer } = useLayoutFrame();
  const search = useTypedSearch();
  const { words, settled, isSearch } = search;
  const seesPatients = hasPatients(viewer);
  const found = useCall(findPatients, { body: { q: settled } }, { enabled: seesPatients && isSearch });
  const recent = useRecentPatients(seesPatients && words === '');
  const library = useExercises(hasProduct(viewer, 'HEALTH') && isSearch);
  const isPending =
    (seesPatients && (search.isTyping || (isSearch && found.isFetching))) ||
    (words === '' && recent.isFetching && !recent.data);
  const namesLocation = viewer.locations.length > 1;
  const results = useMemo(() => {
    const pages = findPages(menu, words, translate('quickFind.pages'), translate);
    if (words === '')
      return [
        ...toPatientTargets(recent.data ?? [], translate('quickFind.recent'), translate, namesLocation),
        ...pages,
      ];
    const named = searchNames(library.exercises, words).filter(({ isGym }) => !isGym);
    return [
      ...(isSearch
        ? toPatientTargets(found.data ?? [], translate('quickFind.patients'), translate, namesLocation)
        : []),
      ...pages,
      ...(isSearch ? toExerciseTargets(named, translate('quickFind.exercises'), translate) : []),
    ];
  }, [menu, words, translate, recent.data, found.data, library.exercises, isSearch, namesLocation]);
  const targets = useSettled(results, isPending);
  return { ...search, targets, isPending, seesPatients, error: isSearch ? found.error : null, refetch: found.refetch };
}
