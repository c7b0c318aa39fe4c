/** Texts of the search of both consoles, loaded with its dialog. */
export const finderMessages = {
  finder: {
    searching: 'Searching…',
    count: '%{smart_count} result. |||| %{smart_count} results.',
    failed: 'Search failed. %{message}',
    retry: 'Try again',
    keys: { enter: 'Enter', escape: 'Esc', move: 'to move', open: 'to open', close: 'to close' },
  },
};
