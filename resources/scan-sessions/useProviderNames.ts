import { useNotify } from 'react-admin';
import { useEffect } from 'react';
import { suggestScanProviders } from '../../contract/admin-scan.ts';
import { useCall } from '../../src/components/useCall.ts';

const FEWEST = 2;

/** Names of providers that the words may mean; none until there are two characters (ERR-33 when they cannot be had). */
export function useProviderNames(words = ''): string[] {
  const notify = useNotify();
  const enough = words.trim().length >= FEWEST;
  const { data, error } = useCall(
    suggestScanProviders,
    { query: { q: words } },
    { enabled: enough, keepPrevious: true },
  );
  useEffect(() => {
    if (error) notify('scanSessions.providersFailed', { type: 'error' });
  }, [error, notify]);
  return enough && data ? data.map(({ firstName, lastName }) => `${firstName} ${lastName}`) : [];
}
