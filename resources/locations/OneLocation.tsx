import Button from '@mui/material/Button';
import { useListFilterContext, useTranslate } from 'ra-core';

/** Says that the list shows one location that was jumped to, and leads back to all of them. */
export const OneLocation = () => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  const { id, ...rest } = filterValues as { id?: string };
  if (!id) return null;
  return (
    <Button variant="outlined" onClick={() => setFilters(rest)}>
      {translate('locations.showAll')}
    </Button>
  );
};
