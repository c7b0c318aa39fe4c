import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import type { Caller, ConsoleDataProvider } from './provider.ts';

/** The data provider's `call`, with a stable identity, so that effects can depend on it. */
export function useCaller(): Caller {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useCallback<Caller>((definition, options) => provider.call(definition, options), [provider]);
}
