import type { MessageKey } from '../../../src/ui/i18n/translated.ts';
import { analysisMessages } from '../../risk-analysis/shared/messages.en.ts';
import { chartMessages } from '../../../src/ui/charts/messages.en.ts';

/** Texts of the measurements of the telehealth pages. */
export const measuredMessages = {
  measured: {
    title: 'Results',
    side: { left: 'Left hand', right: 'Right hand' },
    shoulderSide: { left: 'Left shoulder', right: 'Right shoulder' },
    short: { left: 'Left', right: 'Right' },
    finger: { thumb: 'Thumb', index: 'Index', middle: 'Middle', ring: 'Ring', little: 'Little' },
    degrees: '%{value}°',
    withError: '%{value} ± %{error}',
    none: '-',
    again: 'Record again',
    copy: 'Copy results',
    copied: 'The results were copied.',
    copyFailed: 'The browser did not let the results be copied.',
    noDiagnosis: 'A measurement by a camera, not a diagnosis. It does not replace an examination.',
    how: 'How this is measured',
    basis: {
      WORLD: 'Measured in space, as the model estimates it.',
      PICTURE: 'Measured in the picture alone, without depth: angles look larger or smaller than they are.',
    },
    hands: {
      finger: 'Finger',
      flexion: 'Most bent',
      deficit: 'Straightest',
      motion: 'Motion',
      now: 'Bent now',
      joint: 'Joint',
      joints: 'Joint by joint, %{side}',
      table: 'Motion of the fingers, %{side}',
      fault: {
        NOT_SEEN: 'Not seen',
        TOO_BRIEFLY: 'Seen too briefly',
        NOT_READABLE: 'Not readable: it pointed at the camera',
      },
      handNotSeen: 'The %{side} was not seen.',
      course: 'Bending over the recording',
      courseOf: 'Finger',
      courseSaid: 'Bending of the %{finger} finger: %{left} left, %{right} right.',
      from: 'from %{least} to %{most}',
      notSeen: 'not seen',
      explained1:
        'Each joint is bent by the angle between the bones before and after it; straight is 0. The motion of a finger is the most that its joints are bent all together less the least (total active motion). The thumb has two joints, the other fingers have three.',
      explained2:
        'A value counts that was held for most of five pictures, so that one bad picture changes nothing. Joints that seem bent by more than 110° are left out.',
      explained3:
        'The error after ± is that of hand landmarks of one camera against laboratory cameras (22.5° for each joint, Sensors 2025, 25, 5716); without depth more. Overstretching and spreading count as bending. Compare with earlier measurements of the same kind only.',
    },
    tremor: {
      frequency: 'Frequency',
      hertz: '%{value} Hz',
      swing: 'Widest swing',
      centimetres: '%{value} cm',
      noTremor: 'No tremor found',
      upTo: 'Less than %{value} cm',
      looked: '%{seconds} s at %{rate} pictures a second, from %{lowest} to %{highest} Hz',
      fault: {
        NOT_SEEN: 'The hand was not seen whole.',
        TOO_SHORT:
          'The hand was seen for less than %{seconds} seconds on end. Record again and keep it in the picture.',
        TOO_SLOW:
          'The camera delivered %{rate} pictures a second; tremor needs %{needed}. More light, or another camera, may help.',
        TOO_FAST:
          'The hand swings faster than the %{highest} Hz up to which %{rate} pictures a second can tell. More light, or another camera, may help.',
      },
      moved: 'The fingers bent and straightened meanwhile: this may be movement rather than tremor.',
      handCm: 'Length of the hand (cm)',
      handCmHint: 'From the crease of the wrist to the tip of the middle finger. It gives the scale.',
      handCmProblem: 'The length has to be from %{least} to %{most} cm.',
      assumed:
        'No length was entered: the hand of an average adult (%{cm} cm) is assumed, so that all centimetres may be off by %{percent} percent and more for a child.',
      known: 'Scale by the hand of %{cm} cm that was entered.',
      rating: 'Rated as scan sessions are',
      ratingFailed: 'Your organization’s rating could not be loaded.',
      path: 'Way of the fingertip',
      pathSaid: 'Way of the middle fingertips in centimetres over %{seconds} seconds.',
      spectrum: 'Spectrum',
      spectrumSaid: 'Spectrum from 1 to 14 Hz. %{peaks}',
      peakSaid: '%{side}: %{frequency}.',
      seconds: '%{value} s',
      explained1:
        'The way of the tip of the middle finger through the picture is taken at the true times of the pictures. Slow movement is taken away; the spectrum is averaged over parts of four seconds and resolves 0.25 Hz. A tremor is found when one frequency from 3 to 12 Hz is ten times as strong as noise would be there.',
      explained2:
        'The widest swing is that of the strongest second, from one end to the other, as item 3.15 of the MDS-UPDRS asks for. Pixels become centimetres by the length of the hand.',
      explained3:
        'Its error holds that of the scale and of the fit. A camera does not see swings towards it, blurs fast ones in dim light, and places a fingertip to about 1 cm: small swings are uncertain even where they are found.',
    },
    shoulder: {
      most: 'Turned out most',
      least: 'Turned in most',
      leastValue: 'Least turned out',
      frames: 'Pictures that count',
      leftOut: 'Left out',
      framesOf: '%{count} of %{all}',
      reason: {
        ELBOW_AWAY: 'elbow off the side: %{smart_count}',
        ELBOW_NOT_BENT: 'elbow not at a right angle: %{smart_count}',
        TRUNK_TURNED: 'trunk turned: %{smart_count}',
        MISREAD: 'misread: %{smart_count}',
      },
      now: {
        ELBOW_AWAY: 'Bring the elbow to the side.',
        ELBOW_NOT_BENT: 'Bend the elbow to a right angle.',
        TRUNK_TURNED: 'Face the camera with the trunk.',
        MISREAD: 'The forearm is not seen well.',
      },
      notNow: 'Not seen',
      fault: {
        NOT_SEEN: 'Arm and trunk were not seen together. Step back until hips, shoulders and hand are in the picture.',
        LEFT_OUT: 'No picture counts.',
        TOO_BRIEFLY: 'It was seen too briefly.',
      },
      course: 'Rotation over the recording',
      courseSaid: 'External rotation: %{left} left, %{right} right.',
      explained1:
        'The elbow is at the side and bent to a right angle. Measured is how far the forearm is turned out from straight ahead of the trunk, seen along the trunk; turned in is negative.',
      explained2:
        'Pictures in which the elbow is more than 30° off the side, the elbow more than 25° off a right angle, or the trunk more than 25° off the camera are left out. A value counts that was held for most of five pictures.',
      explained3:
        'The error after ± is 20° by depth that one camera estimates. Without depth it is computed from how long the forearm looks, and grows towards 90°.',
    },
    save: {
      action: 'Save as scan session',
      title: 'Save as scan session',
      lead: 'Joints and results are saved, no picture.',
      uid: 'Participant UID',
      location: 'Location',
      choose: 'Choose a location',
      age: 'Age',
      sex: 'Sex',
      optional: 'Optional',
      unsaid: 'Not said',
      sexes: { MALE: 'Male', FEMALE: 'Female' },
      ageProblem: 'Age must be a whole number from 0 to 120.',
      cancel: 'Cancel',
      submit: 'Save',
      retry: 'Try again',
      sending: 'Sending the recording',
      percent: '%{percent}%',
      unsure: 'It is not known whether the session arrived. Try again: it is written once.',
      logFailed: 'The session is saved; its recording is not there yet. %{message}',
      leaveTitle: 'Leave before everything is saved?',
      leaveText: 'The session may be saved without its recording, which is lost.',
      stay: 'Stay',
      leave: 'Leave',
      saved: 'Saved as scan session %{uuid}.',
      changed: 'The values shown now are others than those that were saved.',
      open: 'Open scan sessions',
      replay: 'Open the replay',
      nothing: 'There is nothing to save: nothing was measured.',
      noScan: 'Recordings can be saved as scan sessions in organizations that use Scan.',
      noLocation: 'To save recordings you need a location. An administrator of your organization can give you one.',
    },
  },
};

/** Texts of the results of a telehealth page, which includes them. */
export const resultTexts = { ...analysisMessages, ...chartMessages, ...measuredMessages };

export type MeasuredKey = MessageKey<typeof measuredMessages>;
