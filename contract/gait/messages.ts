import { defineMessages } from '../platform/message.ts';

/** What is wrong with what was entered of a walk, of somebody who walks, and of a report. */
export const gaitFieldMessage = /* @__PURE__ */ defineMessages({
  'gait.measureNameRequired': 'Measure name is required',
  'gait.displayNameRequired': 'Display name is required',
  'gait.itemNameRequired': 'Item name is required',
  'gait.gaitUidRequired': 'Unique Gait ID is required',
  'gait.heightRange': 'Height must be between %{min} and %{max} cm',
  'gait.unknownSex': 'Not a valid sex',
  'gait.unknownCondition': 'Not a valid condition',
  'gait.secondsRange': 'Seconds must be between %{min} and %{max}',
  'gait.metresRange': 'Meters must be between %{min} and %{max}',
  'gait.tooFast': 'No one walks faster than %{n} m/s. Check the distance and time.',
  'gait.rowRequired': 'Choose a row.',
  'gait.reportInFuture': 'Report date cannot be in the future.',
  'gait.reportDaysReversed': 'The start date cannot be after the end date.',
  'gait.reportMaxDays': 'A report can cover at most %{n} days.',
});

/** Why a walk, a report or a file is refused. */
export const gaitMessage = /* @__PURE__ */ defineMessages({
  'gait.comparedOnly': 'Only Gait patients can have comparison details.',
  'gait.sessionOnly': 'Only Gait patients can have gait sessions.',
  'gait.reportMaxSessions': 'The report would have more than %{n} sessions. Choose fewer days or one location.',
  'gait.patientsChanged': 'Patients have changed since the file was checked. No patients were updated.',
  'gait.sessionNotFound': 'Session not found.',
  'gait.notFound': 'Gait session not found.',
});
