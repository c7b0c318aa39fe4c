import { defineMessages } from '../platform/message.ts';

/** What is wrong with fields of a program or a template. */
export const programFieldMessage = /* @__PURE__ */ defineMessages({
  'programs.timeTooShort': 'Please select at least %{n} sec for the time goal.',
  'programs.wholeSeconds': 'Time must be whole seconds',
  'programs.timeTooLong': 'Time cannot be more than one hour',
  'programs.invalidTime': 'Please enter the time as m:ss.',
  'programs.repsRequired': 'Reps are required',
  'programs.repsOrTimeRequired': 'Reps or time are required',
  'programs.reps': 'Reps must be a whole number from %{min} to %{max}',
  'programs.sets': 'Sets must be a whole number from %{min} to %{max}',
  'programs.load': 'Load must be a number from %{min} to %{max}, in steps of %{step}',
  'programs.hold': 'Hold must be whole seconds from %{min} to %{max}',
  'programs.rest': 'Rest must be whole seconds from %{min} to %{max}',
  'programs.tempo': 'Each part of the tempo must be whole seconds from %{min} to %{max}',
  'programs.tempoStandsStill': 'Lower or lift must be at least 1 second',
  'programs.sideOrderOfOneSide': 'Choose a side order only for exercises done on both sides',
  'programs.emptyDoseNote': 'Enter a note, or leave it out',
  'programs.doseNoteLimit': 'The note to the patient can have up to %{n} characters',
  'programs.emptyDose': 'Leave out the dose when nothing is prescribed beside sets and goal',
  'programs.dailyFrequency': 'Daily frequency must be a whole number from %{min} to %{max}',
  'programs.weeklyFrequency': 'Weekly frequency must be a whole number from %{min} to %{max}',
  'programs.programExercisesRequired': 'You must add exercises in order to create the Program',
  'programs.templateExercisesRequired': 'You must add exercises in order to create the Template',
  'programs.tooManyExercises': 'A program can have up to %{n} exercises',
  'programs.exerciseIdTwice': 'Two exercises have the same ID',
  'programs.templateRequired': 'Choose at least one template',
  'programs.tooManyTemplates': 'Choose up to %{n} templates at a time',
});

/** Why a program cannot be assigned. */
export const programMessage = /* @__PURE__ */ defineMessages({
  'programs.sideRequired': 'Choose a side of the body for %{names}.',
  'programs.healthOnly': 'Only Health patients can have a Program.',
  'programs.notFound': 'Program not found.',
  'programs.templateNotFound': 'Template not found.',
  'programs.exerciseNotFound': 'Exercise not found',
  'programs.gone': 'This program is no longer available. Please ask your clinic for a new one.',
});
