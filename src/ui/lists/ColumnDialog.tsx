import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { type ChoosableColumn, useColumnChoice } from './column.ts';
import { SortableList } from '../SortableList.tsx';

interface Props {
  resource: string;
  columns: readonly ChoosableColumn[];
  onClose: () => void;
}

/**
 * Selects and orders the columns of a list, applied at once. Unlike react-admin's `ColumnsButton` it works by keyboard
 * and touch, and keeps at least one column.
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
