import { useListContext, useTranslate } from 'react-admin';
import { asHead, asRow, asRowGroup } from '../../src/components/record-table/tableRoles.ts';
import { isSortable, type ColumnName } from './patientColumns.tsx';

/** Heads of the patient table; those that order it are buttons and say how (PAT-14, PAT-16). */
export const TableHead = ({ columns, withActions }: { columns: readonly ColumnName[]; withActions: boolean }) => {
  const translate = useTranslate();
  const { sort, setSort } = useListContext();
  const orderBy = (field: ColumnName) => {
    // Dates are wanted newest first, texts from A on.
    const first = field === 'lastActivity' ? 'DESC' : 'ASC';
    const next = sort.order === 'ASC' ? 'DESC' : 'ASC';
    setSort({ field, order: sort.field === field ? next : first });
  };
  return (
    <thead {...asRowGroup}>
      <tr {...asRow}>
        {withActions && (
          <th {...asHead} data-column="actions">
            <span className="hidden-text">{translate('patients.column.actions')}</span>
          </th>
        )}
        {columns.map((column) => {
          const label = translate(`patients.column.${column}`);
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
      </tr>
    </thead>
  );
};
