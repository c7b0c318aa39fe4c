import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router';
import type { listOrganizations } from '../../contract/admin-organizations.ts';
import type { AnswerOf } from '../../contract/call.ts';
import { FilterRow } from '../../src/components/filterLook.ts';
import { OpenRows } from '../../src/components/OpenRows.ts';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { RecordList } from '../../src/components/RecordList.tsx';
import { SearchFilter } from '../../src/components/SearchFilter.tsx';

const modulesOf = (id: number) => `/admin/scan/organizations/${id}/modules`;

/** `/admin/scan/organizations/`: the organizations that include Scan, each row leading to its modules (OPEN-157). */
export default function ScanOrganizationsPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const title = translate('scanModules.title');
  return (
    <>
      <PageHeading title={title} />
      <OpenRows>
        <RecordList<AnswerOf<typeof listOrganizations>>
          resource="organizations"
          storeKey="admin/scan-organizations"
          name={title}
          filter={{ product: 'SCAN' }}
          sort={{ field: 'name', order: 'ASC' }}
          onOpen={({ id }) => void navigate(modulesOf(id))}
          empty={translate('scanModules.noOrganizations')}
          failed={() => translate('scanModules.organizationsFailed')}
          filters={
            <FilterRow>
              <SearchFilter source="q" label={translate('scanModules.search')} />
            </FilterRow>
          }
          columns={[
            {
              label: translate('scanModules.organization'),
              sort: 'name',
              render: ({ id, name }) => (
                <Link component={RouterLink} to={modulesOf(id)}>
                  {name}
                </Link>
              ),
            },
            { label: translate('scanModules.timezone'), sort: 'timezone', render: ({ timezone }) => timezone },
          ]}
        />
      </OpenRows>
    </>
  );
}
