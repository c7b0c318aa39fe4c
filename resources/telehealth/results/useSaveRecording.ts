import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isProblem, type Problem } from '../../../contract/problem.ts';
import { postScanSession, putScanArtifact } from '../../../contract/scan-intake.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { upload } from '../../../dataProvider/upload.ts';
import { PORTAL_CLIENT } from '../../../domain/scan/client-version.ts';
import { sentSession, type MeasuredSession } from '../../../domain/telehealth/session/measured-session.ts';
import { logKindOf, logOf } from '../../../domain/telehealth/session/recorded-log.ts';
import type { TrackedRecording } from '../../../domain/telehealth/tracked.ts';
import { models } from '../../../src/tracking/models.ts';
import { packedLog } from './packedLog.ts';
import { subjectOf, type SaveDraft } from './saveDraft.ts';

type Body = ReturnType<typeof bodyOf>;

const bodyOf = (session: MeasuredSession, draft: SaveDraft, made: { sessionUUID: string; recordedAt: string }) => ({
  ...made,
  clientVersion: PORTAL_CLIENT,
  ...subjectOf(draft),
  ...sentSession(session),
});

const poseModelOf = ({ kind }: TrackedRecording): string => {
  const { package: name, version } = models[kind];
  return `${name} ${version}`;
};

/** Nothing is known of what became of it: the network was lost, or the server failed. */
const isUnsure = ({ status }: Problem): boolean => status === 0 || status >= 500;

/** What became of a try; `UNSURE` and `NO_LOG` are to be tried again as they are. */
export type SaveAnswer =
  | { is: 'SAVED'; locationId: number; results: Body['results'] }
  | { is: 'REFUSED' | 'UNSURE' | 'NO_LOG'; problem: Problem };

/**
 * Saves a recording as a scan session and its log with it (ENT-084, ENT-088). One recording is one session: it has its UUID and its time
 * from the beginning, and while nobody knows whether it arrived, the very same is sent again.
 */
export function useSaveRecording(recording: TrackedRecording, session: MeasuredSession) {
  const call = useCaller();
  const queries = useQueryClient();
  const [made] = useState(() => ({ sessionUUID: crypto.randomUUID() as string, recordedAt: new Date().toISOString() }));
  const [part, setPart] = useState<number | null>(null);
  const [answer, setAnswer] = useState<SaveAnswer | null>(null);
  const waiting = useRef<Body | null>(null);
  const isThere = useRef(false);
  const running = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const stopper = useRef<AbortController>(null);
  useEffect(() => () => stopper.current?.abort(), []);

  const sendLog = async (): Promise<Problem | null> => {
    stopper.current = new AbortController();
    setPart(0);
    const sent = await upload(putScanArtifact, {
      params: { uuid: made.sessionUUID, type: logKindOf(recording) },
      ...(await packedLog(logOf(recording, poseModelOf(recording)))),
      onProgress: setPart,
      signal: stopper.current.signal,
    });
    setPart(null);
    return isProblem(sent) ? sent : null;
  };

  const send = async (draft: SaveDraft): Promise<SaveAnswer> => {
    const body = (waiting.current ??= bodyOf(session, draft, made));
    if (!isThere.current) {
      const taken = await call(postScanSession, { body });
      if (isProblem(taken)) {
        if (isUnsure(taken)) return { is: 'UNSURE', problem: taken };
        waiting.current = null;
        return { is: 'REFUSED', problem: taken };
      }
      isThere.current = true;
      void queries.invalidateQueries({ queryKey: ['scan/sessions'] });
    }
    const problem = await sendLog();
    return problem ? { is: 'NO_LOG', problem } : { is: 'SAVED', locationId: body.locationId, results: body.results };
  };

  /** Null while an earlier press is still on its way. */
  const save = async (draft: SaveDraft): Promise<SaveAnswer | null> => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    try {
      const told = await send(draft);
      setAnswer(told);
      return told;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { sessionUUID: made.sessionUUID, part, answer, isBusy, save };
}

export type SavedRecording = ReturnType<typeof useSaveRecording>;
