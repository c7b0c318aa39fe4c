import Button from '@mui/material/Button';
import { useListFilterContext } from 'react-admin';

interface Props {
  /** The filter by which somebody jumped to one record. */
  by: string;
  label: string;
}

/** While the list shows one record that was jumped to: the way back to all of them. */
export const ShowAll = ({ by, label }: Props) => {
  const { filterValues, setFilters } = useListFilterContext();
  const { [by]: jumped, ...rest } = filterValues as Record<string, unknown>;
  if (!jumped) return null;
  return (
    <Button
      variant="outlined"
      // Alone above the table it keeps its distance; in a row of filters the row does.
      sx={{ 'section > &': { mb: 2 } }}
      onClick={() => setFilters(rest)}
    >
      {label}
    </Button>
  );
};
