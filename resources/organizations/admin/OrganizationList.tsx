import FileUploadIcon from '@mui/icons-material/FileUploadOutlined';
import { useTranslate } from 'react-admin';
import { formatTimeZone } from '../../../src/ui/i18n/format.ts';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { ResponseOf } from '../../../contract/platform/call.ts';
import type { listOrganizations } from '../../../contract/organizations/admin-organizations.ts';
import { FilterRow } from '../../../src/ui/filterStyles.ts';
import { ResourceList } from '../../../src/ui/ResourceList.tsx';
import { SearchFilter } from '../../../src/ui/SearchField.tsx';
import { isText } from '../../../src/ui/sanitizeListParams.ts';
import { StatusChip } from '../../../src/ui/FactList.tsx';
import { AccessCell } from './AccessCell.tsx';

type Row = ResponseOf<typeof listOrganizations>;

const LogoDialog = lazy(() => import('./LogoDialog.tsx'));

/** `/admin/organizations/` (AORG-02..05). */
export default function OrganizationList() {
  const translate = useTranslate();
  const [pictured, setPictured] = useState<Row>();
  const formatProducts = ({ products }: Row) =>
    products.map((product) => translate(`productNames.${product}`)).join(', ');
  const formatAccess = ({ disabled }: Row) => translate(disabled ? 'organizations.disabled' : 'organizations.enabled');
  return (
    <>
      <ResourceList<Row>
        sort={{ field: 'name', order: 'ASC' }}
        tools="admin/organizations"
        filterValidators={{ q: isText }}
        filters={
          <FilterRow>
            <SearchFilter source="q" label={translate('organizations.search')} />
          </FilterRow>
        }
        columns={[
          {
            id: 'name',
            sort: 'name',
            cell: ({ name }) => name,
            render: ({ id, name, disabled }) => (
              <>
                <Link to={`/admin/organizations/${id}`}>{name}</Link>{' '}
                {disabled && <StatusChip tone="neutral" label={translate('organizations.disabled')} />}
              </>
            ),
          },
          {
            id: 'timezone',
            sort: 'timezone',
            cell: ({ timezone }) => timezone,
            render: ({ timezone }) => formatTimeZone(timezone),
          },
          { id: 'products', cell: formatProducts, render: formatProducts },
          { id: 'id', sort: 'id', optional: true },
          { id: 'access', optional: true, cell: formatAccess, render: formatAccess },
          {
            label: translate('organizations.state'),
            sort: 'disabled',
            render: (organization) => (
              <AccessCell {...organization}>
                <button
                  type="button"
                  className="icon-button"
                  title={translate('organizations.logo')}
                  aria-label={translate('organizations.logoOf', { name: organization.name })}
                  onClick={() => setPictured(organization)}
                >
                  <FileUploadIcon fontSize="small" />
                </button>
              </AccessCell>
            ),
          },
        ]}
      />
      <Suspense>{pictured && <LogoDialog organization={pictured} onClose={() => setPictured(undefined)} />}</Suspense>
    </>
  );
}
