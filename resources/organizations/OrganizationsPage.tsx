import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import type { AnswerOf } from '../../contract/call.ts';
import type { listOrganizations } from '../../contract/admin-organizations.ts';
import { FilterRow } from '../../src/components/filterLook.ts';
import { PageHeading } from '../../src/components/PageHeading.tsx';
import { PageLoading } from '../../src/components/PageLoading.tsx';
import { RecordList } from '../../src/components/RecordList.tsx';
import { SearchFilter } from '../../src/components/SearchFilter.tsx';
import { StatusChip } from '../../src/components/StatusChip.tsx';
import { useModal } from '../../src/layout/ModalHost.tsx';
import { EnableButton } from './EnableButton.tsx';

type Row = AnswerOf<typeof listOrganizations>;

const AddOrganization = lazy(() => import('./AddOrganization.tsx'));

/** `/admin/organizations/` (AORG-02..05). */
export default function OrganizationsPage() {
  const translate = useTranslate();
  const { openModal } = useModal();
  const title = translate('organizations.title');
  const add = translate('organizations.add');
  return (
    <>
      <PageHeading
        title={title}
        actions={
          <Button
            variant="contained"
            onClick={() =>
              openModal({
                title: add,
                size: 'md',
                content: (close) => (
                  <Suspense fallback={<PageLoading />}>
                    <AddOrganization onClose={close} />
                  </Suspense>
                ),
              })
            }
          >
            {add}
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
            render: (organization) => <EnableButton {...organization} />,
          },
        ]}
      />
    </>
  );
}
