import TableCell from '@mui/material/TableCell';

interface Props {
  head?: boolean;
  label: string;
  checked: boolean;
  disabled?: boolean;
  onToggle: () => void;
}

/** The box that chooses a record, or in the head all records of the page. */
export const SelectCell = ({ head = false, label, checked, disabled, onToggle }: Props) => (
  <TableCell role={head ? 'columnheader' : 'cell'} sx={{ width: 44, pr: 0 }}>
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={onToggle}
      style={{ width: 18, height: 18, accentColor: 'var(--primary)' }}
    />
  </TableCell>
);
