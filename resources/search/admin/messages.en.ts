/** Texts of the vendor console's search, loaded with it. */
export const vendorFindMessages = {
  find: {
    title: 'Find anything',
    label: 'Search pages, organizations, locations, users, emails or UUIDs',
    nothing: 'No results.',
    hint: 'Type at least two characters. To find a session, enter its UUID or the first eight characters.',
    kinds: {
      page: 'Pages',
      organization: 'Organizations',
      location: 'Locations',
      user: 'Users',
      session: 'Sessions',
    },
    session: { scan: 'Scan session %{uuid}', gait: 'Gait session %{uuid}' },
  },
};
