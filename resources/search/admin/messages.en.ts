export const en = {
  find: {
    open: 'Find',
    title: 'Find anything',
    label: 'Page, organization, location, user, email or UUID',
    nothing: 'Nothing found.',
    hint: 'Type at least two characters. A session is found by its UUID or the first eight characters of it.',
    searching: 'Searching…',
    failed: 'The search failed. %{message}',
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
