/** Texts of the search of a clinic's console, loaded with it. */
export const quickFindMessages = {
  quickFind: {
    title: 'Find',
    label: 'Name, date of birth, phone, email or gait ID',
    labelWithoutPatients: 'Page',
    hint: 'Type at least two characters. Pages and exercises are found by name, patients also by date of birth (03/14/1995), phone number or its last four digits, email or gait ID.',
    hintWithoutPatients: 'Type the name of a page.',
    nothing: 'No patient, page or exercise matches.',
    nothingByNumber:
      'No matches. Enter a full date of birth (03/14/1995), or at least the last four digits of a phone number.',
    nothingWithoutPatients: 'No page matches.',
    recent: 'Recent patients',
    patients: 'Patients',
    pages: 'Pages',
    exercises: 'Motion Library',
    discharged: 'Discharged',
    unnamed: 'Unnamed patient',
    dob: 'DOB %{day}',
    phone: 'Phone %{phone}',
    gaitUid: 'Gait ID %{uid}',
  },
};
