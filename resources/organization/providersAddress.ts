import { parseQueryFromLocation } from 'react-admin';
import { listPractitioners } from '../../contract/practitioners.ts';
import { searchOf, soundParams } from '../../src/components/soundParams.ts';

export const providerTabs = ['current', 'invited'] as const;
export type ProviderTab = (typeof providerTabs)[number];

/** The list's filter by which the server tells the tabs apart (ORG-17, ORG-29). */
export const filterOf = (tab: ProviderTab) => ({ registered: tab === 'current' });

const rules = {
  accepts: { registered: (value: unknown) => typeof value === 'boolean' },
  sorts: listPractitioners.list.sort,
};

/** On which tab the address of the providers is; `search` is the one to go on to instead when it is mistyped. */
export function readProvidersAddress(search: string): { tab: ProviderTab; search?: string } {
  const given: Record<string, unknown> = parseQueryFromLocation({ search });
  const sound = soundParams(given, rules);
  const { registered } = (sound.filter ?? {}) as { registered?: boolean };
  return {
    tab: registered === false ? 'invited' : 'current',
    ...(JSON.stringify(given) !== JSON.stringify(sound) && { search: searchOf(sound) }),
  };
}
