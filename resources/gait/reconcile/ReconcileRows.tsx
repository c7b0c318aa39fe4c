import { ListContextProvider, useList, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { PAGE_SIZE } from '../../../contract/limits.ts';
import type { Outcome, Reconciled } from '../../../domain/gait/reconcile.ts';
import { fullName } from '../../../domain/patient.ts';
import { ListPager } from '../../../src/components/ListPager.tsx';
import { RecordTable } from '../../../src/components/RecordTable.tsx';
import { StatusChip, type Tone } from '../../../src/components/StatusChip.tsx';

const tones: Record<Outcome | 'UPDATED', Tone> = {
  MATCHED: 'info',
  UNCHANGED: 'neutral',
  NO_MATCH: 'warning',
  REPEATED: 'warning',
  UPDATED: 'success',
};
const isKnown = (outcome: string): outcome is keyof typeof tones => outcome in tones;

/** The rows of the file, each with what it does or did; a refused one says why. */
export const ReconcileRows = ({ rows, outcomes }: { rows: Reconciled[]; outcomes: ReadonlyMap<number, string> }) => {
  const translate = useTranslate();
  const data = useMemo(() => rows.map((row) => ({ ...row, id: row.row })), [rows]);
  const list = useList({ data, perPage: PAGE_SIZE });
  return (
    <ListContextProvider value={list}>
      <RecordTable<Reconciled & { id: number }>
        name={translate('gait.file.rows')}
        empty={translate('gait.file.noRows')}
        columns={[
          { label: translate('gait.file.row'), render: ({ row }) => row },
          { label: translate('gait.file.uid'), render: ({ gaitUid }) => gaitUid },
          {
            label: translate('gait.file.name'),
            render: ({ says }) =>
              fullName({ firstName: says.firstName ?? null, lastName: says.lastName ?? null }) ||
              translate('gait.file.none'),
          },
          { label: translate('gait.file.email'), render: ({ says }) => says.email ?? translate('gait.file.none') },
          {
            label: translate('gait.file.outcome'),
            render: ({ row, outcome }) => {
              const became = outcomes.get(row) ?? outcome;
              return isKnown(became) ? (
                <StatusChip tone={tones[became]} label={translate(`gait.file.${became}`)} />
              ) : (
                <span style={{ color: 'var(--error)' }}>{became}</span>
              );
            },
          },
        ]}
      />
      <ListPager />
    </ListContextProvider>
  );
};
