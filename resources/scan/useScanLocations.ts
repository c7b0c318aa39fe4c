import { useMemo } from 'react';
import { useViewer } from '../../authProvider/session.ts';
import { useChosenLocations } from '../../dataProvider/location-filter.ts';

/** The chosen locations (OPEN-043); whoever has one location has nothing to choose. */
export function useScanLocations(): { id: number; name: string; timezone: string }[] {
  const chosen = useChosenLocations();
  const locations = useViewer()?.locations;
  return useMemo(() => {
    if (locations?.length === 1) return locations;
    return locations?.filter(({ id }) => chosen.includes(id)) ?? [];
  }, [locations, chosen]);
}
