import { useTranslate } from 'react-admin';
import type { AdminLocation } from '../../contract/admin-locations.ts';
import { FilterRow } from '../../src/components/filterLook.ts';
import { ShowAll } from '../../src/components/list-tools/ShowAll.tsx';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { RecordList } from '../../src/components/RecordList.tsx';
import type { Column } from '../../src/components/RecordTable.tsx';
import { SearchFilter } from '../../src/components/SearchFilter.tsx';
import { isText, namesIds } from '../../src/components/soundParams.ts';
import { TrailButton } from '../../src/components/trail/TrailButton.tsx';
import { KeywordCell } from './KeywordCell.tsx';
import { ManyKeywords } from './ManyKeywords.tsx';
import { OrganizationFilter } from './OrganizationFilter.tsx';

const addressOf = ({ address1, address2, city, stateCode, zipCode }: AdminLocation): string =>
  [address1, address2, city, [stateCode, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
const nameOf = ({ name }: AdminLocation) => name;
const accepted = { q: isText, organizationId: namesIds, id: namesIds };

/** `/admin/locations/` (ALOC-01..04). */
export default function LocationsPage() {
  const translate = useTranslate();
  const title = translate('locations.title');
  const text = (id: string, value: (location: AdminLocation) => string, sort?: string): Column<AdminLocation> => ({
    id,
    label: translate(`locations.${id}`),
    render: value,
    cell: value,
    sort,
  });
  return (
    <>
      <PageHeading title={title} />
      <RecordList<AdminLocation>
        resource="locations"
        name={title}
        sort={{ field: 'name', order: 'ASC' }}
        empty={translate('locations.empty')}
        failed={() => translate('locations.failed')}
        choosablePageSize
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
          text('name', nameOf, 'name'),
          text('organization', ({ organization }) => organization.name, 'organization'),
          text('address', addressOf),
          text('timezone', ({ timezone }) => timezone),
          {
            id: 'keyword',
            label: translate('locations.keyword'),
            render: (location) => <KeywordCell location={location} />,
            cell: ({ keyword }) => keyword,
          },
          { ...text('id', ({ id }) => String(id)), optional: true },
          { ...text('country', ({ country }) => country ?? '-'), optional: true },
          {
            label: translate('locations.history'),
            render: ({ id, name }) => <TrailButton subject={`location:${id}`} name={name} />,
          },
        ]}
      />
    </>
  );
}
