/** What every record's form in a dialog says, unless its resource has words of its own. */
export const recordFormMessages = {
  ra: {
    page: { create: 'Add %{name}', edit: '%{name} %{recordRepresentation}' },
    boolean: { true: 'Yes', false: 'No', null: '–' },
  },
  recordForm: {
    changed: 'Changed meanwhile',
    changedBy: 'Changed by %{name} meanwhile',
    saveAnyway: 'Save anyway',
  },
};
