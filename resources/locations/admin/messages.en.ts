/** Texts of the list of locations and their keywords. */
export const en = {
  resources: {
    locations: {
      name: 'Location |||| Locations',
      empty: 'No locations found.',
      failed: 'Could not get locations.',
      fields: {
        name: 'Name',
        organization: 'Organization',
        address: 'Address',
        timezone: 'Timezone',
        keyword: 'Keyword',
        id: 'ID',
        country: 'Country',
      },
    },
  },
  locations: {
    menu: 'Locations',
    noKeyword: 'None',
    all: 'All organizations',
    search: 'Search by name',
    editKeyword: 'Edit keyword for %{name}',
    keywordOf: 'Keyword for %{name}',
    saved: 'Successfully updated keyword.',
    notSaved: 'Could not update keyword.',
    changed: 'Someone else changed it to: %{keyword}',
    history: 'History',
    loading: 'Loading…',
    showAll: 'Show all locations',
    setKeyword: 'Set keyword for one location |||| Set keyword for %{smart_count} locations',
    blankRemoves: 'Leave blank to remove the keyword.',
    savedMany: 'One keyword updated. |||| %{smart_count} keywords updated.',
    notSavedMany:
      'One keyword could not be updated; its location stays selected. |||| %{smart_count} keywords could not be updated; their locations stay selected.',
  },
};
