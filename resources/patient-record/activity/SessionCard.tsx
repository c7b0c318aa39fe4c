import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { memo, useState } from 'react';
import type { HealthSession } from '../../../contract/activity.ts';
import { isDone } from '../../../domain/results/done-sets.ts';
import { StatusChip } from '../../../src/components/StatusChip.tsx';
import { SessionTime } from './SessionTime.tsx';
import { SetsTable } from './SetsTable.tsx';

const Card = styled('details')({
  overflow: 'hidden',
  border: '1px solid var(--border)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  '& summary': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: 56,
    padding: '12px 16px',
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: 'var(--sunken)' },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& summary strong': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& summary span.muted': { color: 'var(--ink-muted)' },
  '& summary svg': { marginLeft: 'auto', color: 'var(--ink-muted)', transition: 'rotate 120ms' },
  '&[open] summary svg': { rotate: '180deg' },
});

interface Props {
  session: HealthSession;
  /** IANA zone of the patient's location. */
  zone: string;
  open: boolean;
}

/** One session: when, of which program, how it went, and its sets. */
export const SessionCard = memo(({ session: { createdDate, datedAhead, session }, zone, open }: Props) => {
  const translate = useTranslate();
  // Sets of what nobody opens would be most of a long list.
  const [wasSeen, setSeen] = useState(open);
  const { sets, selfReported } = session;
  const done = sets.filter(({ setInfo }) => isDone(setInfo)).length;
  const errors = sets.reduce((sum, { setInfo }) => sum + setInfo.errors.reduce((of, { count }) => of + count, 0), 0);
  return (
    <Card open={open} onToggle={({ currentTarget }) => currentTarget.open && setSeen(true)}>
      <summary>
        <strong>{session.hepName ?? translate(`recordActivity.type.${session.type}`)}</strong>
        <span className="muted">
          <SessionTime value={createdDate} zone={zone} />
        </span>
        <span className="muted">{translate('recordActivity.done', { done, smart_count: sets.length })}</span>
        {errors > 0 && (
          <StatusChip tone="warning" label={translate('recordActivity.errors', { smart_count: errors })} />
        )}
        {selfReported !== 'none' && (
          <StatusChip tone="info" label={translate(`recordActivity.selfReported.${selfReported}`)} />
        )}
        {datedAhead && <StatusChip tone="warning" label={translate('recordActivity.datedAhead')} />}
        <ExpandMoreIcon fontSize="small" />
      </summary>
      {wasSeen && <SetsTable sets={sets} />}
    </Card>
  );
});
