import { defineMessages } from '../platform/message.ts';

/** What is wrong with a path. */
export const carePathFieldMessage = /* @__PURE__ */ defineMessages({
  'carePaths.number': 'Enter a whole number from %{min} to %{max}',
  'carePaths.phaseRequired': 'Add at least one phase',
  'carePaths.maxPhases': 'A path has at most %{n} phases',
  'carePaths.numberTaken': 'This phase number is already used',
  'carePaths.repeatedId': 'Two phases have the same ID',
  'carePaths.timeUnits': 'For Time in phase, choose Minutes, Hours, Days or Weeks',
  'carePaths.painUnit': 'For Pain, choose Score',
  'carePaths.adherenceUnit': 'For Adherence, choose %',
  'carePaths.rangeOfMotionUnit': 'For Range of motion, choose Degrees',
  'carePaths.balanceUnit': 'For Balance, choose Score',
  'carePaths.disabilityUnit': 'For Disability, choose Score',
  'carePaths.instrumentUnit': 'For %{instrument}, choose Score',
});

/** What a phase measured: `Range of motion 95°`. */
export const carePathMeasureMessage = /* @__PURE__ */ defineMessages({
  'carePaths.measuredDegrees': '%{track} %{value}°',
  'carePaths.measuredPercent': '%{track} %{value}%',
  'carePaths.measuredScore': '%{track} %{value}',
  'carePaths.measuredMinutes': '%{track}: %{value} minutes',
  'carePaths.measuredHours': '%{track}: %{value} hours',
  'carePaths.measuredDays': '%{track}: %{value} days',
  'carePaths.measuredWeeks': '%{track}: %{value} weeks',
});

/** Why a path cannot be changed, tried or assigned. */
export const carePathMessage = /* @__PURE__ */ defineMessages({
  'carePaths.archived': 'This path is archived.',
  'carePaths.healthOnly': 'Only Health patients can be assigned a path.',
  'carePaths.daysReversed': 'The last day is before the first day.',
  'carePaths.maxDays': 'Choose a period of up to %{n} days.',
  'carePaths.daysNotOver': 'Choose a period in the past.',
  'carePaths.notFound': 'Path not found.',
});
