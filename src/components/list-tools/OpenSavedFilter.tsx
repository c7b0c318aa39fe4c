import { useGetOne, useNotify } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { AnySavedFilter, AnySettings } from '../../../contract/list-settings.ts';
import { PageLoading } from '../PageLoading.tsx';
import { listAddress, type Opening } from './listAddress.ts';

interface Props {
  list: string;
  id: string;
  opening?: Opening;
}

/** Follows a link to a saved filter: goes on to the list with its settings, or to the list alone when there is none. */
export default function OpenSavedFilter({ list, id, opening }: Props) {
  const notify = useNotify();
  const { pathname } = useLocation();
  const { data, error } = useGetOne<AnySavedFilter>('saved-filters', { id }, { retry: false });
  const fault = error ? 'gone' : data && data.list !== list ? 'other' : undefined;
  useEffect(() => {
    if (fault) notify(`listTools.saved.${fault}`, { type: 'error' });
  }, [fault, notify]);
  const settings = fault ? undefined : data?.settings;
  const use = useEffectEvent((found: AnySettings) => opening?.onUse?.(found));
  // Together with the way to the list, which so begins with both.
  useEffect(() => {
    if (settings) use(settings);
  }, [settings]);
  if (fault) return <Navigate to={pathname} replace />;
  return settings ? <Navigate to={(opening?.addressOf ?? listAddress)(pathname, settings)} replace /> : <PageLoading />;
}
