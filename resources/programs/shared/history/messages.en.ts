import type { MessageKey } from '../../../../src/ui/i18n/translated.ts';

/** Texts of the program and template history; every page that shows a history includes them. */
export const programHistoryMessages = {
  programHistory: {
    none: 'Nothing has been saved yet.',
    list: 'Versions, the newest first',
    now: 'Assigned since %{since}',
    earlier: '%{since} to %{until}',
    assigned: 'Assigned',
    published: 'Published',
    known: 'As first known',
    changed: 'Changed',
    unchanged: 'Saved without a change.',
    by: '%{name}, %{when}',
    view: 'View',
    viewOf: 'View the version of %{when}',
    hide: 'Hide',
    hideOf: 'Hide the version of %{when}',
    noSide: 'No side',
    change: {
      name: 'Name: “%{before}” → “%{after}”',
      frequency: 'How often: %{before} → %{after}',
      notes: 'Notes: “%{before}” → “%{after}”',
      notesAdded: 'Notes added: “%{after}”',
      notesRemoved: 'Notes removed: “%{before}”',
      added: 'Added as number %{place}: %{name}, %{goal}',
      removed: 'Removed: %{name}, %{goal}',
      swapped: 'Swapped: %{before} → %{after}, %{goal}',
      goal: '%{name}: %{before} → %{after}',
      side: '%{name}: %{before} → %{after}',
      moved: 'Moved: %{name}, from number %{from} to %{to}',
      movedTo: 'Moved: %{name}, to number %{to}',
    },
  },
};

export type ProgramHistoryKey = MessageKey<typeof programHistoryMessages>;
