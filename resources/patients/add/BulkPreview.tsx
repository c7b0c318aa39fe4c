import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { ListContextProvider, useTranslate, type ListControllerResult } from 'react-admin';
import { useMemo, useState } from 'react';
import type { PatientProduct } from '../../../contract/platform/enumerations.ts';
import type { BulkPreviewRow } from '../../../contract/patients/patients.ts';
import { bulkOutcome } from '../../../domain/patients/bulk-add/preview.ts';
import { ListPager } from '../../../src/ui/ListPager.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { styled } from '@mui/material/styles';
import type { Problem } from '../../../contract/platform/error.ts';

/** Rows that are drawn at a time: a file may have thousands. */
const ROWS_A_PAGE = 25;

interface Props {
  rows: readonly BulkPreviewRow[];
  products: readonly PatientProduct[];
}

const Pages = ({ rows, isSound, products }: Props & { isSound: boolean }) => {
  const [page, setPage] = useState(1);
  const end = page * ROWS_A_PAGE;
  const data = rows.slice(end - ROWS_A_PAGE, end);
  const list = {
    data,
    total: rows.length,
    page,
    perPage: ROWS_A_PAGE,
    sort: { field: 'row', order: 'ASC' },
    filterValues: {},
    setPage,
    hasNextPage: end < rows.length,
    hasPreviousPage: page > 1,
  } as unknown as ListControllerResult;
  return (
    <ListContextProvider value={list}>
      <PreviewTable rows={data} isSound={isSound} products={products} />
      <ListPager />
    </ListContextProvider>
  );
};

/** What each row of a bulk file would do, a page at a time; in a faulty file its faulty rows alone, when asked for. */
export const BulkPreview = ({ rows, products }: Props) => {
  const translate = useTranslate();
  const [onlyFaulty, setOnlyFaulty] = useState(false);
  const { faulty } = bulkOutcome(rows);
  const narrowed = faulty > 0 && onlyFaulty;
  const shown = useMemo(() => (narrowed ? rows.filter(({ faults }) => faults.length > 0) : rows), [rows, narrowed]);
  return (
    <div>
      {faulty > 0 && (
        <FormControlLabel
          control={<Checkbox checked={onlyFaulty} onChange={(_, checked) => setOnlyFaulty(checked)} />}
          label={translate('addPatient.onlyFaulty')}
        />
      )}
      <Pages key={narrowed ? 'faulty' : 'all'} rows={shown} isSound={faulty === 0} products={products} />
    </div>
  );
};

type Faults = readonly NonNullable<Problem['rows']>[number][];

const Frame = styled('div')({
  maxHeight: 320,
  overflow: 'auto',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': {
    padding: '8px 12px',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: '1px solid var(--border)',
  },
  '& th': {
    position: 'sticky',
    top: 0,
    background: 'var(--surface)',
    font: '600 var(--text-small)',
    color: 'var(--ink-muted)',
  },
  '& tr:last-of-type td': { borderBottom: 0 },
});

/** What is wrong with a bulk file, by row as a spreadsheet counts them (OPEN-054). */
export const FaultTable = ({ faults }: { faults: Faults }) => {
  const translate = useTranslate();
  const summary = translate('addPatient.faults', { smart_count: faults.length });
  return (
    <div>
      <p role="alert" style={{ marginBottom: 8, color: 'var(--error)', fontWeight: 600 }}>
        {summary}
      </p>
      <Frame tabIndex={0} role="region" aria-label={summary}>
        <table>
          <thead>
            <tr>
              <th scope="col">{translate('addPatient.row')}</th>
              <th scope="col">{translate('addPatient.column')}</th>
              <th scope="col">{translate('addPatient.fault')}</th>
            </tr>
          </thead>
          <tbody>
            {faults.map(({ row, column, message }) => (
              <tr key={`${row}-${column}-${message}`}>
                <td>{row === 0 ? translate('addPatient.wholeFile') : row}</td>
                <td>{column}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Frame>
    </div>
  );
};
