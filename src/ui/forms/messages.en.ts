/** What every record's form in a dialog says, unless its resource has words of its own. */
export const recordFormMessages = {
  ra: {
    page: { create: 'Add %{name}', edit: '%{name} %{recordRepresentation}' },
    boolean: { true: 'Yes', false: 'No', null: '–' },
  },
  recordForm: {
    changed: 'Changed since you opened it',
    changedBy: 'Changed by %{name} since you opened it',
    saveAnyway: 'Save anyway',
  },
};
