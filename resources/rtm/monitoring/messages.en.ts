import { credentialTexts } from '../shared/messages.en.ts';

/** Texts of the monitoring card and its dialogs. */
export const recordMonitoringMessages = {
  recordMonitoring: {
    title: 'Monitoring',
    failed: 'Monitoring could not be loaded.',
    none: 'Monitoring is not set up. It starts when you assign a program, or on the date you enter here.',
    since: 'Monitoring since %{day}',
    noneAgain:
      'Monitoring is not set up for this plan of care, so nothing can be billed. It starts when you assign the next program, or on the date you enter here.',
    setupBy: {
      PROGRAM: 'Monitoring was set up with the first assigned program.',
      ENTRY: 'The set-up date was entered manually.',
      CARRIED_OVER:
        'Monitoring continued from the earlier plan of care. No set-up is recorded for this one, so 98975 is not billable.',
    },
    doneBy: 'Set-up and education by: %{who}',
    notSetUp: 'not set up',
    setUpOn: 'set up on %{day}',
    earlierPlan: 'Earlier plan of care, %{period}: %{setUp}',
    careSince: 'Since %{from}',
    planOfCare: 'Plan of care',
    removes: 'This removes %{smart_count} cycle: |||| This removes %{smart_count} cycles:',
    removedCycle: '%{code}, %{from} to %{to} (%{status})',
    removeAndSave: 'Remove and save',
    paused: 'Paused since %{day}: %{reason}',
    pausedPlain: 'Paused since %{day}',
    pausedBy: 'Paused by %{name}.',
    goesOn: 'The current window (through %{day}) continues. No new window will start.',
    noneOpens: 'No billing window will start.',
    pause: 'Pause',
    resume: 'Resume',
    change: 'Change set-up',
    enter: 'Enter set-up date',
    past: '%{smart_count} past pause |||| %{smart_count} past pauses',
    period: '%{from} to %{to}',
    takenBack: '%{from}, canceled',
    resumedBy: 'Resumed by %{name}.',
    pauseTitle: 'Pause Monitoring',
    pauseFrom: 'First day of the pause',
    reason: 'Reason',
    pauseEffect: {
      GOES_ON:
        'The current window (through %{day}) continues, and its days count. No new window will start until you resume.',
      NOT_OPENED:
        'The window that started on %{day} is removed because it falls within the pause. No new window will start until you resume.',
      NO_WINDOW: 'No window is open, and none will start until you resume.',
    },
    dataStay: 'Data the patient logs is still recorded.',
    pausedNow: 'Monitoring is paused.',
    resumeTitle: 'Resume Monitoring',
    resumeOn: 'First day after the pause',
    resumeEffect: {
      TAKEN_BACK: 'The pause is canceled and will have no effect.',
      NEXT_WINDOW: 'The next window starts with the first data day on or after %{day}.',
    },
    resumed: 'Monitoring has resumed.',
    setupTitle: 'Set-Up Date',
    setupDate: 'Set-up date',
    setupCredential: 'Set-up and education by',
    setupCredentialHint: 'Decides whether 98975 carries CQ or CO.',
    notRecorded: 'Not recorded',
    credential: credentialTexts,
    setupEffect:
      'Data days and care notes in this plan of care count from this date. Unbilled cycles will be recalculated. Cycles of other plans of care do not change.',
    setupSaved: 'The set-up date was saved.',
    dateRequired: 'Date is required',
    save: 'Save',
    cancel: 'Cancel',
  },
};
