import Button from '@mui/material/Button';
import { useListFilterContext } from 'react-admin';

interface Props {
  /** Key of the filter that selects a single record. */
  by: string;
  label: string;
}

/** A link to all records while the list shows the single record of a link. */
export const ShowAll = ({ by, label }: Props) => {
  const { filterValues, setFilters } = useListFilterContext();
  const { [by]: jumped, ...rest } = filterValues as Record<string, unknown>;
  if (!jumped) return null;
  return (
    <Button
      variant="outlined"
      // It needs a margin when it is alone above the table, but not in a row of filters.
      sx={{ 'section > &': { mb: 2 } }}
      onClick={() => setFilters(rest)}
    >
      {label}
    </Button>
  );
};
