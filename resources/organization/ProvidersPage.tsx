import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { ListContextProvider, useListController, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useViewer } from '../../authProvider/session.ts';
import { PAGE_SIZE } from '../../contract/limits.ts';
import type { Practitioner } from '../../contract/practitioners.ts';
import { mayManageTeam } from '../../domain/viewer.ts';
import { ErrorView } from '../../src/components/ErrorView.tsx';
import { ListPager } from '../../src/components/ListPager.tsx';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { RecordTable } from '../../src/components/RecordTable.tsx';
import { Icon } from '../../src/icons/Icon.tsx';
import { plusIcon } from '../../src/icons/consoleIcons.ts';
import { AddProvider } from './AddProvider.tsx';
import { useProviderColumns } from './useProviderColumns.tsx';
import { organizationMessages } from './messages.en.ts';

/** What this page says, there once it is opened. @public */
export const texts = { en: organizationMessages };

const tabs = ['current', 'invited'] as const;
type ProviderTab = (typeof tabs)[number];

/** Both lists are asked for at once: each tab says how many there are, as soon as that is known (ORG-17). */
const useProviders = (tab: ProviderTab) =>
  useListController<Practitioner>({
    resource: 'practitioners',
    filter: { registered: tab === 'current' },
    sort: { field: 'name', order: 'ASC' },
    perPage: PAGE_SIZE,
    disableSyncWithLocation: true,
    storeKey: false,
    queryOptions: { onError: () => undefined },
  });

/** `/organization/providers/` (ORG-03, ORG-17..23, ORG-29). */
export default function ProvidersPage() {
  const translate = useTranslate();
  const viewer = useViewer();
  const [tab, setTab] = useState<ProviderTab>('current');
  const [adding, setAdding] = useState(false);
  const lists = { current: useProviders('current'), invited: useProviders('invited') };
  const columns = useProviderColumns();
  const list = lists[tab];
  const labelOf = (name: ProviderTab) => {
    const { total } = lists[name];
    return total === undefined ? translate(`providers.tab.${name}`) : translate(`providers.${name}`, { count: total });
  };
  const title = translate('providers.title');
  return (
    <>
      <PageHeading
        title={title}
        lead={translate('providers.lead')}
        actions={
          viewer &&
          mayManageTeam(viewer) && (
            <Button variant="contained" startIcon={<Icon path={plusIcon} size={18} />} onClick={() => setAdding(true)}>
              {translate('providers.add')}
            </Button>
          )
        }
      />
      <Tabs value={tab} onChange={(_, next: ProviderTab) => setTab(next)} aria-label={title} sx={{ mb: 2 }}>
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            label={labelOf(name)}
            id={`providers-tab-${name}`}
            aria-controls="providers-panel"
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="providers-panel" aria-labelledby={`providers-tab-${tab}`}>
        <ListContextProvider value={list}>
          {list.error && <ErrorView message={translate('providers.failed')} onRetry={() => void list.refetch()} />}
          <RecordTable name={title} columns={columns} empty={translate('providers.none')} roomy />
          <ListPager />
        </ListContextProvider>
      </div>
      {adding && <AddProvider onClose={() => setAdding(false)} />}
    </>
  );
}
