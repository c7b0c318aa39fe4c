import { useStore } from 'react-admin';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useLocationOptions } from '../../../src/ui/hooks.ts';

/**
 * The location of the event: that of the address, else the last one; empty until one is selected. A clinic with one
 * location has no choice.
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
