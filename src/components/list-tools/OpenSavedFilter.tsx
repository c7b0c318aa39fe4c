import { useGetOne, useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { FilteredList, SavedFilter } from '../../../contract/saved-filters.ts';
import { toast } from '../../toasts/toasts.ts';
import { PageLoading } from '../PageLoading.tsx';
import { listAddress } from './listAddress.ts';

/** Follows a link to a saved filter: goes on to the list with its settings, or to the list alone when there is none. */
export default function OpenSavedFilter({ list, id }: { list: FilteredList; id: string }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { data, error } = useGetOne<SavedFilter>('saved-filters', { id }, { retry: false });
  const fault = error ? 'gone' : data && data.list !== list ? 'other' : undefined;
  useEffect(() => {
    if (fault) toast('error', translate(`listTools.saved.${fault}`));
  }, [fault, translate]);
  if (fault) return <Navigate to={pathname} replace />;
  return data ? <Navigate to={listAddress(pathname, data.settings)} replace /> : <PageLoading />;
}
