import { lazy, Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PageLoading } from '../PageStates.tsx';
import { SAVED, type SavedFilterNavigation } from './listAddress.ts';

const OpenSavedFilter = lazy(() => import('./OpenSavedFilter.tsx'));

interface Props {
  list: string;
  opening?: SavedFilterNavigation;
  children?: ReactNode;
}

/** Renders the list, or redirects to it while the address names a saved filter. */
export const FollowSavedFilter = ({ list, opening, children }: Props) => {
  const [address] = useSearchParams();
  const id = address.get(SAVED);
  if (!id) return children;
  return (
    <Suspense fallback={<PageLoading />}>
      <OpenSavedFilter list={list} id={id} opening={opening} />
    </Suspense>
  );
};
