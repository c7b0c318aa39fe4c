import { useMemo } from 'react';
import { useViewer } from '../../../authProvider/session.ts';
import type { AnySettings } from '../../../contract/list-settings.ts';
import { chooseLocations, useChosenLocations } from '../../../dataProvider/location-filter.ts';
import { listAddress, type Opening } from './listAddress.ts';

/**
 * For lists that the chosen locations narrow: these are saved with the filter and chosen again when it is used, as far as
 * they are the reader's own. They stand in no address.
 */
export function useLocatedOpening(): { opening: Opening; withLocations: (settings: AnySettings) => AnySettings } {
  const chosen = useChosenLocations();
  const locations = useViewer()?.locations;
  return useMemo(
    () => ({
      opening: {
        addressOf: (path, settings) => {
          const { locationIds: _chosen, ...filter } = settings.filter;
          return listAddress(path, { ...settings, filter });
        },
        onUse: ({ filter: { locationIds } }) => {
          // Whoever has one location has nothing to choose, and could not take the choice back.
          if (!locations || locations.length < 2) return;
          const saved = Array.isArray(locationIds) ? locationIds : [];
          chooseLocations(locations.map(({ id }) => id).filter((id) => saved.includes(id)));
        },
      },
      withLocations: (settings) =>
        chosen.length > 0 ? { ...settings, filter: { ...settings.filter, locationIds: [...chosen] } } : settings,
    }),
    [chosen, locations],
  );
}
