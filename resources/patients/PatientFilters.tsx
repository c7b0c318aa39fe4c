import FilterListIcon from '@mui/icons-material/FilterList';
import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { lazy, useEffect, useRef, useState } from 'react';
import { useTranslate, useListContext } from 'react-admin';
import { useViewer } from '../../authProvider/session.ts';
import { healthStatuses, patientProducts } from '../../contract/platform/enumerations.ts';
import { PAGE_SIZE } from '../../contract/platform/limits.ts';
import { hasProduct } from '../../domain/identity/viewer.ts';
import { formatPatientStatus } from '../../domain/patients/patient.ts';
import { Choice } from '../../src/ui/Choice.tsx';
import { isSame } from '../../src/ui/editing/draftStorage.ts';
import { LocationFilter } from '../../src/ui/LocationFilter.tsx';
import { SearchField } from '../../src/ui/SearchField.tsx';
import { addMessages } from '../../src/ui/i18n/loadedMessages.ts';
import { useModal } from '../../src/ui/ModalHost.tsx';
import { SavedFiltersButton } from '../../src/ui/lists/SavedFiltersButton.tsx';
import { useLocationFilterNavigation } from '../../src/ui/lists/useLocationFilterNavigation.ts';
import { useProviderOptions } from '../../src/ui/hooks.ts';
import { NEWEST_FIRST, type PatientState } from './patientListParams.ts';
import { isSortable, useChoosableColumns, useShownColumns } from './patientColumns.tsx';
import type { PatientsKey } from './messages.en.ts';

/** Filters the list by primary provider (PAT-12). */
const ProviderFilter = ({ value, onChoose }: { value: string; onChoose: (id: string) => void }) => {
  const translate = useTranslate();
  return (
    <Choice
      label={translate('patients.filter.provider')}
      none={translate('patients.filter.anyProvider')}
      value={value}
      options={useProviderOptions()}
      onChoose={onChoose}
    />
  );
};

/** The list without any choice. */
const plain = { filter: { state: 'ACTIVE' }, sort: NEWEST_FIRST.field, order: NEWEST_FIRST.order, perPage: PAGE_SIZE };

/** Saved filters of the patient list: tab, filters and order, never the search text. */
const SavedPatientFilters = ({ state }: { state: PatientState }) => {
  const { filterValues, sort, perPage } = useListContext();
  const { opening, withLocations } = useLocationFilterNavigation();
  const { q, ...filter } = filterValues as Record<string, unknown>;
  const settings = withLocations({ filter: { ...filter, state }, sort: sort.field, order: sort.order, perPage });
  const isAlone = isSame(settings, plain);
  const search = q ? (isAlone ? 'alone' : 'with filters') : undefined;
  return <SavedFiltersButton className="fit" list="patients" {...{ settings, search, opening }} />;
};

/** The order of the cards, which have no column headers to press. */
const SortChoice = () => {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const options = useShownColumns()
    .filter(isSortable)
    .map((value) => ({
      value,
      label: `${translate('patients.filter.sort')}: ${translate(`patients.column.${value}` satisfies PatientsKey)}`,
    }));
  return (
    <Choice
      className="sort"
      label={translate('patients.filter.sort')}
      value={sort.field}
      options={options}
      onChoose={(field) => setSort({ field, order: field === 'lastActivity' ? 'DESC' : 'ASC' })}
    />
  );
};

const ColumnDialog = lazy(async () => {
  const [dialog, { listToolsMessages }] = await Promise.all([
    import('../../src/ui/lists/ColumnDialog.tsx'),
    import('../../src/ui/lists/messages.en.ts'),
  ]);
  addMessages({ en: listToolsMessages });
  return dialog;
});

/** Chooses and orders the columns after the name. */
const ColumnsButton = () => {
  const title = useTranslate()('patients.columns');
  const { openModal } = useModal();
  const columns = useChoosableColumns();
  return (
    <Button
      className="fit"
      startIcon={<ViewColumnIcon />}
      onClick={() =>
        openModal({
          title,
          size: 'xs',
          content: (close) => <ColumnDialog resource="patients" columns={columns} onClose={close} />,
        })
      }
    >
      {title}
    </Button>
  );
};

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  margin: theme.spacing(2, 0),
  '& > *': { flex: '1 1 148px', maxWidth: 200 },
  '& > .search': { flex: '1 1 200px', maxWidth: 400 },
  '& > .toggle': { display: 'none' },
  '& > .fit': { flex: 'none', maxWidth: 'none' },
  '@container (min-width: 760px)': { '& > .sort': { display: 'none' } },
  '@container (max-width: 559.98px)': {
    '& > .search': { flex: '1 1 160px', maxWidth: 'none' },
    '& > .toggle': { display: 'inline-flex', flex: 'none' },
    '&:not([data-open]) > :not(.search, .toggle)': { display: 'none' },
    '&[data-open] > :not(.search, .toggle)': { flex: '1 1 calc(50% - 6px)', minWidth: 0, maxWidth: 'none' },
  },
}));

const FILTER_NAMES = ['q', 'practitionerId', 'product', 'status'] as const;

/** Search and filters of the patient list (PAT-11..13, OPEN-044); they collapse on a narrow screen. */
export const PatientFilters = ({ state }: { state: PatientState }) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const [open, setOpen] = useState(false);
  const { filterValues, setFilters } = useListContext();
  const selected = filterValues as Partial<Record<string, string | number>>;
  // Two quick choices must add up although the URL may not have the first one yet.
  const latest = useRef(selected);
  useEffect(() => {
    latest.current = selected;
  }, [selected]);
  if (!viewer) return null;
  const select = (name: string, value: string) => {
    const { [name]: _before, ...others } = latest.current;
    latest.current = value === '' ? others : { ...others, [name]: value };
    setFilters(latest.current);
  };
  const getValue = (name: string): string => String(selected[name] ?? '');
  const products = patientProducts.filter((product) => hasProduct(viewer, product));
  const count = FILTER_NAMES.filter((name) => name !== 'q' && getValue(name)).length;
  return (
    <Row role="search" data-open={open || undefined}>
      <SearchField
        className="search"
        label={translate('patients.search')}
        value={getValue('q')}
        onSearch={(typed) => select('q', typed)}
      />
      <Button
        className="toggle"
        variant="outlined"
        aria-expanded={open}
        startIcon={<FilterListIcon />}
        onClick={() => setOpen(!open)}
      >
        {translate('patients.filter.toggle')}
        {count > 0 && ` (${count})`}
      </Button>
      <ProviderFilter value={getValue('practitionerId')} onChoose={(id) => select('practitionerId', id)} />
      <LocationFilter />
      {products.length > 1 && (
        <Choice
          label={translate('patients.filter.product')}
          none={translate('patients.filter.anyProduct')}
          value={getValue('product')}
          options={products.map((value) => ({
            value,
            label: translate(`patients.product.${value}` satisfies PatientsKey),
          }))}
          onChoose={(product) => select('product', product)}
        />
      )}
      {hasProduct(viewer, 'HEALTH') && (
        <Choice
          label={translate('patients.filter.status')}
          none={translate('patients.filter.anyStatus')}
          value={getValue('status')}
          options={healthStatuses.map((value) => ({ value, label: translate(formatPatientStatus(value)) }))}
          onChoose={(status) => select('status', status)}
        />
      )}
      <SortChoice />
      {FILTER_NAMES.some(getValue) && (
        <Button className="fit" onClick={() => setFilters(selected.state ? { state: selected.state } : {})}>
          {translate('patients.filter.clear')}
        </Button>
      )}
      <SavedPatientFilters state={state} />
      <ColumnsButton />
    </Row>
  );
};
