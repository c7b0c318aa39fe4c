import { definePlugin } from '../../src/ui/plugin.ts';

/** The locations of the reader's organization, which its details page lists (ORG-07). */
export const clinicLocations = definePlugin({
  id: 'clinic-locations',
  console: 'portal',
  visibleTo: (viewer) => viewer.organization !== null,
  resources: [{ name: 'locations', recordRepresentation: 'name' }],
  messages: { en: {} },
});
