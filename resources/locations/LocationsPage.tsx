import { useGetList, useListFilterContext, useTranslate } from 'ra-core';
import type { AdminLocation } from '../../contract/admin-locations.ts';
import { MAX_PAGE_SIZE } from '../../contract/limits.ts';
import { Choice } from '../../src/components/Choice.tsx';
import { FilterRow } from '../../src/components/filterLook.ts';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { RecordList } from '../../src/components/RecordList.tsx';
import { SearchFilter } from '../../src/components/SearchFilter.tsx';
import { KeywordCell } from './KeywordCell.tsx';

/** Narrows the list to one organization (ALOC-02). */
const OrganizationFilter = () => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  const { data } = useGetList<{ id: number; name: string }>('admin/organizations', {
    pagination: { page: 1, perPage: MAX_PAGE_SIZE },
    sort: { field: 'name', order: 'ASC' },
  });
  const { organizationId = '' } = filterValues as { organizationId?: string | number };
  return (
    <Choice
      label={translate('locations.organization')}
      none={translate('locations.all')}
      value={String(organizationId)}
      options={data?.map(({ id, name }) => ({ value: String(id), label: name })) ?? []}
      onChoose={(chosen) => setFilters({ ...(filterValues as object), organizationId: chosen })}
    />
  );
};

const addressOf = ({ address1, address2, city, stateCode, zipCode }: AdminLocation): string =>
  [address1, address2, city, [stateCode, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** `/admin/locations/` (ALOC-01..04). */
export default function LocationsPage() {
  const translate = useTranslate();
  const title = translate('locations.title');
  return (
    <>
      <PageHeading title={title} />
      <RecordList<AdminLocation>
        resource="admin/locations"
        name={title}
        sort={{ field: 'name', order: 'ASC' }}
        empty={translate('locations.empty')}
        failed={() => translate('locations.failed')}
        choosablePageSize
        filters={
          <FilterRow>
            <OrganizationFilter />
            <SearchFilter source="q" label={translate('locations.search')} />
          </FilterRow>
        }
        columns={[
          { label: translate('locations.name'), sort: 'name', render: ({ name }) => name },
          {
            label: translate('locations.organization'),
            sort: 'organization',
            render: ({ organization }) => organization.name,
          },
          { label: translate('locations.address'), render: addressOf },
          { label: translate('locations.timezone'), render: ({ timezone }) => timezone },
          { label: translate('locations.keyword'), render: (location) => <KeywordCell location={location} /> },
        ]}
      />
    </>
  );
}
