import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { SortableList } from '../SortableList.tsx';
import { inChosenOrder, isShown, noChoice } from './columnChoice.ts';
import { useColumnChoice } from './useChosenColumns.ts';

interface Choosable {
  id: string;
  label: string;
  optional?: boolean;
}

interface Props {
  list: string;
  columns: readonly Choosable[];
  onClose: () => void;
}

/** Which columns a list shows, and in which order; the list behind follows at once. */
export default function ColumnDialog({ list, columns, onClose }: Props) {
  const translate = useTranslate();
  const [choice, choose] = useColumnChoice(list);
  const ordered = inChosenOrder(columns, choice);
  const isLast = ordered.filter((column) => isShown(column, choice)).length === 1;
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {translate('listTools.columns.lead')}
      </Typography>
      <SortableList
        items={ordered}
        onOrder={(items) => choose({ ...choice, order: items.map(({ id }) => id) })}
        nameOf={({ label }) => label}
      >
        {(column) => {
          const shown = isShown(column, choice);
          return (
            <label style={{ display: 'flex', alignItems: 'center', gap: 8, minHeight: 40 }}>
              <input
                type="checkbox"
                checked={shown}
                disabled={shown && isLast}
                style={{ width: 18, height: 18, accentColor: 'var(--primary)' }}
                onChange={() => choose({ ...choice, shown: { ...choice.shown, [column.id]: !shown } })}
              />
              {column.label}
            </label>
          );
        }}
      </SortableList>
      <Stack direction="row" gap={1} justifyContent="flex-end" marginTop={3}>
        <Button onClick={() => choose(noChoice)}>{translate('listTools.columns.reset')}</Button>
        <Button variant="contained" onClick={onClose}>
          {translate('listTools.columns.done')}
        </Button>
      </Stack>
    </>
  );
}
