import { useMemo } from 'react';
import { useViewer } from '../../../authProvider/session.ts';
import type { AnySettings } from '../../../contract/platform/list-settings.ts';
import { selectLocations, useSelectedLocations } from '../../../dataProvider/location-filter.ts';
import { toListAddress, type SavedFilterNavigation } from './listAddress.ts';

/**
 * For lists that the location filter applies to: a saved filter includes the selected locations and selects them again
 * when it is applied, if they are the reader's. They are not in the address.
 */
export function useLocationFilterNavigation(): {
  opening: SavedFilterNavigation;
  withLocations: (settings: AnySettings) => AnySettings;
} {
  const chosen = useSelectedLocations();
  const locations = useViewer()?.locations;
  return useMemo(
    () => ({
      opening: {
        toAddress: (path, settings) => {
          const { locationIds: _chosen, ...filter } = settings.filter;
          return toListAddress(path, { ...settings, filter });
        },
        onUse: ({ filter: { locationIds } }) => {
          // A user with one location has no location filter and could not undo the selection.
          if (!locations || locations.length < 2) return;
          const saved = Array.isArray(locationIds) ? locationIds : [];
          selectLocations(locations.map(({ id }) => id).filter((id) => saved.includes(id)));
        },
      },
      withLocations: (settings) =>
        chosen.length > 0 ? { ...settings, filter: { ...settings.filter, locationIds: [...chosen] } } : settings,
    }),
    [chosen, locations],
  );
}
