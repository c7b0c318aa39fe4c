import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ChoosableColumn } from '../record-table/column.ts';
import { SortableList } from '../SortableList.tsx';
import { useColumnChoice } from './useColumnChoice.ts';

interface Props {
  resource: string;
  columns: readonly ChoosableColumn[];
  onClose: () => void;
}

/**
 * Which columns a list shows, and in which order; the list behind follows at once. It does what react-admin's `ColumnsButton`
 * does, by the keyboard and by touch as well, and leaves at least one column.
 */
export default function ColumnDialog({ resource, columns, onClose }: Props) {
  const translate = useTranslate();
  const { ordered, isShown, show, order, reset } = useColumnChoice(resource, columns);
  const named = ordered.filter(({ id }) => id !== undefined);
  const unnamed = ordered.filter(({ id }) => id === undefined);
  const isLast = named.filter(isShown).length === 1;
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate('listTools.columns.lead')}
      </Typography>
      <SortableList
        items={named.map((column) => ({ id: column.id!, column }))}
        onOrder={(items) => order([...items.map(({ column }) => column), ...unnamed])}
        nameOf={({ column }) => column.label}
      >
        {({ column }) => (
          <FormControlLabel
            label={column.label}
            control={
              <Checkbox
                checked={isShown(column)}
                disabled={isShown(column) && isLast}
                onChange={(_, checked) => show(column, checked)}
              />
            }
          />
        )}
      </SortableList>
      <Stack direction="row" gap={1} justifyContent="flex-end" marginTop={3}>
        <Button onClick={reset}>{translate('listTools.columns.reset')}</Button>
        <Button variant="contained" onClick={onClose}>
          {translate('listTools.columns.done')}
        </Button>
      </Stack>
    </>
  );
}
