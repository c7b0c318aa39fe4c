import { useListContext, useTranslate } from 'react-admin';
import { useViewer } from '../../authProvider/session.ts';
import { Choice } from '../../src/components/Choice.tsx';
import { columnsFor, isSortable } from './patientColumns.tsx';

/** The order of the cards, which have no heads to press; shown only where there are cards. */
export const SortChoice = () => {
  const translate = useTranslate();
  const viewer = useViewer();
  const { sort, setSort } = useListContext();
  if (!viewer) return null;
  const options = columnsFor(viewer)
    .filter(isSortable)
    .map((value) => ({
      value,
      label: `${translate('patients.filter.sort')}: ${translate(`patients.column.${value}`)}`,
    }));
  return (
    <Choice
      className="sort"
      label={translate('patients.filter.sort')}
      value={sort.field}
      options={options}
      onChoose={(field) => setSort({ field, order: field === 'lastActivity' ? 'DESC' : 'ASC' })}
    />
  );
};
