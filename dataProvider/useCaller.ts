import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import type { Caller, ConsoleDataProvider } from './provider.ts';

/** The data provider's `call`, the same function as long as the provider is the same. */
export function useCaller(): Caller {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useCallback<Caller>((definition, options) => provider.call(definition, options), [provider]);
}
