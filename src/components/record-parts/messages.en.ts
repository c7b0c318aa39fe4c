/** Texts of what several parts of a record share. */
export const recordPartsMessages = {
  recordParts: {
    shown: '%{shown} of %{total} shown',
    showOlder: 'Show %{smart_count} older |||| Show %{smart_count} older',
    clash: 'Somebody else has changed this since you opened it. It now says:',
    keepMine: 'Keep what I typed',
    takeTheirs: 'Take what is there now',
  },
};
