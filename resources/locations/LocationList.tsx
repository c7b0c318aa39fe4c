import { useTranslate } from 'react-admin';
import type { AdminLocation } from '../../contract/admin-locations.ts';
import { FilterRow } from '../../src/components/filterLook.ts';
import { ShowAll } from '../../src/components/list-tools/ShowAll.tsx';
import { ResourceList } from '../../src/components/ResourceList.tsx';
import type { Column } from '../../src/components/RecordTable.tsx';
import { SearchFilter } from '../../src/components/SearchFilter.tsx';
import { isText, namesIds } from '../../src/components/soundParams.ts';
import { TrailButton } from '../../src/components/trail/TrailButton.tsx';
import { KeywordCell } from './KeywordCell.tsx';
import { ManyKeywords } from './ManyKeywords.tsx';
import { OrganizationFilter } from './OrganizationFilter.tsx';

const addressOf = ({ address1, address2, city, stateCode, zipCode }: AdminLocation): string =>
  [address1, address2, city, [stateCode, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
const accepted = { q: isText, organizationId: namesIds, id: namesIds };

/** `/admin/locations/` (ALOC-01..04). */
export default function LocationList() {
  const translate = useTranslate();
  const text = (id: string, value: (location: AdminLocation) => string, sort?: string): Column<AdminLocation> => ({
    id,
    render: value,
    cell: value,
    sort,
  });
  return (
    <ResourceList<AdminLocation>
      sort={{ field: 'name', order: 'ASC' }}
      tools="admin/locations"
      accepts={accepted}
      bulkActions={<ManyKeywords />}
      filters={
        <FilterRow>
          <OrganizationFilter />
          <SearchFilter source="q" label={translate('locations.search')} />
          <ShowAll by="id" label={translate('locations.showAll')} />
        </FilterRow>
      }
      columns={[
        { id: 'name', sort: 'name' },
        text('organization', ({ organization }) => organization.name, 'organization'),
        text('address', addressOf),
        { id: 'timezone' },
        {
          id: 'keyword',
          render: (location) => <KeywordCell location={location} />,
          cell: ({ keyword }) => keyword,
        },
        { id: 'id', optional: true },
        { ...text('country', ({ country }) => country ?? '-'), optional: true },
        {
          label: translate('locations.history'),
          render: ({ id, name }) => <TrailButton subject={`location:${id}`} name={name} />,
        },
      ]}
    />
  );
}
