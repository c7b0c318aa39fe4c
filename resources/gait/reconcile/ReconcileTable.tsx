import { styled } from '@mui/material/styles';
import { ListContextProvider, useList, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import type { ReconcilePreviewRow } from '../../../contract/gait/reconcile.ts';
import { PAGE_SIZE } from '../../../contract/platform/limits.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { ListPager } from '../../../src/ui/ListControls.tsx';
import { RecordTable } from '../../../src/ui/RecordTable.tsx';
import { getReasons } from './LeftOutButton.tsx';
import { type Tone, StatusChip } from '../../../src/ui/FactList.tsx';
import { type ShownOutcome, getShownOutcome, needsConfirmation } from '../../../domain/gait/reconcile/preview.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { GaitReconcileKey } from './reconcile.messages.en.ts';

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

/** The changes of a row, or the reason why it changes nothing. */
const RowChange = ({ row }: { row: ReconcilePreviewRow }) => {
  const translate = useTranslate();
  const reasons = getReasons(row, translate);
  if (row.changes.length === 0 && reasons.length === 0)
    return <span style={{ color: 'var(--ink-muted)' }}>{translate('gait.file.noChange')}</span>;
  return (
    <Lines>
      {row.changes.map(({ field, from, to }) => (
        <li key={field}>
          <span className="quiet">{translate(`gait.file.field.${field}` satisfies GaitReconcileKey)}: </span>
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

/** Color of each outcome: blue will be applied, amber needs a decision, red needs another file. */
const tones: Record<ShownOutcome, Tone> = {
  UPDATED: 'success',
  UPDATE: 'info',
  NAMED_OTHERWISE: 'warning',
  DISCHARGED: 'warning',
  UNCHANGED: 'neutral',
  NO_PATIENT: 'error',
  SEVERAL_PATIENTS: 'error',
  NO_ID: 'error',
  ID_REPEATED: 'error',
  EMAIL_REPEATED: 'error',
  EMAIL_TAKEN: 'error',
  FAULTY: 'error',
  REFUSED: 'error',
};

interface RowOutcomeProps {
  row: ReconcilePreviewRow;
  done: ReadonlySet<number>;
  ticked: boolean;
  disabled: boolean;
  onTick: (ticked: boolean) => void;
}

/** The outcome of a row, with a checkbox if it needs a decision. */
const RowOutcome = ({ row, done, ticked, disabled, onTick }: RowOutcomeProps) => {
  const translate = useTranslate();
  const outcome = getShownOutcome(row, done);
  return (
    <div>
      <StatusChip tone={tones[outcome]} label={translate(`gait.file.is.${outcome}` satisfies GaitReconcileKey)} />
      {outcome !== 'UPDATED' && needsConfirmation(outcome) && (
        <FormControlLabel
          sx={{ display: 'flex', whiteSpace: 'nowrap' }}
          disabled={disabled}
          control={
            <Checkbox
              size="small"
              checked={ticked}
              onChange={(_, checked) => onTick(checked)}
              slotProps={{
                input: { 'aria-label': translate('gait.file.tickRow', { row: row.row, uid: row.gaitUid }) },
              }}
            />
          }
          label={translate('gait.file.tick')}
        />
      )}
    </div>
  );
};

/** Long words break without collapsing the column. */
const Text = styled('div')({ minWidth: 110, overflowWrap: 'anywhere' });

interface Props {
  rows: readonly ReconcilePreviewRow[];
  done: ReadonlySet<number>;
  ticked: ReadonlySet<number>;
  busy: boolean;
  onTick: (rows: readonly number[], ticked: boolean) => void;
}

/** The rows of the file, paginated: content, changes and outcome. */
export const ReconcileTable = ({ rows, done, ticked, busy, onTick }: Props) => {
  const translate = useTranslate();
  const data = useMemo(() => rows.map((row) => ({ ...row, id: row.row })), [rows]);
  const list = useList({ data, perPage: PAGE_SIZE });
  return (
    <ListContextProvider value={list}>
      <RecordTable<ReconcilePreviewRow & { id: number }>
        name={translate('gait.file.rows')}
        empty={translate('gait.file.noRows')}
        columns={[
          { label: translate('gait.file.row'), render: ({ row }) => row },
          { label: translate('gait.file.uid'), render: ({ gaitUid }) => gaitUid ?? translate('gait.file.none') },
          {
            label: translate('gait.file.name'),
            render: (row) => <Text>{formatFullName(row) || translate('gait.file.none')}</Text>,
          },
          {
            label: translate('gait.file.email'),
            render: ({ email }) => <Text>{email ?? translate('gait.file.none')}</Text>,
          },
          { label: translate('gait.file.changes'), render: (row) => <RowChange row={row} /> },
          {
            label: translate('gait.file.outcome'),
            render: (row) => (
              <RowOutcome
                row={row}
                done={done}
                ticked={ticked.has(row.row)}
                disabled={busy}
                onTick={(isTicked) => onTick([row.row], isTicked)}
              />
            ),
          },
        ]}
      />
      <ListPager choosable />
    </ListContextProvider>
  );
};
