import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { formatTimeZone } from '../../../src/ui/i18n/format.ts';
import { Link as RouterLink, useNavigate } from 'react-router';
import type { listScanOrganizations } from '../../../contract/scan-modules/admin-scan-organizations.ts';
import type { ResponseOf } from '../../../contract/platform/call.ts';
import { FilterRow } from '../../../src/ui/filterStyles.ts';
import { ClickableRows } from '../../../src/ui/lists/tableFrame.ts';
import { ResourceList } from '../../../src/ui/ResourceList.tsx';
import { SearchFilter } from '../../../src/ui/SearchField.tsx';

const toModulesPath = (id: number) => `/admin/scan/organizations/${id}/modules`;

/** `/admin/scan/organizations/`: organizations that include Scan, linked to their modules (OPEN-157). */
export default function ScanOrganizationList() {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <ClickableRows>
      <ResourceList<ResponseOf<typeof listScanOrganizations>>
        sort={{ field: 'name', order: 'ASC' }}
        onOpen={({ id }) => void navigate(toModulesPath(id))}
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
              <Link component={RouterLink} to={toModulesPath(id)}>
                {name}
              </Link>
            ),
          },
          {
            id: 'timezone',
            sort: 'timezone',
            cell: ({ timezone }) => timezone,
            render: ({ timezone }) => formatTimeZone(timezone),
          },
        ]}
      />
    </ClickableRows>
  );
}
