export const careTimerMessages = {
  careTimer: {
    start: 'Start timer',
    stop: 'Stop timer',
    region: 'Care time',
    somebody: 'this patient',
    minutes: '%{smart_count} min',
    openRecord: 'Open the record of %{patient}',
    stopOf: 'Stop the timer for %{patient} and write the care note',
    pause: 'Pause the timer',
    resume: 'Go on with the timer',
    paused: 'Paused',
    announced: 'Timer for %{patient}: %{smart_count} minute |||| Timer for %{patient}: %{smart_count} minutes',
    still: 'Still working on %{patient}?',
    quiet:
      'Nothing was typed or pointed at for %{smart_count} minute. |||| Nothing was typed or pointed at for %{smart_count} minutes.',
    keep: 'Keep these minutes',
    leaveOut: 'Leave them out',
    switchTitle: 'Switch the timer?',
    switchText:
      'A timer runs for %{patient}, with %{smart_count} minute so far. To switch, it is stopped and kept for a care note. |||| A timer runs for %{patient}, with %{smart_count} minutes so far. To switch, it is stopped and kept for a care note.',
    keepRunning: 'Keep it for %{patient}',
    switch: 'Switch',
    left: '%{smart_count} minute for %{patient} is not in a care note yet. |||| %{smart_count} minutes for %{patient} are not in a care note yet.',
    open: 'Write the note',
  },
};
