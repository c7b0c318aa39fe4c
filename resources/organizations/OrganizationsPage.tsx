import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import type { AnswerOf } from '../../contract/call.ts';
import type { listOrganizations } from '../../contract/admin-organizations.ts';
import { FilterRow } from '../../src/components/filterLook.ts';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { RecordList } from '../../src/components/RecordList.tsx';
import { SearchFilter } from '../../src/components/SearchFilter.tsx';
import { StatusChip } from '../../src/components/StatusChip.tsx';
import { AccessCell } from './AccessCell.tsx';

type Row = AnswerOf<typeof listOrganizations>;

const AddOrganizationDialog = lazy(() => import('./AddOrganizationDialog.tsx'));
const LogoDialog = lazy(() => import('./LogoDialog.tsx'));

/** `/admin/organizations/` (AORG-02..05). */
export default function OrganizationsPage() {
  const translate = useTranslate();
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
        resource="admin/organizations"
        name={title}
        sort={{ field: 'name', order: 'ASC' }}
        empty={translate('organizations.empty')}
        failed={() => translate('organizations.failed')}
        choosablePageSize
        filters={
          <FilterRow>
            <SearchFilter source="q" label={translate('organizations.search')} />
          </FilterRow>
        }
        columns={[
          {
            label: translate('organizations.name'),
            sort: 'name',
            render: ({ name, disabled }) => (
              <>
                {name} {disabled && <StatusChip tone="neutral" label={translate('organizations.disabled')} />}
              </>
            ),
          },
          { label: translate('organizations.timezone'), sort: 'timezone', render: ({ timezone }) => timezone },
          { label: translate('organizations.products'), render: ({ products }) => products.join(', ') },
          {
            label: translate('organizations.state'),
            sort: 'disabled',
            render: (organization) => (
              <span style={{ display: 'inline-flex', flexWrap: 'wrap', gap: 8 }}>
                <AccessCell {...organization} />
                <Button
                  size="small"
                  aria-label={translate('organizations.logoOf', { name: organization.name })}
                  onClick={() => setPictured(organization)}
                >
                  {translate('organizations.logo')}
                </Button>
              </span>
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
