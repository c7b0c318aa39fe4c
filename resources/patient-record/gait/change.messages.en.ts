/** Texts on how a walk differs from earlier ones and from those of others. */
export const changeMessages = {
  recordGaitChange: {
    title: 'Speed compared',
    since: {
      last: 'Since the last visit, %{day}',
      first: 'Since the first visit, %{day}',
    },
    speed: { more: '%{size} faster.', less: '%{size} slower.', same: 'No difference.' },
    real: {
      REAL: 'A real change: at least as large as the published error of measurement of every population.',
      SOME: 'Perhaps a real change: as large as the published error of measurement of some populations, not of all.',
      NOT_REAL: 'Not a real change: smaller than the published error of measurement of every population.',
      UNSURE:
        'Not known whether it is a real change: it reaches a published error of measurement, but these two values are not exact enough to tell.',
      APART: 'The 95% intervals of the two walks do not overlap.',
      OVERLAPPING: 'The 95% intervals of the two walks overlap, so no change is shown.',
      NOT_KNOWN: 'Not known whether it is a real change.',
    },
    short: {
      REAL: 'Real',
      SOME: 'Perhaps real',
      NOT_REAL: 'Not real',
      UNSURE: 'Values not exact enough',
      APART: 'Intervals apart',
      OVERLAPPING: 'Intervals overlap',
      NOT_KNOWN: 'Not known',
    },
    notTheSame: 'Not like for like',
    otherwise: {
      assistance: 'assistance then: %{before}, now: %{now}',
      source: 'measured then by %{before}, now by %{now}',
      start: 'timed then %{before}, now %{now}',
      schema: 'assessment then: %{before}, now: %{now}',
    },
    start: { MOVING: 'while walking', STANDING: 'from a stand' },
    source: { DEVICE: 'device', RECORDING: 'recording', STOPWATCH: 'stopwatch' },
    unsaid: 'not stated',
    noEarlier: 'There is no earlier visit with a speed.',
    norm: {
      title: 'Beside healthy people',
      group: {
        MALE: 'healthy men of %{from} to %{to}',
        FEMALE: 'healthy women of %{from} to %{to}',
      },
      compared: '%{percent}% of the mean of %{group}, %{mean}.',
      aided: 'Their means are of walking without a cane or walker.',
      fromStand: 'Their means do not hold for a walk timed from a stand.',
      missing: {
        sex: 'Not compared: the sex is not stated.',
        dob: 'Not compared: the date of birth is not stated.',
        both: 'Not compared: sex and date of birth are not stated.',
      },
      outside: 'Not compared: published means are of ages %{from} to %{to}, and the patient was %{age}.',
    },
    how: {
      ask: 'How do we know?',
      change:
        'A change is called real where it reaches the smallest difference between two visits that is more than error of measurement in 95 of 100 cases (MDC95). It is published for these people; whom of them the patient is like is yours to judge. Where a value carries ±, the change has to be larger than that as well.',
      others:
        'For other measures no such error is published that holds for one camera or this device. Where both walks carry a 95% interval the two are held against each other; that speaks of the strides of each walk, not of how much a walk differs from day to day.',
      matters:
        'Which change matters to older people: %{small} a little, %{substantial} a lot. %{source}. Confidence: %{confidence}.',
      norm: 'Means of healthy people: %{source}, 41 studies of walks over 3 to 30 m at normal pace. It says how fast they walk on average, not from where on a speed is unusual, and does not hold for short walks timed from a stand. Confidence: %{confidence}.',
      table: 'Published errors of the speed',
      row: '%{value}: %{people}. %{source}. Confidence: %{confidence}.',
      people: '%{population}, %{people} people',
      range: {
        upTo: '%{population}: up to %{to}, %{people} people',
        from: '%{population}: from %{from}, %{people} people',
        between: '%{population}: %{from} to %{to}, %{people} people',
      },
      source: '%{author} %{year}, %{journal}',
      confidence: { HIGH: 'High', MEDIUM: 'Medium, as sources differ' },
    },
    all: 'Change of every measure',
    column: {
      measure: 'Measure',
      now: 'Now',
      last: 'Since the last visit',
      first: 'Since the first visit',
    },
    sinceDay: '%{difference} since %{day}',
    onlyVisit: 'The last visit was the first',
    patient: {
      title: 'Your walking',
      REAL: {
        more: 'You walk faster than on %{day}. The difference is larger than such measurements vary by chance.',
        less: 'You walk slower than on %{day}. The difference is larger than such measurements vary by chance.',
      },
      SOME: {
        more: 'You may walk a little faster than on %{day}. The difference could also be chance.',
        less: 'You may walk a little slower than on %{day}. The difference could also be chance.',
      },
      NOT_REAL: 'You walk about as fast as on %{day}.',
      UNSURE: 'The measurements are not exact enough to tell whether you walk faster or slower than on %{day}.',
      assistance: {
        NONE: 'On that day you walked without a cane or walker.',
        CANE: 'On that day you walked with a cane.',
        WALKER: 'On that day you walked with a walker.',
      },
      otherWay: 'On that day the speed was measured in another way.',
      norm: 'On average, %{group} walk at %{mean}. You walked at %{speed}.',
      aided: 'They walk without a cane or walker.',
    },
  },
};
