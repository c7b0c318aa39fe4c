/** Texts of what every editor and growing list shows. */
export const editingMessages = {
  recordParts: {
    shown: '%{shown} of %{total} shown',
    showOlder: 'Show %{smart_count} older |||| Show %{smart_count} older',
  },
  editing: {
    conflict: 'Somebody else has changed this since you opened it.',
    changed: '%{field}: “%{before}” became “%{theirs}”.',
    mine: 'You typed “%{mine}”.',
    take: 'Use “%{theirs}”',
    unseen: 'None of their changes concerns these fields.',
    empty: 'empty',
    keepMine: 'Keep what I typed',
    takeTheirs: 'Take what is there now',
    offline: 'There is no connection, so this has not been saved.',
    offlineHint: 'What you typed is kept here. Saving is tried again as soon as the connection is back.',
    online: 'The connection is back. Save when it is ready.',
  },
};
