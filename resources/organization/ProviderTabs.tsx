import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import type { Practitioner } from '../../contract/practitioners.ts';
import { filterOf, providerTabs, type ProviderTab } from './providersAddress.ts';

/** Registered and invited providers; each tab says how many there are, as soon as that is known (ORG-17). */
export const ProviderTabs = ({ tab }: { tab: ProviderTab }) => {
  const translate = useTranslate();
  const { total, sort, perPage, filterValues, setFilters } = useListContext<Practitioner>();
  const other = tab === 'current' ? 'invited' : 'current';
  const unshown = useGetList<Practitioner>('organization/providers', {
    pagination: { page: 1, perPage },
    sort,
    filter: filterOf(other),
  });
  const labelOf = (name: ProviderTab) => {
    const count = name === tab ? total : unshown.total;
    return count === undefined ? translate(`providers.tab.${name}`) : translate(`providers.${name}`, { count });
  };
  return (
    <Tabs
      value={tab}
      onChange={(_, next: ProviderTab) => setFilters({ ...filterValues, ...filterOf(next) })}
      aria-label={translate('providers.title')}
      sx={{ mb: 2 }}
    >
      {providerTabs.map((name) => (
        <Tab
          key={name}
          value={name}
          label={labelOf(name)}
          id={`providers-tab-${name}`}
          aria-controls="providers-panel"
        />
      ))}
    </Tabs>
  );
};
