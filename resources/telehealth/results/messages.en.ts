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
    copied: 'Results copied.',
    copyFailed: 'The browser blocked copying the results.',
    noDiagnosis: 'This is a camera-based measurement, not a diagnosis. It does not replace a clinical examination.',
    how: 'How this is measured',
    basis: {
      WORLD: 'Measured in 3D, as estimated by the model.',
      PICTURE: 'Measured in 2D without depth, so angles can look larger or smaller than they are.',
    },
    hands: {
      finger: 'Finger',
      flexion: 'Max flexion',
      deficit: 'Extension deficit',
      motion: 'Motion',
      now: 'Current flexion',
      joint: 'Joint',
      joints: 'Joint by joint, %{side}',
      table: 'Motion of the fingers, %{side}',
      fault: {
        NOT_SEEN: 'Not seen',
        TOO_BRIEFLY: 'In view too briefly',
        NOT_READABLE: 'Not measurable: the finger pointed at the camera',
      },
      handNotSeen: 'The %{side} was not in view.',
      course: 'Flexion during the recording',
      courseOf: 'Finger',
      courseSaid: 'Flexion of the %{finger} finger: %{left} left, %{right} right.',
      from: 'from %{least} to %{most}',
      notSeen: 'not seen',
      explained1:
        'Flexion of a joint is the angle between the bones on either side of it; straight is 0°. Motion of a finger is total active motion: the largest sum of its joint angles minus the smallest. The thumb has two joints, the other fingers three.',
      explained2:
        'A value counts if it was held for most of five images, so a single bad image changes nothing. Joints measured above 110° are excluded.',
      explained3:
        'The error after ± is the error of hand landmarks from one camera compared with laboratory cameras (22.5° per joint, Sensors 2025, 25, 5716); without depth it is larger. Hyperextension and finger spread count as flexion. Compare only with earlier measurements of the same kind.',
    },
    tremor: {
      frequency: 'Frequency',
      hertz: '%{value} Hz',
      swing: 'Max amplitude',
      centimetres: '%{value} cm',
      noTremor: 'No tremor found',
      upTo: 'Less than %{value} cm',
      looked: '%{seconds} s at %{rate} images per second, %{lowest} to %{highest} Hz',
      fault: {
        NOT_SEEN: 'The whole hand must be in view.',
        TOO_SHORT:
          'The hand was in view for less than %{seconds} seconds without a break. Record again and keep it in view.',
        TOO_SLOW:
          'The camera recorded %{rate} images per second; tremor needs %{needed}. More light or another camera may help.',
        TOO_FAST:
          'The tremor is faster than %{highest} Hz, the limit at %{rate} images per second. More light or another camera may help.',
      },
      moved: 'The fingers bent and straightened during the recording, so this may be movement rather than tremor.',
      handCm: 'Hand length (cm)',
      handCmHint: 'From the wrist crease to the tip of the middle finger. Used as the scale.',
      handCmProblem: 'Enter a length from %{least} to %{most} cm.',
      assumed:
        'No hand length was entered, so an average adult hand (%{cm} cm) is assumed. Distances may be off by %{percent}% or more for a child.',
      known: 'Scaled by the hand length entered (%{cm} cm).',
      rating: 'Rated like scan sessions',
      ratingFailed: 'Your organization’s rating could not be loaded.',
      path: 'Fingertip path',
      pathSaid: 'Path of the middle fingertips in centimeters over %{seconds} seconds.',
      spectrum: 'Spectrum',
      spectrumSaid: 'Spectrum from 1 to 14 Hz. %{peaks}',
      peakSaid: '%{side}: %{frequency}.',
      seconds: '%{value} s',
      explained1:
        'The path of the middle fingertip is sampled at the actual time of each image. Slow movement is removed; the spectrum is averaged over four-second segments with a resolution of 0.25 Hz. A tremor is reported when one frequency from 3 to 12 Hz is ten times stronger than noise.',
      explained2:
        'Max amplitude is the peak-to-peak distance of the strongest second, as in MDS-UPDRS item 3.15. Pixels are converted to centimeters by the hand length.',
      explained3:
        'The error includes scale and fit. A camera does not see movement toward it, blurs fast movement in dim light, and locates a fingertip to about 1 cm, so small amplitudes are uncertain.',
    },
    shoulder: {
      most: 'Max external rotation',
      least: 'Max internal rotation',
      leastValue: 'Least external rotation',
      frames: 'Images counted',
      leftOut: 'Excluded',
      framesOf: '%{count} of %{all}',
      reason: {
        ELBOW_AWAY: 'elbow away from the side: %{smart_count}',
        ELBOW_NOT_BENT: 'elbow not at 90°: %{smart_count}',
        TRUNK_TURNED: 'trunk rotated: %{smart_count}',
        MISREAD: 'not readable: %{smart_count}',
      },
      now: {
        ELBOW_AWAY: 'Keep the elbow at the side.',
        ELBOW_NOT_BENT: 'Bend the elbow to 90°.',
        TRUNK_TURNED: 'Keep the trunk facing the camera.',
        MISREAD: 'The forearm is not clearly visible.',
      },
      notNow: 'Not in view',
      fault: {
        NOT_SEEN: 'Arm and trunk were not in view together. Step back until hips, shoulders and hand are in view.',
        LEFT_OUT: 'No images could be counted.',
        TOO_BRIEFLY: 'In view too briefly.',
      },
      course: 'Rotation during the recording',
      courseSaid: 'External rotation: %{left} left, %{right} right.',
      explained1:
        'With the elbow at the side and bent to 90°, external rotation is the angle of the forearm from straight ahead, seen along the trunk. Internal rotation is negative.',
      explained2:
        'Images are excluded if the elbow is more than 30° away from the side, more than 25° off 90°, or the trunk is rotated more than 25°. A value counts if it was held for most of five images.',
      explained3:
        'The error after ± is 20° with depth estimated by one camera. Without depth, it is computed from the apparent length of the forearm and grows toward 90°.',
    },
    save: {
      action: 'Save as scan session',
      title: 'Save as scan session',
      lead: 'Joint positions and results are saved. No video is saved.',
      uid: 'Participant UID',
      location: 'Location',
      choose: 'Choose a location',
      age: 'Age',
      sex: 'Sex',
      optional: 'Optional',
      unsaid: 'Not specified',
      sexes: { MALE: 'Male', FEMALE: 'Female' },
      ageProblem: 'Age must be a whole number from 0 to 120.',
      cancel: 'Cancel',
      submit: 'Save',
      retry: 'Try again',
      sending: 'Uploading the recording',
      percent: '%{percent}%',
      unsure: 'The session may not have been saved. Try again; it will not be saved twice.',
      logFailed: 'The session is saved, but its recording is not uploaded yet. %{message}',
      leaveTitle: 'Leave before everything is saved?',
      leaveText: 'The session may be saved without its recording, and the recording will be lost.',
      stay: 'Stay',
      leave: 'Leave',
      saved: 'Saved as scan session %{uuid}.',
      changed: 'The values shown differ from the saved values.',
      open: 'Open scan sessions',
      replay: 'Open replay',
      nothing: 'Nothing was measured, so there is nothing to save.',
      noScan: 'Saving recordings as scan sessions requires Scan.',
      noLocation: 'You need a location to save recordings. Ask an admin of your organization to assign one.',
    },
  },
};

/** Texts of the results of a telehealth page, which includes them. */
export const resultTexts = { ...analysisMessages, ...chartMessages, ...measuredMessages };

export type MeasuredKey = MessageKey<typeof measuredMessages>;
