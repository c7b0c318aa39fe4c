import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router';
import type { listScanOrganizations } from '../../contract/admin-scan-organizations.ts';
import type { AnswerOf } from '../../contract/call.ts';
import { FilterRow } from '../../src/components/filterLook.ts';
import { OpenRows } from '../../src/components/OpenRows.ts';
import { ResourceList } from '../../src/components/ResourceList.tsx';
import { SearchFilter } from '../../src/components/SearchFilter.tsx';

const modulesOf = (id: number) => `/admin/scan/organizations/${id}/modules`;

/** `/admin/scan/organizations/`: the organizations that include Scan, each row leading to its modules (OPEN-157). */
export default function ScanOrganizationList() {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <OpenRows>
      <ResourceList<AnswerOf<typeof listScanOrganizations>>
        sort={{ field: 'name', order: 'ASC' }}
        onOpen={({ id }) => void navigate(modulesOf(id))}
        choosablePageSize={false}
        filters={
          <FilterRow>
            <SearchFilter source="q" label={translate('scanModules.search')} />
          </FilterRow>
        }
        columns={[
          {
            id: 'name',
            sort: 'name',
            render: ({ id, name }) => (
              <Link component={RouterLink} to={modulesOf(id)}>
                {name}
              </Link>
            ),
          },
          { id: 'timezone', sort: 'timezone' },
        ]}
      />
    </OpenRows>
  );
}
