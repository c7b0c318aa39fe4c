import type { MessageKey } from '../../../../src/ui/i18n/translated.ts';

/** Texts of the program and template history; every page that shows a history includes them. */
export const programHistoryMessages = {
  programHistory: {
    none: 'Nothing has been saved yet.',
    list: 'Versions, newest first',
    now: 'Assigned since %{since}',
    earlier: '%{since} to %{until}',
    assigned: 'Assigned',
    published: 'Published',
    known: 'First saved version',
    changed: 'Edited',
    unchanged: 'Saved without changes.',
    by: '%{name}, %{when}',
    view: 'View',
    viewOf: 'View version from %{when}',
    hide: 'Hide',
    hideOf: 'Hide version from %{when}',
    noSide: 'No side',
    change: {
      name: 'Name: “%{before}” → “%{after}”',
      frequency: 'Frequency: %{before} → %{after}',
      notes: 'Notes: “%{before}” → “%{after}”',
      notesAdded: 'Notes added: “%{after}”',
      notesRemoved: 'Notes removed: “%{before}”',
      added: 'Added as exercise %{place}: %{name}, %{goal}',
      removed: 'Removed: %{name}, %{goal}',
      swapped: 'Swapped: %{before} → %{after}, %{goal}',
      goal: '%{name}: %{before} → %{after}',
      side: '%{name}: %{before} → %{after}',
      note: '%{name}, note: “%{before}” → “%{after}”',
      noteAdded: '%{name}, note added: “%{after}”',
      noteRemoved: '%{name}, note removed: “%{before}”',
      moved: 'Moved: %{name}, from position %{from} to %{to}',
      movedTo: 'Moved: %{name}, to position %{to}',
    },
  },
};

export type ProgramHistoryKey = MessageKey<typeof programHistoryMessages>;
