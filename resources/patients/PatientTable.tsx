import { styled } from '@mui/material/styles';
import { useListContext, useTranslate } from 'react-admin';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useViewer } from '../../authProvider/session.ts';
import { DEFAULT_TIMEZONE, PAGE_SIZE } from '../../contract/limits.ts';
import type { PatientRecord } from '../../contract/patient-record.ts';
import { PatientActions } from './PatientActions.tsx';
import { cellOf, columnsFor } from './patientColumns.tsx';
import { PatientName } from './PatientName.tsx';
import { asCell, asRow, asRowGroup, asTable } from '../../src/components/record-table/tableRoles.ts';
import { tableStyle } from './tableStyle.ts';
import { StatusChip } from '../../src/components/StatusChip.tsx';
import { TableHead } from './TableHead.tsx';
import { useWithAdded } from './useWithAdded.ts';

const Frame = styled('div')(tableStyle);
const skeleton = Array.from({ length: PAGE_SIZE }, (_, row) => row);

/** Presses on controls inside a row are theirs, and so is a selection of text; a menu's are only React's children. */
const opensRow = ({ target, currentTarget }: MouseEvent<HTMLElement>): boolean =>
  currentTarget.contains(target as HTMLElement) &&
  (target as HTMLElement).closest('a, button') === null &&
  window.getSelection()?.type !== 'Range';

/** The page of patients: a table, or cards where there is no room for one. A row opens the record (PAT-17). */
export const PatientTable = ({ withActions, withAdded }: { withActions: boolean; withAdded: boolean }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const viewer = useViewer();
  const { data: page, isFetching } = useListContext<PatientRecord>();
  const { records: data, isNew } = useWithAdded(page, withAdded);
  if (!viewer) return null;
  const columns = columnsFor(viewer);
  const others = columns.filter((column) => column !== 'name');
  const show = { zone: viewer.organization?.timezone ?? DEFAULT_TIMEZONE, translate };
  return (
    <Frame aria-busy={isFetching}>
      <table
        {...asTable}
        aria-label={translate('patients.title')}
        data-old={(isFetching && data !== undefined) || undefined}
      >
        <TableHead columns={columns} withActions={withActions} />
        <tbody {...asRowGroup}>
          {data?.map((record) => (
            <tr
              key={record.id}
              {...asRow}
              onClick={(event) => {
                if (opensRow(event)) void navigate(`/patients/${record.id}`);
              }}
            >
              {withActions && (
                <td {...asCell} data-column="actions">
                  <PatientActions record={record} />
                </td>
              )}
              <td {...asCell} data-column="name">
                <PatientName record={record} />
                {isNew(record) && <StatusChip tone="info" label={translate('patients.justAdded')} />}
              </td>
              {others.map((column) => (
                <td key={column} {...asCell} data-column={column} data-label={translate(`patients.column.${column}`)}>
                  {cellOf(column, record, show)}
                </td>
              ))}
            </tr>
          ))}
          {!data &&
            skeleton.map((row) => (
              <tr key={row} {...asRow} aria-hidden="true" data-skeleton="">
                {withActions && (
                  <td {...asCell} data-column="actions">
                    &nbsp;
                  </td>
                )}
                {columns.map((column) => (
                  <td key={column} {...asCell} data-column={column}>
                    <span>&nbsp;</span>
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      {!data && (
        <span role="status" className="hidden-text">
          {translate('page.loading')}
        </span>
      )}
    </Frame>
  );
};
