import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { useTranslate, useGetMany, useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { useViewer } from '../../authProvider/session.ts';
import type { PatientRecord } from '../../contract/patients/record.ts';
import { DEFAULT_TIMEZONE, PAGE_SIZE } from '../../contract/platform/limits.ts';
import { asHead, asRow, asRowGroup, asCell, asTable } from '../../src/ui/lists/tableRoles.ts';
import { PatientActions } from './PatientActions.tsx';
import { useJustAdded } from './add/justAdded.ts';
import { isSortable, type ColumnName, renderCell, useShownColumns } from './patientColumns.tsx';
import { useSidewaysScroll } from '../../src/ui/lists/useSidewaysScroll.ts';
import { PatientName } from './PatientName.tsx';
import { tableStyles } from './tableStyles.ts';
import type { PatientsKey } from './messages.en.ts';

/**
 * Puts patients that the user has just added on top of the page if `onTop` is true: sorted by activity, a new patient
 * would be on the last page.
 */
function useRecentlyAddedFirst(page: readonly PatientRecord[] | undefined, onTop: boolean) {
  const ids = useJustAdded();
  const { data } = useGetMany<PatientRecord>('patients', { ids }, { enabled: onTop && ids.length > 0 });
  const fetched = onTop && ids.length > 0 ? (data ?? []) : [];
  const added = ids.flatMap((id) => fetched.find((record) => record?.id === id && !record.discharged) ?? []);
  const isNew = (record: PatientRecord) => added.some(({ id }) => id === record.id);
  return { records: page && [...added, ...page.filter((record) => !isNew(record))], isNew };
}

/** Column headers of the patient table; sortable ones are buttons (PAT-14, PAT-16). */
const TableHead = ({ columns, withActions }: { columns: readonly ColumnName[]; withActions: boolean }) => {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const orderBy = (field: ColumnName) => {
    // Dates start descending, texts ascending.
    const first = field === 'lastActivity' ? 'DESC' : 'ASC';
    const next = sort.order === 'ASC' ? 'DESC' : 'ASC';
    setSort({ field, order: sort.field === field ? next : first });
  };
  return (
    <thead {...asRowGroup}>
      <tr {...asRow}>
        {columns.map((column) => {
          const label = translate(`patients.column.${column}` satisfies PatientsKey);
          const order = sort.field === column ? sort.order : undefined;
          return (
            <th
              key={column}
              {...asHead}
              data-column={column}
              aria-sort={order && (order === 'ASC' ? 'ascending' : 'descending')}
            >
              {isSortable(column) ? (
                <button type="button" onClick={() => orderBy(column)}>
                  {label}
                  <svg width="8" height="12" viewBox="0 0 8 12" aria-hidden="true" data-order={order}>
                    <path d="M4 0l4 5H0z" />
                    <path d="M4 12L0 7h8z" />
                  </svg>
                </button>
              ) : (
                label
              )}
            </th>
          );
        })}
        {withActions && (
          <th {...asHead} data-column="actions">
            <span className="hidden-text">{translate('patients.column.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
};

const Frame = styled('div')(tableStyles);
const skeleton = Array.from({ length: PAGE_SIZE }, (_, row) => row);

/** A click on a control inside the row, in a menu or at the end of a text selection does not open the record. */
const isRowClick = ({ target, currentTarget }: MouseEvent<HTMLElement>): boolean =>
  currentTarget.contains(target as HTMLElement) &&
  (target as HTMLElement).closest('a, button') === null &&
  window.getSelection()?.type !== 'Range';

/** One page of patients, as a table or, if there is no room, as cards. A row opens the record (PAT-17). */
export const PatientTable = ({ withActions, showsAddedFirst }: { withActions: boolean; showsAddedFirst: boolean }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const viewer = useViewer();
  const { data: page, isFetching } = useListContext<PatientRecord>();
  const { records: data, isNew } = useRecentlyAddedFirst(page, showsAddedFirst);
  const columns = useShownColumns();
  const sideways = useSidewaysScroll();
  if (!viewer) return null;
  const others = columns.filter((column) => column !== 'name');
  const show = { zone: viewer.organization?.timezone ?? DEFAULT_TIMEZONE, translate };
  return (
    <Frame {...sideways} aria-busy={isFetching}>
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
                if (isRowClick(event)) void navigate(`/patients/${record.id}`);
              }}
            >
              <td {...asCell} data-column="name">
                <PatientName record={record} isNew={isNew(record)} hasInvolvedColumn={columns.includes('involved')} />
              </td>
              {others.map((column) => {
                const value = renderCell(column, record, show);
                return (
                  <td
                    key={column}
                    {...asCell}
                    data-column={column}
                    data-label={translate(`patients.column.${column}` satisfies PatientsKey)}
                    title={typeof value === 'string' ? value : undefined}
                  >
                    {value}
                  </td>
                );
              })}
              {withActions && (
                <td {...asCell} data-column="actions">
                  <PatientActions record={record} />
                </td>
              )}
            </tr>
          ))}
          {!data &&
            skeleton.map((row) => (
              <tr key={row} {...asRow} aria-hidden="true" data-skeleton="">
                {columns.map((column) => (
                  <td key={column} {...asCell} data-column={column}>
                    <span>&nbsp;</span>
                  </td>
                ))}
                {withActions && (
                  <td {...asCell} data-column="actions">
                    &nbsp;
                  </td>
                )}
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
