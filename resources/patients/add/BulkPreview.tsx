import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { ListContextProvider, useTranslate, type ListControllerResult } from 'react-admin';
import { useMemo, useState } from 'react';
import type { PatientProduct } from '../../../contract/platform/enumerations.ts';
import type { BulkPreviewRow } from '../../../contract/patients/patients.ts';
import { countOutcome } from '../../../domain/patients/bulk-add/preview.ts';
import { ListPager } from '../../../src/ui/ListControls.tsx';
import { PreviewTable } from './PreviewTable.tsx';
import { styled } from '@mui/material/styles';
import type { Problem } from '../../../contract/platform/error.ts';

/** Rows that are drawn at a time: a file may have thousands. */
const ROWS_A_PAGE = 25;

interface Props {
  rows: readonly BulkPreviewRow[];
  products: readonly PatientProduct[];
}

const Pages = ({ rows, isValidFile, products }: Props & { isValidFile: boolean }) => {
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
      <PreviewTable rows={data} isValidFile={isValidFile} products={products} />
      <ListPager />
    </ListContextProvider>
  );
};

/** What each row of a bulk file would do, a page at a time; in a invalid file its invalid rows alone, when asked for. */
export const BulkPreview = ({ rows, products }: Props) => {
  const translate = useTranslate();
  const [onlyInvalid, setOnlyInvalid] = useState(false);
  const { invalid } = countOutcome(rows);
  const narrowed = invalid > 0 && onlyInvalid;
  const shown = useMemo(() => (narrowed ? rows.filter(({ faults }) => faults.length > 0) : rows), [rows, narrowed]);
  return (
    <div>
      {invalid > 0 && (
        <FormControlLabel
          control={<Checkbox checked={onlyInvalid} onChange={(_, checked) => setOnlyInvalid(checked)} />}
          label={translate('addPatient.onlyInvalid')}
        />
      )}
      <Pages key={narrowed ? 'invalid' : 'all'} rows={shown} isValidFile={invalid === 0} products={products} />
    </div>
  );
};

type Issues = readonly NonNullable<Problem['rows']>[number][];

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
    font: '600 var(--text-body)',
    color: 'var(--ink-muted)',
  },
  '& tr:last-of-type td': { borderBottom: 0 },
});

/** What is wrong with a bulk file, by row as a spreadsheet counts them (OPEN-054). */
export const IssueTable = ({ issues }: { issues: Issues }) => {
  const translate = useTranslate();
  const summary = translate('addPatient.issues', { smart_count: issues.length });
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
              <th scope="col">{translate('addPatient.issue')}</th>
            </tr>
          </thead>
          <tbody>
            {issues.map(({ row, column, message }) => (
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
