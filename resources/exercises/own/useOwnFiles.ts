import { useEffect, useRef, useState } from 'react';
import type { Exercise } from '../../../contract/exercises.ts';
import {
  putExercisePicture,
  putExerciseVideo,
  removeExercisePicture,
  removeExerciseVideo,
} from '../../../contract/own-exercises.ts';
import { isProblem, type Problem } from '../../../contract/problem.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { upload } from '../../../dataProvider/upload.ts';
import { pictureToSend, videoToSend, type FileFault } from './chosenFile.ts';

export const fileKinds = ['picture', 'video'] as const;
export type FileKind = (typeof fileKinds)[number];

/** What is to become of a file of an exercise. */
export interface OwnFile {
  /** To be sent; null when the stored one is to be taken away, undefined while all stays as it is. */
  change?: Blob | null;
  /** What is shown of it. */
  url: string | null;
  fault?: FileFault;
}

const calls = {
  picture: { put: putExercisePicture, remove: removeExercisePicture, read: pictureToSend },
  video: { put: putExerciseVideo, remove: removeExerciseVideo, read: videoToSend },
};
const storedUrl = (exercise: Exercise | undefined, kind: FileKind) =>
  (kind === 'picture' ? exercise?.thumbnailUrl : exercise?.demoUrl) ?? null;

/** The picture and the video of an exercise while it is edited: chosen, shown, and sent once the exercise is there. */
export function useOwnFiles(exercise: Exercise | undefined) {
  const call = useCaller();
  const [files, setFiles] = useState<Record<FileKind, OwnFile>>({
    picture: { url: storedUrl(exercise, 'picture') },
    video: { url: storedUrl(exercise, 'video') },
  });
  const [sending, setSending] = useState<{ kind: FileKind; part: number }>();
  const opened = useRef<string[]>([]);
  const latest = useRef<Partial<Record<FileKind, File>>>({});
  const stopper = useRef<AbortController>(null);
  useEffect(
    () => () => {
      stopper.current?.abort();
      for (const url of opened.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const set = (kind: FileKind, file: OwnFile) => setFiles((others) => ({ ...others, [kind]: file }));

  const choose = async (kind: FileKind, file: File) => {
    latest.current[kind] = file;
    const read = await calls[kind].read(file);
    // Another one was chosen while this one was read.
    if (latest.current[kind] !== file) return;
    if (typeof read === 'string') return setFiles((all) => ({ ...all, [kind]: { ...all[kind], fault: read } }));
    const url = URL.createObjectURL(read);
    opened.current.push(url);
    set(kind, { change: read, url });
  };

  const remove = (kind: FileKind) => {
    delete latest.current[kind];
    set(kind, { url: null, ...(storedUrl(exercise, kind) && { change: null }) });
  };

  const sendOne = async (kind: FileKind, file: Blob | null, exerciseId: string): Promise<Exercise | Problem> => {
    const params = { exerciseId };
    if (!file) return call(calls[kind].remove, { params });
    stopper.current = new AbortController();
    setSending({ kind, part: 0 });
    const { signal } = stopper.current;
    const onProgress = (part: number) => setSending({ kind, part });
    const answer = await upload(calls[kind].put, { params, file, onProgress, signal });
    setSending(undefined);
    return answer;
  };

  /** Sends what has changed. What could not be sent is still there to be sent again. */
  const send = async (exerciseId: string): Promise<{ kind: FileKind; problem: Problem; stopped: boolean } | null> => {
    for (const kind of fileKinds) {
      const { change, url } = files[kind];
      if (change === undefined) continue;
      const answer = await sendOne(kind, change, exerciseId);
      if (isProblem(answer)) return { kind, problem: answer, stopped: stopper.current?.signal.aborted ?? false };
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
    stop: () => stopper.current?.abort(),
    changed: fileKinds.some((kind) => files[kind].change !== undefined),
  };
}

export type OwnFiles = ReturnType<typeof useOwnFiles>;
