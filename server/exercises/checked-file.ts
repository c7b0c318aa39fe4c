import { EXERCISE_PICTURE, EXERCISE_VIDEO } from '../../contract/limits.ts';
import { cleanPicture, type PictureFault } from '../../domain/exercise-media/picture.ts';
import { cleanVideo, type VideoFault } from '../../domain/exercise-media/video.ts';
import { faulty } from '../http/refusal.ts';
import type { CheckedFile } from './set-file.ts';

const megabytes = (bytes: number) => bytes / 1_000_000;

const ofPicture: Record<PictureFault, string> = {
  kind: 'The picture must be a JPEG, PNG or WebP.',
  heavy: `The picture must not be larger than ${megabytes(EXERCISE_PICTURE.maxBytes)} MB.`,
  large: `The picture must not be larger than ${EXERCISE_PICTURE.maxSide} pixels a side.`,
  damaged: 'The picture is damaged.',
  animated: 'The picture must not move: add a video instead.',
};
const ofVideo: Record<VideoFault, string> = {
  kind: 'The video must be an MP4 or a WebM.',
  heavy: `The video must not be larger than ${megabytes(EXERCISE_VIDEO.maxBytes)} MB.`,
  damaged: 'The video is damaged.',
};

/** The picture without anything but itself; refuses with 422 in the field `file` what is none of ours. */
export function checkedPicture(bytes: Uint8Array<ArrayBuffer>): CheckedFile {
  const picture = cleanPicture(bytes);
  if (typeof picture === 'string') throw faulty('file', ofPicture[picture]);
  return picture;
}

/** The video without where it was filmed; refuses with 422 in the field `file` what is none of ours. */
export function checkedVideo(bytes: Uint8Array<ArrayBuffer>): CheckedFile {
  const video = cleanVideo(bytes);
  if (typeof video === 'string') throw faulty('file', ofVideo[video]);
  return video;
}
