import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { AnswerOf } from '../../contract/call.ts';
import type { listOrganizations } from '../../contract/admin-organizations.ts';
import { FilterRow } from '../../src/components/filterLook.ts';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { RecordList } from '../../src/components/RecordList.tsx';
import { SearchFilter } from '../../src/components/SearchFilter.tsx';
import { isText } from '../../src/components/soundParams.ts';
import { StatusChip } from '../../src/components/StatusChip.tsx';
import { uploadIcon } from '../../src/icons/consoleIcons.ts';
import { Icon } from '../../src/icons/Icon.tsx';
import { AccessCell } from './AccessCell.tsx';

type Row = AnswerOf<typeof listOrganizations>;

const AddOrganizationDialog = lazy(() => import('./AddOrganizationDialog.tsx'));
const LogoDialog = lazy(() => import('./LogoDialog.tsx'));

/** `/admin/organizations/` (AORG-02..05). */
export default function OrganizationsPage() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);
  const [pictured, setPictured] = useState<Row>();
  const title = translate('organizations.title');
  return (
    <>
      <PageHeading
        title={title}
        actions={
          <Button variant="contained" onClick={() => setAdding(true)}>
            {translate('organizations.add')}
          </Button>
        }
      />
      <RecordList<Row>
        resource="organizations"
        name={title}
        sort={{ field: 'name', order: 'ASC' }}
        empty={translate('organizations.empty')}
        failed={() => translate('organizations.failed')}
        choosablePageSize
        tools="admin/organizations"
        accepts={{ q: isText }}
        onOpen={({ id }) => void navigate(`/admin/organizations/${id}`)}
        filters={
          <FilterRow>
            <SearchFilter source="q" label={translate('organizations.search')} />
          </FilterRow>
        }
        columns={[
          {
            id: 'name',
            label: translate('organizations.name'),
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
            label: translate('organizations.timezone'),
            sort: 'timezone',
            cell: ({ timezone }) => timezone,
            render: ({ timezone }) => timezone,
          },
          {
            id: 'products',
            label: translate('organizations.products'),
            cell: ({ products }) => products.join(', '),
            render: ({ products }) => products.join(', '),
          },
          {
            id: 'id',
            label: translate('organizations.id'),
            optional: true,
            sort: 'id',
            cell: ({ id }) => id,
            render: ({ id }) => id,
          },
          {
            id: 'access',
            label: translate('organizations.access'),
            optional: true,
            cell: ({ disabled }) => translate(`organizations.${disabled ? 'disabled' : 'enabled'}`),
            render: ({ disabled }) => translate(`organizations.${disabled ? 'disabled' : 'enabled'}`),
          },
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
                  <Icon path={uploadIcon} />
                </button>
              </AccessCell>
            ),
          },
        ]}
      />
      <Suspense>
        {adding && <AddOrganizationDialog onClose={() => setAdding(false)} />}
        {pictured && <LogoDialog organization={pictured} onClose={() => setPictured(undefined)} />}
      </Suspense>
    </>
  );
}
