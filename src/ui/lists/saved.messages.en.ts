/** Texts of saved filters, which lists of both consoles have. */
export const savedFilterMessages = {
  listTools: {
    saved: {
      open: 'Saved filters',
      none: 'Filters that you save are kept here, on any machine that you sign in at.',
      failed: 'Your saved filters could not be loaded.',
      save: 'Save these filters',
      name: 'Name',
      added: 'Filter saved.',
      apply: 'Use filter %{name}',
      copy: 'Copy link to %{name}',
      copied: 'Copied link.',
      notCopied: 'The link could not be copied.',
      replace: 'Save the list as it is now under %{name}',
      replaced: 'Filter changed.',
      changed: 'This filter was changed elsewhere in the meantime. It is shown as it is now.',
      remove: 'Delete %{name}',
      ask: 'Delete %{name}? Its link will lead nowhere.',
      keep: 'Keep',
      delete: 'Delete',
      removed: 'Filter deleted.',
      gone: 'There is no such saved filter any more.',
      other: 'That saved filter belongs to another list.',
    },
  },
};
