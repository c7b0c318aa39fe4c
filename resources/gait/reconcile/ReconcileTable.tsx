import { styled } from '@mui/material/styles';
import { ListContextProvider, useList, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import type { ReconcilePreviewRow } from '../../../contract/gait-reconcile.ts';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import { fullName } from '../../../domain/patient.ts';
import { ListPager } from '../../../src/components/ListPager.tsx';
import { RecordTable } from '../../../src/components/RecordTable.tsx';
import { RowChange } from './RowChange.tsx';
import { RowOutcome } from './RowOutcome.tsx';

/** Long words break, and yet leave a column its width. */
const Text = styled('div')({ minWidth: 110, overflowWrap: 'anywhere' });

interface Props {
  rows: readonly ReconcilePreviewRow[];
  done: ReadonlySet<number>;
  ticked: ReadonlySet<number>;
  busy: boolean;
  onTick: (rows: readonly number[], ticked: boolean) => void;
}

/** Rows of the file a page at a time: what each says, what it changes and what becomes of it. */
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
            render: (row) => <Text>{fullName(row) || translate('gait.file.none')}</Text>,
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
