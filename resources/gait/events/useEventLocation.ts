import { useStore } from 'react-admin';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useLocationOptions } from '../../../src/components/useClinicChoices.ts';

/**
 * At which of the viewer's locations the event is: as the address says, else as it was the last time; empty while nobody has
 * chosen. A clinic with one location has no choice.
 */
export function useEventLocation() {
  const locations = useLocationOptions();
  const [search, setSearch] = useSearchParams();
  const [kept, keep] = useStore('gait.event.location', '');
  const asked = search.get('location') ?? kept;
  const known = locations.length === 1 ? locations[0] : locations.find(({ value }) => value === asked);
  const locationId = known?.value ?? '';
  const choose = (id: string) => {
    keep(id);
    setSearch(id ? { location: id } : {}, { replace: true });
  };
  useEffect(() => {
    if (!locationId || search.get('location') === locationId) return;
    setSearch(
      (before) => {
        before.set('location', locationId);
        return before;
      },
      { replace: true },
    );
  }, [locationId, search, setSearch]);
  return { locations, locationId, name: known?.label ?? '', choose };
}
