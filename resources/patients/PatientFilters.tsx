import FilterListIcon from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { useViewer } from '../../authProvider/session.ts';
import { healthStatuses, patientProducts } from '../../contract/enumerations.ts';
import { patientStatusLabel } from '../../domain/patient.ts';
import { holds } from '../../domain/viewer.ts';
import { Choice } from '../../src/components/Choice.tsx';
import { LocationFilter } from '../../src/components/LocationFilter.tsx';
import { SearchField } from '../../src/components/SearchField.tsx';
import type { PatientState } from './patientAddress.ts';
import { ProviderFilter } from './ProviderFilter.tsx';
import { SavedPatientFilters } from './SavedPatientFilters.tsx';
import { SortChoice } from './SortChoice.tsx';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  margin: theme.spacing(2, 0),
  '& > *': { flex: '1 1 136px', maxWidth: 200 },
  '& > .search': { flex: '1 1 240px', maxWidth: 400 },
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

const narrowing = ['q', 'practitionerId', 'product', 'status'] as const;

/** Search and filters of the patient list (PAT-11..13, OPEN-044); on a narrow screen the filters fold away. */
export const PatientFilters = ({ state }: { state: PatientState }) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const [open, setOpen] = useState(false);
  const { filterValues, setFilters } = useListContext();
  const chosen = filterValues as Partial<Record<string, string | number>>;
  // A choice stands on the one before it, though the address may not have that one yet.
  const latest = useRef(chosen);
  useEffect(() => {
    latest.current = chosen;
  }, [chosen]);
  if (!viewer) return null;
  const choose = (name: string, value: string) => {
    const { [name]: _before, ...others } = latest.current;
    latest.current = value === '' ? others : { ...others, [name]: value };
    setFilters(latest.current);
  };
  const valueOf = (name: string): string => String(chosen[name] ?? '');
  const products = patientProducts.filter((product) => holds(viewer, product));
  const count = narrowing.filter((name) => name !== 'q' && valueOf(name)).length;
  return (
    <Row role="search" data-open={open || undefined}>
      <SearchField
        className="search"
        label={translate('patients.search')}
        value={valueOf('q')}
        onSearch={(typed) => choose('q', typed)}
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
      <ProviderFilter value={valueOf('practitionerId')} onChoose={(id) => choose('practitionerId', id)} />
      <LocationFilter />
      {products.length > 1 && (
        <Choice
          label={translate('patients.filter.product')}
          none={translate('patients.filter.anyProduct')}
          value={valueOf('product')}
          options={products.map((value) => ({ value, label: translate(`patients.product.${value}`) }))}
          onChoose={(product) => choose('product', product)}
        />
      )}
      {holds(viewer, 'HEALTH') && (
        <Choice
          label={translate('patients.filter.status')}
          none={translate('patients.filter.anyStatus')}
          value={valueOf('status')}
          options={healthStatuses.map((value) => ({ value, label: translate(patientStatusLabel(value)) }))}
          onChoose={(status) => choose('status', status)}
        />
      )}
      <SortChoice />
      {narrowing.some(valueOf) && (
        <Button className="fit" onClick={() => setFilters(chosen.state ? { state: chosen.state } : {})}>
          {translate('patients.filter.clear')}
        </Button>
      )}
      <SavedPatientFilters state={state} />
    </Row>
  );
};
