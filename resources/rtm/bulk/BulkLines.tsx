import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { sumCents } from '../../../domain/rtm/charges/charge.ts';
import { formatMoney } from '../../../src/ui/i18n/format.ts';
import type { BulkPatient } from './useBulkBilling.ts';

const Scroll = styled('div')(({ theme }) => ({
  maxHeight: 224,
  overflow: 'auto',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th': { position: 'sticky', top: 0, background: 'var(--surface)', font: '600 var(--text-body)' },
  '& th, & td': { padding: '8px 12px', textAlign: 'left', verticalAlign: 'top' },
  '& tr + tr td, & tbody td': { borderTop: '1px solid var(--border)' },
  '& .number': { textAlign: 'right' },
  '& small': { display: 'block', font: 'var(--text-body)', color: 'var(--ink-muted)' },
  '& .code': { display: 'inline-block', marginInlineEnd: 12, whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]: {
    maxHeight: 200,
    '& th.by, & td.by': { display: 'none' },
    '& th, & td': { padding: '8px' },
  },
}));

/** What will be billed: patients with codes and modifiers, units, amount, and in whose name. */
export const BulkLines = ({ patients }: { patients: readonly BulkPatient[] }) => {
  const translate = useTranslate();
  return (
    <Scroll tabIndex={0} role="region" aria-label={translate('rtm.bulk.lines')}>
      <table>
        <thead>
          <tr>
            <th>{translate('rtm.column.name')}</th>
            <th>{translate('rtm.codes')}</th>
            <th className="number">{translate('rtm.bulk.units')}</th>
            <th className="number">{translate('rtm.column.amount')}</th>
            <th className="by">{translate('rtm.column.by')}</th>
          </tr>
        </thead>
        <tbody>
          {patients.map(({ id, name, billable, practitioner }) => {
            const cents = sumCents(billable.map((line) => line.cents));
            return (
              <tr key={id}>
                <td>{name}</td>
                <td>
                  {billable.map((line) => (
                    <span key={line.id} className="code">
                      {[line.code, ...line.modifiers].join('-')}
                    </span>
                  ))}
                </td>
                <td className="number">{billable.reduce((sum, { units }) => sum + units, 0)}</td>
                <td className="number">{cents === null ? '–' : formatMoney(cents)}</td>
                <td className="by">{practitioner?.name}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroll>
  );
};
