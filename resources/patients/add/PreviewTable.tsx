import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { PatientProduct } from '../../../contract/enumerations.ts';
import type { BulkPreviewRow } from '../../../contract/patients.ts';
import { TableFrame } from '../../../src/components/record-table/tableFrame.ts';
import { asCell, asHead, asRow, asRowGroup, asTable } from '../../../src/components/record-table/tableRoles.ts';
import { PreviewCell, type PreviewColumn } from './PreviewCell.tsx';
import { PreviewOutcome } from './PreviewOutcome.tsx';

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  font: 'var(--text-small)',
  '& th, & td': {
    padding: '8px 12px',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: '1px solid var(--border)',
    overflowWrap: 'anywhere',
  },
  '& th': { color: 'var(--ink-muted)', font: '600 var(--text-small)', whiteSpace: 'nowrap' },
  '& tr[data-faulty]': { background: 'var(--error-soft)' },
  '& td > div > div + div': { marginTop: 2 },
  '& .fault': { color: 'var(--error)', fontWeight: 600 },
});

interface Props {
  rows: readonly BulkPreviewRow[];
  /** Whether no row of the file is faulty. */
  isSound: boolean;
  products: readonly PatientProduct[];
}

const columnsFor = (products: readonly PatientProduct[]): PreviewColumn[] =>
  products.includes('HEALTH') ? ['patient', 'contact', 'place', 'involved'] : ['patient', 'contact', 'place'];

/** A page of a bulk file: what each row brings, where it is faulty, and what happens to it. */
export const PreviewTable = ({ rows, isSound, products }: Props) => {
  const translate = useTranslate();
  const columns = columnsFor(products);
  return (
    <TableFrame
      columns={columns.length + 2}
      role="region"
      tabIndex={0}
      aria-label={translate('addPatient.preview.title')}
    >
      <Table {...asTable} aria-label={translate('addPatient.preview.title')}>
        <thead {...asRowGroup}>
          <tr {...asRow}>
            {(['row', ...columns, 'outcome'] as const).map((column) => (
              <th key={column} {...asHead}>
                {translate(`addPatient.preview.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...asRowGroup}>
          {rows.map((row) => (
            <tr key={row.row} {...asRow} data-faulty={row.faults.length > 0 || undefined}>
              <td {...asCell} data-label={translate('addPatient.preview.row')}>
                {row.row}
              </td>
              {columns.map((column) => (
                <td key={column} {...asCell} data-label={translate(`addPatient.preview.${column}`)}>
                  <PreviewCell row={row} column={column} />
                </td>
              ))}
              <td {...asCell} data-label={translate('addPatient.preview.outcome')}>
                <PreviewOutcome row={row} isSound={isSound} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
};
