import { isAdminType } from '../../domain/viewer.ts';
import { listToolsMessages } from '../../src/components/list-tools/messages.en.ts';
import { locationIcon } from '../../src/icons/consoleIcons.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';

/** Locations of every organization, with their keywords (ALOC). */
export const locations = definePlugin({
  id: 'locations',
  console: 'admin',
  visibleTo: isAdminType,
  pages: [
    {
      path: '/admin/locations/',
      page: lazyPage(() => import('./LocationsPage.tsx')),
      menu: { label: 'locations.title', icon: locationIcon },
    },
  ],
  messages: {
    en: {
      ...listToolsMessages,
      locations: {
        title: 'Locations',
        name: 'Name',
        organization: 'Organization',
        address: 'Address',
        timezone: 'Timezone',
        keyword: 'Keyword',
        noKeyword: 'None',
        all: 'All organizations',
        search: 'Search by name',
        empty: 'No locations found.',
        failed: 'Could not get locations.',
        editKeyword: 'Edit keyword of %{name}',
        keywordOf: 'Keyword of %{name}',
        save: 'Save',
        cancel: 'Cancel',
        saved: 'Successfully updated keyword.',
        notSaved: 'Could not update keyword.',
        changed: 'Somebody else has meanwhile changed it to: %{keyword}',
        id: 'ID',
        country: 'Country',
        history: 'History',
        loading: 'Loading…',
        showAll: 'Show all locations',
        setKeyword: 'Set keyword of one location |||| Set keyword of %{smart_count} locations',
        blankRemoves: 'Left blank, the keyword is removed.',
        savedMany: 'One keyword updated. |||| %{smart_count} keywords updated.',
        notSavedMany:
          'One keyword could not be updated; its location stays chosen. |||| %{smart_count} keywords could not be updated; their locations stay chosen.',
      },
    },
  },
});
