/** Texts of what every editor and growing list shows. */
export const editingMessages = {
  recordParts: {
    shown: '%{shown} of %{total} shown',
    showOlder: 'Show %{smart_count} older |||| Show %{smart_count} older',
  },
  unsaved: {
    leaveTitle: 'Leave without saving?',
    leaveText: 'Your changes here have not been saved.',
    stay: 'Keep editing',
    leave: 'Leave',
  },
  shownOnce: {
    leaveTitle: 'Leave this page?',
    leaveText: 'What is shown here is not shown again. Copy it first if you need it.',
    stay: 'Stay',
    leave: 'Leave',
  },
  editing: {
    conflict: 'Someone else changed this after you opened it.',
    changed: '%{field}: changed from “%{before}” to “%{theirs}”.',
    mine: 'You entered “%{mine}”.',
    take: 'Use “%{theirs}”',
    unseen: 'Their changes do not affect these fields.',
    empty: 'empty',
    keepMine: 'Keep my changes',
    takeTheirs: 'Use the saved version',
    arrived: 'This was already saved before your last change. Check the list before you add it again.',
    offline: 'You are offline. This has not been saved.',
    offlineHint: 'Your changes are kept here. Saving will be retried when you are back online.',
    online: 'You are back online. Save when you are ready.',
  },
};
