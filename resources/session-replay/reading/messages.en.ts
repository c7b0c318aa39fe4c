/** Texts of a recording that is loading or cannot be loaded. */
export const readingMessages = {
  loading: 'Loading the recording',
  framesRead: '%{frames} frames read',
  rest: 'Loading the rest of the recording',
  broken: 'Only the first %{ready} of %{frames} frames have arrived.',
  interrupted: 'The recording did not arrive to its end.',
  tooOld: 'Cannot replay for sessions < 2.18.0',
  unreadable: 'This recording is damaged and cannot be shown.',
  empty: 'This recording has no frames.',
  noJoints: 'This recording names no joint that can be shown.',
  tooLong: 'This recording is longer than two hours and cannot be shown.',
  notFetched: 'There is no recording to show.',
};
