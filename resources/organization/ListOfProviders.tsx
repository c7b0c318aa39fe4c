import { useListContext, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { PAGE_SIZE } from '../../contract/limits.ts';
import type { Practitioner } from '../../contract/practitioners.ts';
import { ErrorView } from '../../src/components/ErrorView.tsx';
import { SavedFiltersButton } from '../../src/components/list-tools/SavedFiltersButton.tsx';
import { ListPager } from '../../src/components/ListPager.tsx';
import { RecordTable } from '../../src/components/RecordTable.tsx';
import { UnkeptList } from '../../src/components/UnkeptList.tsx';
import { filterOf, type ProviderTab } from './providersAddress.ts';
import { ProviderTabs } from './ProviderTabs.tsx';
import { useProviderColumns } from './useProviderColumns.tsx';

const byName = { field: 'name', order: 'ASC' } as const;
/** What went wrong is said in the place of the table. */
const unsaid = { onError: () => undefined };

const Providers = ({ tab }: { tab: ProviderTab }) => {
  const translate = useTranslate();
  const columns = useProviderColumns();
  const { error, refetch, sort, perPage } = useListContext<Practitioner>();
  const settings = { filter: filterOf(tab), sort: sort.field, order: sort.order, perPage };
  return (
    <div role="tabpanel" id="providers-panel" aria-labelledby={`providers-tab-${tab}`}>
      <div style={{ textAlign: 'right', marginBottom: 8 }}>
        <SavedFiltersButton list="providers" settings={settings} />
      </div>
      {error && <ErrorView message={translate('providers.failed')} onRetry={() => void refetch()} />}
      <RecordTable name={translate('providers.title')} columns={columns} empty={translate('providers.none')} roomy />
      <ListPager />
    </div>
  );
};

/** The providers of a tab in react-admin's manner: tab, order and page stand in the address, and nowhere else. */
export const ListOfProviders = ({ tab }: { tab: ProviderTab }) => {
  const filter = useMemo(() => filterOf(tab), [tab]);
  return (
    <UnkeptList<Practitioner>
      resource="organization/providers"
      filter={filter}
      sort={byName}
      perPage={PAGE_SIZE}
      queryOptions={unsaid}
      disableAuthentication
    >
      <ProviderTabs tab={tab} />
      <Providers tab={tab} />
    </UnkeptList>
  );
};
