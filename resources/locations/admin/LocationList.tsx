import { useTranslate, useListFilterContext, TextInput, useNotify } from 'react-admin';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type AdminLocation, updateKeyword } from '../../../contract/locations/admin-locations.ts';
import { ShowAll } from '../../../src/ui/ListControls.tsx';
import { RecordChoice } from '../../../src/ui/RecordChoice.tsx';
import type { Column } from '../../../src/ui/RecordTable.tsx';
import { ResourceList } from '../../../src/ui/ResourceList.tsx';
import { SearchFilter } from '../../../src/ui/SearchField.tsx';
import { TrailButton } from '../../../src/ui/audit-trail/TrailButton.tsx';
import { FilterRow } from '../../../src/ui/filterStyles.ts';
import { validateFormBy } from '../../../src/ui/formHelpers.ts';
import { FormInDialog } from '../../../src/ui/forms/FormInDialog.tsx';
import { useSaveSelected } from '../../../src/ui/lists/useSaveSelected.ts';
import { isText, isIdOrIds } from '../../../src/ui/sanitizeListParams.ts';
import { formatTimeZone } from '../../../src/ui/i18n/format.ts';
import { formatAddress } from '../shared/locationFields.ts';
import { KeywordCell } from './KeywordCell.tsx';

interface Named {
  id: number;
  name: string;
}

const toOption = ({ id, name }: Named) => ({ id, label: name });

/** Filters the list by organizations (ALOC-02). */
const OrganizationFilter = () => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  const { organizationId = [] } = filterValues as { organizationId?: number[] | number | string };
  return (
    <RecordChoice<Named>
      resource="organizations"
      label={translate('resources.locations.fields.organization')}
      none={translate('locations.all')}
      loadingText={translate('locations.loading')}
      sort="name"
      chosen={String(organizationId).split(',').filter(Boolean).map(Number)}
      optionOf={toOption}
      onChoose={(ids) => setFilters({ ...(filterValues as object), organizationId: ids.length ? ids : undefined })}
    />
  );
};

/** Sets one keyword on all selected locations. Those that were changed meanwhile are skipped and stay selected. */
const BulkKeywordButton = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const { chosen, save } = useSaveSelected<AdminLocation>();
  const title = translate('locations.setKeyword', { smart_count: chosen.length });
  const close = () => setOpen(false);

  const saveAll = async (typed: object) => {
    const { saved, left } = await save(updateKeyword.body.parse(typed));
    if (saved) notify('locations.savedMany', { type: 'success', messageArgs: { smart_count: saved } });
    if (left) notify('locations.notSavedMany', { type: 'error', messageArgs: { smart_count: left } });
    close();
  };

  return (
    <>
      <Button size="small" variant="contained" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <FormInDialog
          name="location-keyword"
          title={title}
          size="xs"
          defaultValues={{ keyword: '' }}
          validate={validateFormBy(updateKeyword.body)}
          onSubmit={saveAll}
          onClose={close}
        >
          <TextInput source="keyword" helperText="locations.blankRemoves" />
        </FormInDialog>
      )}
    </>
  );
};

const filterValidators = { q: isText, organizationId: isIdOrIds, id: isIdOrIds };

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
      filterValidators={filterValidators}
      bulkActions={<BulkKeywordButton />}
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
        text('address', formatAddress),
        { id: 'timezone', cell: ({ timezone }) => timezone, render: ({ timezone }) => formatTimeZone(timezone) },
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
