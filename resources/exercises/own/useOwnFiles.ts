import { useEffect, useRef, useState } from 'react';
import type { Exercise } from '../../../contract/exercises/exercises.ts';
import {
  putExercisePicture,
  putExerciseVideo,
  removeExercisePicture,
  removeExerciseVideo,
} from '../../../contract/exercises/own-exercises.ts';
import { isProblem, type Problem } from '../../../contract/platform/error.ts';
import { upload } from '../../../dataProvider/upload.ts';
import type { FilmPart } from '../../../domain/exercises/media/film.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import { prepareVideo, readVideo, takeStill, type FilmDraft } from './film/video.ts';
import { readPicture, type FileError } from './readPicture.ts';

const readers = {
  picture: async (file: Blob) => {
    const read = await readPicture(file);
    return typeof read === 'string' ? read : { file: read };
  },
  video: readVideo,
};

export const fileKinds = ['picture', 'video'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Pending change of an exercise's file. */
interface OwnFile {
  /** The file to send; null to delete the stored one, undefined for no change. */
  change?: Blob | null;
  /** URL of the preview. */
  url: string | null;
  film?: FilmDraft;
  /** The picture was taken from the film. */
  isStill?: boolean;
  error?: FileError;
}

/** Progress from 0 to 1 of what happens to a file. */
export interface FileProgress {
  step: 'preparing' | 'sending';
  kind: FileKind;
  part: number;
}

const calls = {
  picture: { put: putExercisePicture, remove: removeExercisePicture },
  video: { put: putExerciseVideo, remove: removeExerciseVideo },
};
const getStoredUrl = (exercise: Exercise | undefined, kind: FileKind) =>
  (kind === 'picture' ? exercise?.thumbnailUrl : exercise?.demoUrl) ?? null;

/** A file that could not be sent: the API's problem, or what is wrong with the film. */
export interface UnsentFile {
  kind: FileKind;
  problem: Problem | FileError;
  stopped: boolean;
}

/** Picture and video of an exercise in its form: selected, previewed, and uploaded once the exercise is saved. */
export function useOwnFiles(exercise: Exercise | undefined) {
  const call = useCaller();
  const [files, setFiles] = useState<Record<FileKind, OwnFile>>({
    picture: { url: getStoredUrl(exercise, 'picture') },
    video: { url: getStoredUrl(exercise, 'video') },
  });
  const [progress, setProgress] = useState<FileProgress>();
  const objectUrls = useRef<string[]>([]);
  const selectedFiles = useRef<Partial<Record<FileKind, Blob>>>({});
  const controllerRef = useRef<AbortController>(null);
  useEffect(
    () => () => {
      controllerRef.current?.abort();
      for (const url of objectUrls.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const set = (kind: FileKind, file: OwnFile) => setFiles((others) => ({ ...others, [kind]: file }));
  const preview = (file: Blob) => {
    const url = URL.createObjectURL(file);
    objectUrls.current.push(url);
    return url;
  };

  /** Makes the picture at `at` seconds of the selected film the picture of the exercise. */
  const chooseStill = async (at: number, film: Blob | null | undefined = files.video.change) => {
    if (!film) return;
    const before = selectedFiles.current.picture;
    const still = await takeStill(film, at);
    // Another video or picture was selected meanwhile.
    if (!still || selectedFiles.current.video !== film || selectedFiles.current.picture !== before) return;
    selectedFiles.current.picture = still;
    const read = await readPicture(still);
    if (selectedFiles.current.picture !== still || typeof read === 'string') return;
    set('picture', { change: read, url: preview(read), isStill: true });
  };

  const choose = async (kind: FileKind, file: File) => {
    selectedFiles.current[kind] = file;
    const { picture } = selectedFiles.current;
    const read: { file: Blob; film?: FilmDraft } | FileError = await readers[kind](file);
    // Another file was selected meanwhile.
    if (selectedFiles.current[kind] !== file) return;
    if (typeof read === 'string') return setFiles((all) => ({ ...all, [kind]: { ...all[kind], error: read } }));
    const { film } = read;
    set(kind, { change: read.file, url: preview(read.file), ...(film && { film }) });
    const hasOwnPicture = (files.picture.url && !files.picture.isStill) || selectedFiles.current.picture !== picture;
    // The beginning is often somebody who walks away from the camera.
    if (film?.facts.canEncode && !hasOwnPicture) await chooseStill(film.facts.seconds / 2, read.file);
  };

  const trim = (part: FilmPart) =>
    setFiles(({ video, ...others }) => ({
      ...others,
      video: { ...video, film: video.film && { ...video.film, part } },
    }));

  const remove = (kind: FileKind) => {
    delete selectedFiles.current[kind];
    set(kind, { url: null, ...(getStoredUrl(exercise, kind) && { change: null }) });
  };

  const sendOne = async (kind: FileKind, { change, film }: OwnFile, exerciseId: string): Promise<UnsentFile | null> => {
    const params = { exerciseId };
    const controller = new AbortController();
    controllerRef.current = controller;
    const { signal } = controller;
    const unsent = (problem: UnsentFile['problem']) => ({ kind, problem, stopped: signal.aborted });
    if (!change) {
      const answer = await call(calls[kind].remove, { params });
      return isProblem(answer) ? unsent(answer) : null;
    }
    const report = (step: FileProgress['step']) => (part: number) => setProgress({ step, kind, part });
    const file = film ? await prepareVideo(change, film, { signal, onProgress: report('preparing') }) : change;
    if (typeof file === 'string') return unsent(file);
    const onProgress = report('sending');
    onProgress(0);
    const answer = await upload(calls[kind].put, { params, file, onProgress, signal });
    return isProblem(answer) ? unsent(answer) : null;
  };

  /** Uploads the changed files. Failed ones can be sent again. */
  const send = async (exerciseId: string): Promise<UnsentFile | null> => {
    for (const kind of fileKinds) {
      if (files[kind].change === undefined) continue;
      const unsent = await sendOne(kind, files[kind], exerciseId);
      setProgress(undefined);
      if (unsent) return unsent;
      set(kind, { url: files[kind].url });
    }
    return null;
  };

  return {
    files,
    progress,
    choose,
    trim,
    chooseStill,
    remove,
    send,
    stop: () => controllerRef.current?.abort(),
    changed: fileKinds.some((kind) => files[kind].change !== undefined),
  };
}

export type OwnFiles = ReturnType<typeof useOwnFiles>;
