import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ReconcilePreviewRow } from '../../../contract/gait-reconcile.ts';
import { reasonsOf } from './reasonsOf.ts';

const Lines = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 2,
  minWidth: 170,
  overflowWrap: 'anywhere',
  '& .quiet': { color: 'var(--ink-muted)' },
  '& del': { color: 'var(--ink-muted)', textDecorationThickness: 1 },
  '& ins': { textDecoration: 'none', fontWeight: 600 },
});

/** What a row changes, from what to what; of a row that changes nothing, why. */
export const RowChange = ({ row }: { row: ReconcilePreviewRow }) => {
  const translate = useTranslate();
  const reasons = reasonsOf(row, translate);
  if (row.changes.length === 0 && reasons.length === 0)
    return <span style={{ color: 'var(--ink-muted)' }}>{translate('gait.file.noChange')}</span>;
  return (
    <Lines>
      {row.changes.map(({ field, from, to }) => (
        <li key={field}>
          <span className="quiet">{translate(`gait.file.field.${field}`)}: </span>
          {from === null ? <span className="quiet">{translate('gait.file.empty')}</span> : <del>{from}</del>}{' '}
          <span aria-hidden>→</span> <span className="hidden-text">{translate('gait.file.becomes')}</span>{' '}
          <ins>{to}</ins>
        </li>
      ))}
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
      {row.willInvite && <li className="quiet">{translate('gait.file.invite')}</li>}
      {row.patient?.discharged && row.outcome === 'NAMED_OTHERWISE' && (
        <li className="quiet">{translate('gait.file.discharged')}</li>
      )}
    </Lines>
  );
};
