import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Problem } from '../../../contract/platform/error.ts';

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
