import { useGetOne, useNotify } from 'react-admin';
import { useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation } from 'react-router';
import type { AnySavedFilter, AnySettings } from '../../../contract/platform/list-settings.ts';
import { PageLoading } from '../PageStates.tsx';
import { toListAddress, type SavedFilterNavigation } from './listAddress.ts';
import type { MessageKey } from '../i18n/translated.ts';
import type { savedFilterMessages } from './saved.messages.en.ts';

interface Props {
  list: string;
  id: string;
  opening?: SavedFilterNavigation;
}

/** Opens a link to a saved filter: redirects to the list with its settings, or to the plain list if there is none. */
export default function OpenSavedFilter({ list, id, opening }: Props) {
  const notify = useNotify();
  const { pathname } = useLocation();
  const { data, error } = useGetOne<AnySavedFilter>('saved-filters', { id }, { retry: false });
  const reason = error ? 'gone' : data && data.list !== list ? 'other' : undefined;
  useEffect(() => {
    if (reason) notify(`listTools.saved.${reason}` satisfies MessageKey<typeof savedFilterMessages>, { type: 'error' });
  }, [reason, notify]);
  const settings = reason ? undefined : data?.settings;
  const use = useEffectEvent((found: AnySettings) => opening?.onUse?.(found));
  // In the same effect as the redirect, so that the list starts with both.
  useEffect(() => {
    if (settings) use(settings);
  }, [settings]);
  if (reason) return <Navigate to={pathname} replace />;
  return settings ? (
    <Navigate to={(opening?.toAddress ?? toListAddress)(pathname, settings)} replace />
  ) : (
    <PageLoading />
  );
}
