import { useEffect, useRef, useState } from 'react';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import {
  putExercisePicture,
  putExerciseVideo,
  removeExercisePicture,
  removeExerciseVideo,
} from '../../../contract/exercises/own-exercises.ts';
import { isProblem, type Problem } from '../../../contract/platform/error.ts';
import { EXERCISE_PICTURE, EXERCISE_VIDEO } from '../../../contract/platform/limits.ts';
import { upload } from '../../../dataProvider/upload.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import { detectPictureKind } from '../../../domain/exercises/media/picture.ts';
import { detectVideoKind } from '../../../domain/exercises/media/video.ts';

/** Validation error of a selected file. */
type FileError = 'kind' | 'heavy' | 'damaged';

const HEAD_BYTES = 64;
const QUALITY = 0.85;

const readHead = async (file: Blob) => new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());

/** Draws the picture at most 1280 pixels wide or high, as WebP, or as JPEG in browsers that cannot encode WebP. */
async function scalePicture(image: HTMLImageElement): Promise<Blob | null> {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, EXERCISE_PICTURE.sentSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const encode = (type: string) => new Promise<Blob | null>((done) => canvas.toBlob(done, type, QUALITY));
  const webp = await encode('image/webp');
  return webp?.type === 'image/webp' ? webp : encode('image/jpeg');
}

/**
 * Prepares a selected picture for upload: scaled, upright and without metadata. Returns a validation error if it is
 * no valid picture; name and MIME type are not trusted.
 */
async function preparePicture(file: Blob): Promise<Blob | FileError> {
  if (file.size > EXERCISE_PICTURE.sourceBytes) return 'heavy';
  if (!detectPictureKind(await readHead(file))) return 'kind';
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return (await scalePicture(image)) ?? 'damaged';
  } catch {
    return 'damaged';
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Validates a selected video. */
async function prepareVideo(file: Blob): Promise<Blob | FileError> {
  if (!detectVideoKind(await readHead(file))) return 'kind';
  return file.size > EXERCISE_VIDEO.maxBytes ? 'heavy' : file;
}

export const fileKinds = ['picture', 'video'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Pending change of an exercise's file. */
interface OwnFile {
  /** The file to upload; null to delete the stored one, undefined for no change. */
  change?: Blob | null;
  /** URL of the preview. */
  url: string | null;
  error?: FileError;
}

const calls = {
  picture: { put: putExercisePicture, remove: removeExercisePicture, read: preparePicture },
  video: { put: putExerciseVideo, remove: removeExerciseVideo, read: prepareVideo },
};
const getStoredUrl = (exercise: Exercise | undefined, kind: FileKind) =>
  (kind === 'picture' ? exercise?.thumbnailUrl : exercise?.demoUrl) ?? null;

/** Picture and video of an exercise in its form: selected, previewed, and uploaded once the exercise is saved. */
export function useOwnFiles(exercise: Exercise | undefined) {
  const call = useCaller();
  const [files, setFiles] = useState<Record<FileKind, OwnFile>>({
    picture: { url: getStoredUrl(exercise, 'picture') },
    video: { url: getStoredUrl(exercise, 'video') },
  });
  const [sending, setSending] = useState<{ kind: FileKind; part: number }>();
  const objectUrls = useRef<string[]>([]);
  const selectedFiles = useRef<Partial<Record<FileKind, File>>>({});
  const controllerRef = useRef<AbortController>(null);
  useEffect(
    () => () => {
      controllerRef.current?.abort();
      for (const url of objectUrls.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const set = (kind: FileKind, file: OwnFile) => setFiles((others) => ({ ...others, [kind]: file }));

  const choose = async (kind: FileKind, file: File) => {
    selectedFiles.current[kind] = file;
    const read = await calls[kind].read(file);
    // Another file was selected meanwhile.
    if (selectedFiles.current[kind] !== file) return;
    if (typeof read === 'string') return setFiles((all) => ({ ...all, [kind]: { ...all[kind], error: read } }));
    const url = URL.createObjectURL(read);
    objectUrls.current.push(url);
    set(kind, { change: read, url });
  };

  const remove = (kind: FileKind) => {
    delete selectedFiles.current[kind];
    set(kind, { url: null, ...(getStoredUrl(exercise, kind) && { change: null }) });
  };

  const sendOne = async (kind: FileKind, file: Blob | null, exerciseId: string): Promise<Exercise | Problem> => {
    const params = { exerciseId };
    if (!file) return call(calls[kind].remove, { params });
    controllerRef.current = new AbortController();
    setSending({ kind, part: 0 });
    const { signal } = controllerRef.current;
    const onProgress = (part: number) => setSending({ kind, part });
    const answer = await upload(calls[kind].put, { params, file, onProgress, signal });
    setSending(undefined);
    return answer;
  };

  /** Uploads the changed files. Failed ones can be sent again. */
  const send = async (exerciseId: string): Promise<{ kind: FileKind; problem: Problem; stopped: boolean } | null> => {
    for (const kind of fileKinds) {
      const { change, url } = files[kind];
      if (change === undefined) continue;
      const answer = await sendOne(kind, change, exerciseId);
      if (isProblem(answer)) return { kind, problem: answer, stopped: controllerRef.current?.signal.aborted ?? false };
      set(kind, { url });
    }
    return null;
  };

  return {
    files,
    sending,
    choose,
    remove,
    send,
    stop: () => controllerRef.current?.abort(),
    changed: fileKinds.some((kind) => files[kind].change !== undefined),
  };
}

export type OwnFiles = ReturnType<typeof useOwnFiles>;
