import type { MessageKey } from '../../../src/ui/i18n/translated.ts';

/** Texts of programs and templates; every plugin that shows programs includes them. */
export const programMessages = {
  programs: {
    sets: '%{smart_count} set |||| %{smart_count} sets',
    reps: '%{smart_count} rep |||| %{smart_count} reps',
    time: '%{time} min',
    seconds: '%{seconds} s',
    repsOrTime: '%{reps} or %{time}',
    rom: '%{reps}, full range',
    dose: {
      weight: '%{value} %{unit}',
      bodyWeight: 'body weight',
      band: {
        TAN: 'tan band',
        YELLOW: 'yellow band',
        RED: 'red band',
        GREEN: 'green band',
        BLUE: 'blue band',
        BLACK: 'black band',
        SILVER: 'silver band',
        GOLD: 'gold band',
      },
      hold: 'hold %{time}',
      rest: 'rest %{time}',
      tempo: 'tempo %{lower}-%{pause}-%{lift}',
      sideOrder: { LEFT_FIRST: 'left side first', RIGHT_FIRST: 'right side first', ALTERNATE: 'alternate sides' },
    },
    note: 'Note: %{note}',
    /** For the patient, on paper and on the phone: each part of the dose under its name. */
    patientDose: {
      label: { load: 'Load', hold: 'Hold', rest: 'Rest', tempo: 'Tempo', sideOrder: 'Sides', note: 'From your clinic' },
      hold: '%{time} each rep',
      rest: '%{time} between sets',
      tempo: { lower: 'lower %{seconds} s', pause: 'pause %{seconds} s', lift: 'lift %{seconds} s' },
    },
    side: { Right: 'Right', Left: 'Left', both: 'Both sides' },
    involved: '(Involved)',
    chooseSide: 'Choose a side of the body',
    daily: '%{smart_count} time a day |||| %{smart_count} times a day',
    weekly: '%{smart_count} day a week |||| %{smart_count} days a week',
    exerciseCount: '%{smart_count} exercise |||| %{smart_count} exercises',
    updated: 'Updated %{date}',
    order: 'Exercises in order',
    minutes: 'About %{smart_count} minute a day |||| About %{smart_count} minutes a day',
    minutesHint: 'Estimate based on sets, goals, rest and setup time for each exercise.',
    withdrawn: 'No longer in the library',
    gone: 'An exercise that is no longer in the library',
  },
};

export type ProgramKey = MessageKey<typeof programMessages>;
