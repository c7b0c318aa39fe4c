import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate, parseQueryFromLocation, useGetList, useListContext } from 'react-admin';
import { useState, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useViewer } from '../../authProvider/session.ts';
import { PAGE_SIZE } from '../../contract/platform/limits.ts';
import { listPractitioners, type Practitioner } from '../../contract/team/practitioners.ts';
import { canManageTeam } from '../../domain/identity/viewer.ts';
import { ListPager, UnstoredList } from '../../src/ui/ListControls.tsx';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { ErrorView } from '../../src/ui/PageStates.tsx';
import { RecordTable } from '../../src/ui/RecordTable.tsx';
import type { MessageKey } from '../../src/ui/i18n/translated.ts';
import { FollowSavedFilter, SavedFiltersButton } from '../../src/ui/lists/SavedFiltersButton.tsx';
import { savedFilterMessages } from '../../src/ui/lists/saved.messages.en.ts';
import { toSearch, sanitizeListParams } from '../../src/ui/sanitizeListParams.ts';
import { AddProvider } from './AddProvider.tsx';
import { teamMessages } from './messages.en.ts';
import { useProviderColumns } from './useProviderColumns.tsx';

const providerTabs = ['current', 'invited'] as const;
type ProviderTab = (typeof providerTabs)[number];
type ProviderText = MessageKey<typeof teamMessages>;

/** The filter that tells the tabs apart (ORG-17, ORG-29). */
const toFilter = (tab: ProviderTab) => ({ registered: tab === 'current' });

const rules = {
  filterValidators: { registered: (value: unknown) => typeof value === 'boolean' },
  sortKeys: listPractitioners.list.sort,
};

/** Reads the tab from the address; `search` is the corrected address if it is invalid. */
function parseProvidersSearch(search: string): { tab: ProviderTab; search?: string } {
  const given: Record<string, unknown> = parseQueryFromLocation({ search });
  const valid = sanitizeListParams(given, rules);
  const { registered } = (valid.filter ?? {}) as { registered?: boolean };
  return {
    tab: registered === false ? 'invited' : 'current',
    ...(JSON.stringify(given) !== JSON.stringify(valid) && { search: toSearch(valid) }),
  };
}

/** Tabs of registered and invited providers, each with its count once it is loaded (ORG-17). */
const ProviderTabs = ({ tab }: { tab: ProviderTab }) => {
  const translate = useTranslate();
  const { total, sort, perPage, filterValues, setFilters } = useListContext<Practitioner>();
  const other = tab === 'current' ? 'invited' : 'current';
  const unshown = useGetList<Practitioner>('organization/providers', {
    pagination: { page: 1, perPage },
    sort,
    filter: toFilter(other),
  });
  const getLabel = (name: ProviderTab) => {
    const count = name === tab ? total : unshown.total;
    return count === undefined
      ? translate(`providers.tab.${name}` satisfies ProviderText)
      : translate(`providers.${name}` satisfies ProviderText, { count });
  };
  return (
    <Tabs
      value={tab}
      onChange={(_, next: ProviderTab) => setFilters({ ...filterValues, ...toFilter(next) })}
      aria-label={translate('providers.title')}
      sx={{ mb: 2 }}
    >
      {providerTabs.map((name) => (
        <Tab
          key={name}
          value={name}
          label={getLabel(name)}
          id={`providers-tab-${name}`}
          aria-controls="providers-panel"
        />
      ))}
    </Tabs>
  );
};

const byName = { field: 'name', order: 'ASC' } as const;
/** The error is shown in place of the table, not as a toast. */
const withoutToast = { onError: () => undefined };

const Providers = ({ tab }: { tab: ProviderTab }) => {
  const translate = useTranslate();
  const columns = useProviderColumns();
  const { error, refetch, sort, perPage } = useListContext<Practitioner>();
  const settings = { filter: toFilter(tab), sort: sort.field, order: sort.order, perPage };
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

/** The providers of a tab. Tab, order and page are kept in the address only. */
const ProviderList = ({ tab }: { tab: ProviderTab }) => {
  const filter = useMemo(() => toFilter(tab), [tab]);
  return (
    <UnstoredList<Practitioner>
      resource="organization/providers"
      filter={filter}
      sort={byName}
      perPage={PAGE_SIZE}
      queryOptions={withoutToast}
      disableAuthentication
    >
      <ProviderTabs tab={tab} />
      <Providers tab={tab} />
    </UnstoredList>
  );
};

/** Loaded with this page. @public */
export const texts = { en: { ...savedFilterMessages, ...teamMessages } };

/** `/organization/providers/` (ORG-03, ORG-17..23, ORG-29). */
export default function ProvidersPage() {
  const translate = useTranslate();
  const viewer = useViewer();
  const [adding, setAdding] = useState(false);
  const { tab, search } = parseProvidersSearch(useLocation().search);
  if (search !== undefined) return <Navigate to={{ search }} replace />;
  return (
    <FollowSavedFilter list="providers">
      <PageHeading
        title={translate('providers.title')}
        lead={translate('providers.lead')}
        actions={
          viewer &&
          canManageTeam(viewer) && (
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
              {translate('providers.add')}
            </Button>
          )
        }
      />
      <ProviderList tab={tab} />
      {adding && <AddProvider onClose={() => setAdding(false)} />}
    </FollowSavedFilter>
  );
}
