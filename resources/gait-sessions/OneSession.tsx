import Button from '@mui/material/Button';
import { useListFilterContext, useTranslate } from 'ra-core';

/** Says that the list shows one session that was jumped to, and leads back to all of them. */
export const OneSession = () => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListFilterContext();
  if (!(filterValues as { sessionUUID?: string }).sessionUUID) return null;
  return (
    <Button variant="outlined" sx={{ mb: 2 }} onClick={() => setFilters({})}>
      {translate('gaitSessions.showAll')}
    </Button>
  );
};
