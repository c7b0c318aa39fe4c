/** Texts of saved filters, which lists of both consoles have. */
export const savedFilterMessages = {
  listTools: {
    saved: {
      open: 'Saved filters',
      none: 'Save filters here to use them again on any computer.',
      failed: 'Your saved filters could not be loaded.',
      save: 'Save current filters',
      name: 'Name',
      searchNotSaved: 'The search text is not saved with the filter.',
      onlySearch: 'The search text is not saved. Choose a filter to save it here.',
      added: 'Filter saved.',
      apply: 'Apply %{name}',
      copy: 'Copy link to %{name}',
      copied: 'Link copied.',
      notCopied: 'The link could not be copied.',
      replace: 'Replace %{name} with the current filters',
      replaced: 'Filter updated.',
      changed: 'This filter was changed elsewhere in the meantime. The latest version is shown.',
      remove: 'Delete %{name}',
      ask: 'Delete %{name}? Links to it will stop working.',
      keep: 'Cancel',
      delete: 'Delete',
      removed: 'Filter deleted.',
      gone: 'This saved filter no longer exists.',
      other: 'This saved filter belongs to another list.',
    },
  },
};
