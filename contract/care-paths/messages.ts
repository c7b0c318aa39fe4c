import { defineMessages } from '../platform/message.ts';

/** What is wrong with a path. */
export const carePathFieldMessage = /* @__PURE__ */ defineMessages({
  'carePaths.number': 'Enter a whole number from %{min} to %{max}',
  'carePaths.phaseRequired': 'Add at least one phase',
  'carePaths.maxPhases': 'A path has at most %{n} phases',
  'carePaths.numberTaken': 'This phase number is already used',
  'carePaths.repeatedId': 'Two phases share an id',
  'carePaths.timeUnits': 'Time in phase is measured in Minutes, Hours, Days or Weeks',
  'carePaths.painUnit': 'Pain is measured in Score',
  'carePaths.adherenceUnit': 'Adherence is measured in %',
  'carePaths.rangeOfMotionUnit': 'Range of motion is measured in Degrees',
  'carePaths.balanceUnit': 'Balance is measured in Score',
  'carePaths.disabilityUnit': 'Disability is measured in Score',
  'carePaths.instrumentUnit': '%{instrument} is measured in Score',
});

/** What a phase measured: `Range of motion 95 Degrees`. */
export const carePathMeasureMessage = /* @__PURE__ */ defineMessages({
  'carePaths.measuredDegrees': '%{track} %{value} Degrees',
  'carePaths.measuredPercent': '%{track} %{value} %',
  'carePaths.measuredScore': '%{track} %{value} Score',
  'carePaths.measuredMinutes': '%{track} %{value} Minutes',
  'carePaths.measuredHours': '%{track} %{value} Hours',
  'carePaths.measuredDays': '%{track} %{value} Days',
  'carePaths.measuredWeeks': '%{track} %{value} Weeks',
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
