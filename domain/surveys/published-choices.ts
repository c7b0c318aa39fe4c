import { scoreByFirst, scoreWholeNumber, scoreByLabel } from './item-points.ts';

/*
 * Points of the choices of published instruments, by their wording or by the same points as numbers.
 */

/** Of the PHQ and the GAD. */
export const frequency = scoreByFirst(
  scoreByLabel({ 'not at all': 0, 'several days': 1, 'more than half the days': 2, 'nearly every day': 3 }),
  scoreWholeNumber(0, 3),
);
/** Of the KOOS, JR. */
export const severity = scoreByFirst(
  scoreByLabel({ none: 0, mild: 1, moderate: 2, severe: 3, extreme: 4 }),
  scoreWholeNumber(0, 4),
);
/** Of the RAND 36-Item Health Survey. */
export const limitation = scoreByLabel({
  'yes, limited a lot': 0,
  'yes, limited a little': 50,
  'no, not limited at all': 100,
});
/** Of the LEFS. */
export const lowerExtremity = scoreByFirst(
  scoreByLabel({
    'extreme difficulty or unable to perform activity': 0,
    'extreme difficulty or unable to perform the activity': 0,
    'quite a bit of difficulty': 1,
    'moderate difficulty': 2,
    'a little bit of difficulty': 3,
    'no difficulty': 4,
  }),
  scoreWholeNumber(0, 4),
);
/** Of the QuickDASH, whose questions do not all ask the same way. */
export const upperExtremity = scoreByFirst(
  scoreByLabel({
    'no difficulty': 1,
    'mild difficulty': 2,
    'moderate difficulty': 3,
    'severe difficulty': 4,
    unable: 5,
    'not at all': 1,
    slightly: 2,
    moderately: 3,
    'quite a bit': 4,
    extremely: 5,
    'not limited at all': 1,
    'slightly limited': 2,
    'moderately limited': 3,
    'very limited': 4,
    none: 1,
    mild: 2,
    moderate: 3,
    severe: 4,
    extreme: 5,
    "so much difficulty that i can't sleep": 5,
  }),
  scoreWholeNumber(1, 5),
);
