/** Texts of saving a part of a recording as a video. */
export const clipMessages = {
  action: 'Save Clip',
  first: 'From frame',
  last: 'To frame',
  here: 'The frame shown',
  firstHere: 'From the frame shown',
  lastHere: 'To the frame shown',
  without: 'A WebM video of the joints alone. Nose, eyes and ears are left out.',
  badRange: 'Frames from 1 to %{ready}, the first not after the last.',
  make: 'Make Video',
  cancel: 'Cancel',
  progress: 'Making the video',
  made: 'Video saved.',
  failed: 'The video could not be made.',
  unable: 'This browser cannot make videos.',
};
