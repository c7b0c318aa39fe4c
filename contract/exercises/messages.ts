import { defineMessages } from '../platform/message.ts';

/** What is wrong with fields of exercises. */
export const exerciseFieldMessage = /* @__PURE__ */ defineMessages({
  'exercises.invalidExercise': 'Not a valid exercise',
  'exercises.idsRequired': 'Exercise IDs are required',
  'exercises.tooManyIds': 'At most %{n} exercises can be requested at once',
  'exercises.metricRequired': 'Choose at least one metric',
  'exercises.tooManyNames': 'Enter up to %{n} other names',
  'exercises.nameTwice': 'The same name is entered twice',
});

/** Why an organization's own exercise cannot be saved. */
export const exerciseMessage = /* @__PURE__ */ defineMessages({
  'exercises.nameTaken': 'Your organization already has an exercise with this name.',
  'exercises.tooMany': 'Your organization can add up to %{n} exercises. Archive one first.',
  'exercises.storageFull': 'Your organization’s storage for pictures and videos is full. Remove some first.',
  'exercises.notFound': 'Exercise not found.',
});

/** What is wrong with a picture or video of an exercise. */
export const exerciseFileMessage = /* @__PURE__ */ defineMessages({
  'exercises.pictureType': 'The picture must be a JPEG, PNG or WebP file.',
  'exercises.pictureBytes': 'The picture cannot be larger than %{n} MB.',
  'exercises.picturePixels': 'The picture cannot be larger than %{n} pixels per side.',
  'exercises.pictureDamaged': 'The picture is damaged.',
  'exercises.pictureMoves': 'Animated pictures are not supported. Add a video instead.',
  'exercises.videoType': 'The video must be an MP4 or WebM file.',
  'exercises.videoBytes': 'The video cannot be larger than %{n} MB.',
  'exercises.videoDamaged': 'The video is damaged.',
});
