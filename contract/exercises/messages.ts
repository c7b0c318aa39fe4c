import { defineMessages } from '../platform/message.ts';

/** What is wrong with fields of exercises. */
export const exerciseFieldMessage = /* @__PURE__ */ defineMessages({
  'exercises.invalidExercise': 'Not a valid exercise',
  'exercises.idsRequired': 'Name the exercises',
  'exercises.tooManyIds': 'Ask for at most %{n} exercises',
  'exercises.metricRequired': 'Choose what is counted',
});

/** Why an organization's own exercise cannot be saved. */
export const exerciseMessage = /* @__PURE__ */ defineMessages({
  'exercises.nameTaken': 'Your organization has an exercise of this name already.',
  'exercises.tooMany': 'An organization can have %{n} exercises of its own at most.',
  'exercises.storageFull': 'There is no room left for pictures and videos. Take some of them away first.',
  'exercises.notFound': 'Exercise not found.',
});

/** What is wrong with a picture or video of an exercise. */
export const exerciseFileMessage = /* @__PURE__ */ defineMessages({
  'exercises.pictureType': 'The picture must be a JPEG, PNG or WebP.',
  'exercises.pictureBytes': 'The picture must not be larger than %{n} MB.',
  'exercises.picturePixels': 'The picture must not be larger than %{n} pixels a side.',
  'exercises.pictureDamaged': 'The picture is damaged.',
  'exercises.pictureMoves': 'The picture must not move: add a video instead.',
  'exercises.videoType': 'The video must be an MP4 or a WebM.',
  'exercises.videoBytes': 'The video must not be larger than %{n} MB.',
  'exercises.videoDamaged': 'The video is damaged.',
});
