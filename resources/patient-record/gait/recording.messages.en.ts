/** Texts on where the values of a session come from and how sure they are. */
export const recordingMessages = {
  recordGaitRecording: {
    half: '± %{half}',
    over: {
      stride: 'over %{smart_count} stride |||| over %{smart_count} strides',
      step: 'over %{smart_count} step |||| over %{smart_count} steps',
    },
    source: { DEVICE: 'device', RECORDING: 'recording', STOPWATCH: 'stopwatch' },
    allFrom: {
      DEVICE: 'All values were measured by the device.',
      RECORDING: 'All values were measured in the recording.',
      STOPWATCH: 'The walk was timed by hand with a stopwatch.',
    },
    timing: '%{metres} m in %{seconds} s.',
    timed: {
      MOVING: 'Timed while walking; ± gives how exact a hand on a stopwatch is.',
      STANDING: 'Timed from a stand, so how exact the speed is cannot be said.',
    },
    interval:
      '± gives the 95% interval of the mean over the strides of this walk; what the camera sees wrong in every stride alike comes on top.',
    state: {
      WAITING: 'Recording waits',
      MEASURED: 'Recording measured',
      NOT_MEASURABLE: 'Recording not measurable',
    },
    waiting: 'The recording is waiting to be measured. Its values will appear here.',
    measured:
      '%{smart_count} stride, legs in view for %{seen}% of the walk. |||| %{smart_count} strides, legs in view for %{seen}% of the walk.',
    remark: {
      FEW_STRIDES: 'Few strides were recorded, so the values are less sure.',
      JOINTS_MISSING: 'Some joints were not seen; what needs them is left out.',
      LOW_CONFIDENCE: 'The joints were hard to make out, so the values are less sure.',
      OBLIQUE_VIEW:
        'The camera did not stand square to the walk, so lengths and angles come out smaller than they were.',
      NO_SCALE: 'Nothing tells how large a meter is in the picture, so there is no speed and no length.',
      SCALE_FROM_HEIGHT: 'A meter was told from the height of the patient; speed and lengths are as exact as that.',
      LOW_FRAME_RATE: 'Few pictures a second were taken, so times are less exact.',
      FRAMES_MISSING: 'Parts of the recording are missing.',
    },
    fault: {
      UNREADABLE: 'The file is damaged.',
      TOO_LONG: 'The recording is longer than can be measured.',
      NO_FRAME_RATE: 'The recording does not say when its pictures were taken.',
      NO_LEGS: 'The legs are not in view.',
      NO_WALK: 'Nobody walks in it.',
      NOT_FROM_THE_SIDE: 'It was not taken from the side.',
      TOO_FEW_STRIDES: 'It holds too few strides.',
    },
  },
};
