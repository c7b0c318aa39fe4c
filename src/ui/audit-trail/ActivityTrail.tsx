import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import {
  listActivityTrail,
  type AuditTrailEntry,
  type AuditTrailSubject,
} from '../../../contract/platform/audit-trail.ts';
import { PAGE_SIZE } from '../../../contract/platform/limits.ts';
import { DateTimeText } from '../DateTimeText.tsx';
import { formatTimeZone } from '../i18n/format.ts';
import { PageLoading } from '../PageStates.tsx';
import { useCall } from '../useCall.ts';

type Value = NonNullable<AuditTrailEntry['changes']>[string][number];

const Entry = ({ entry: { at, who, action, changes } }: { entry: AuditTrailEntry }) => {
  const translate = useTranslate();
  const formatEntry = (field: string, entry: string) =>
    field === 'products' ? translate(`productNames.${entry}`, { _: entry }) : entry;
  const formatValue = (field: string, value: Value): string => {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
      return translate('trail.nothing');
    if (typeof value === 'boolean') return translate(value ? 'trail.yes' : 'trail.no');
    if (Array.isArray(value)) return value.map((entry) => formatEntry(field, entry)).join(', ');
    return field === 'timezone' ? formatTimeZone(String(value)) : String(value);
  };
  const name = who ? who.name || translate('trail.unknown') : translate('trail.system');
  return (
    <li style={{ padding: '12px 0', borderBottom: '1px solid var(--border)' }}>
      <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 8 }}>
        <strong>{translate(`trail.actions.${action}`, { _: action })}</strong>
        <span style={{ color: 'var(--ink-muted)' }}>
          {name}, <DateTimeText value={at} />
        </span>
      </div>
      {changes &&
        Object.entries(changes).map(([field, [before = null, after = null]]) => (
          <div key={field} style={{ overflowWrap: 'anywhere' }}>
            {translate('trail.changed', {
              field: translate(`trail.fields.${field}`, { _: field }),
              before: formatValue(field, before),
              after: formatValue(field, after),
            })}
          </div>
        ))}
    </li>
  );
};

/** Audit trail of a record of the vendor console, newest first. */
export const ActivityTrail = ({ subject }: { subject: AuditTrailSubject }) => {
  const translate = useTranslate();
  const [limit, setLimit] = useState(PAGE_SIZE);
  const { data, error, isFetching } = useCall(listActivityTrail, { query: { subject, limit } }, { keepPrevious: true });
  if (error) return <Alert severity="error">{translate('trail.failed')}</Alert>;
  if (!data) return <PageLoading />;
  if (data.items.length === 0) return <Typography color="textSecondary">{translate('trail.empty')}</Typography>;
  return (
    <>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.items.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {data.totalItems > data.items.length && (
        <Button sx={{ mt: 2 }} loading={isFetching} onClick={() => setLimit(limit + PAGE_SIZE)}>
          {translate('trail.more')}
        </Button>
      )}
    </>
  );
};
