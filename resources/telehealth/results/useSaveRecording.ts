import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isProblem, type Problem } from '../../../contract/platform/error.ts';
import { postScanSession, putScanArtifact } from '../../../contract/scan-sessions/scan-intake.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import { upload } from '../../../dataProvider/upload.ts';
import { PORTAL_CLIENT } from '../../../domain/client-versions/client-version.ts';
import { toSessionBody, type MeasuredSession } from '../../../domain/telehealth/measured-sessions.ts';
import { getLogKind, toLog } from '../../../domain/telehealth/recorded-log.ts';
import type { TrackedRecording } from '@exer/movement-tracking/recording.ts';
import { models } from '@exer/movement-tracking/browser/models.ts';
import * as z from 'zod/mini';
import { sexes } from '../../../contract/platform/enumerations.ts';
import { Id, requiredLine } from '../../../contract/platform/fields.ts';
import { scanSessionFieldMessage } from '../../../contract/scan-sessions/messages.ts';
import { isAge } from '../../../domain/risk-analysis/demographics.ts';

/** Packs a log, gzipped to a tenth of its size if the browser supports it. */
async function packLog(log: object): Promise<{ file: Blob; encoding?: 'gzip' }> {
  const type = 'application/json';
  const text = JSON.stringify(log);
  if (typeof CompressionStream === 'undefined') return { file: new Blob([text], { type }) };
  const packed = new Response(text).body!.pipeThrough(new CompressionStream('gzip'));
  return { file: new Blob([await new Response(packed).arrayBuffer()], { type }), encoding: 'gzip' };
}

/** Form values; all are texts. */
export interface SaveDraft {
  participantUid: string;
  locationId: string;
  age: string;
  sex: string;
}

export const emptyDraft = (locationId: string): SaveDraft => ({ participantUid: '', locationId, age: '', sex: '' });

/** Schema of the form with the messages of the call. */
export const draftSchema = (ageProblem: string) =>
  z.object({
    participantUid: requiredLine(scanSessionFieldMessage.text('scanSessions.participantUidRequired'), 64),
    locationId: Id,
    age: z.string().check(z.refine((age: string) => age.trim() === '' || isAge(Number(age)), ageProblem)),
  });

/** Subject and location in the form of `postScanSession`. */
function toSubject({ participantUid, locationId, age, sex }: SaveDraft) {
  const known = { age: age.trim() === '' ? null : Number(age), sex: sexes.find((each) => each === sex) ?? null };
  return {
    participantUid: participantUid.trim(),
    locationId: Number(locationId),
    meta: { demographics: known.age === null && known.sex === null ? null : known },
  };
}

type Body = ReturnType<typeof toRequestBody>;

const toRequestBody = (
  session: MeasuredSession,
  draft: SaveDraft,
  made: { sessionUUID: string; recordedAt: string },
) => ({
  ...made,
  clientVersion: PORTAL_CLIENT,
  ...toSubject(draft),
  ...toSessionBody(session),
});

const getPoseModel = ({ kind }: TrackedRecording): string => {
  const { package: name, version } = models[kind];
  return `${name} ${version}`;
};

/** Whether the result is unknown: the network failed, or the server did. */
const isUncertain = ({ status }: Problem): boolean => status === 0 || status >= 500;

/** Result of an attempt; `UNSURE` and `NO_LOG` are retried unchanged. */
export type SaveAnswer =
  | { is: 'SAVED'; locationId: number; results: Body['results'] }
  | { is: 'REFUSED' | 'UNSURE' | 'NO_LOG'; problem: Problem };

/**
 * Saves a recording as a scan session with its log (ENT-084, ENT-088). A recording is one session with a fixed UUID and
 * time; while it is unknown whether it arrived, the same request is sent again.
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
      params: { uuid: made.sessionUUID, type: getLogKind(recording) },
      ...(await packLog(toLog(recording, getPoseModel(recording)))),
      onProgress: setPart,
      signal: stopper.current.signal,
    });
    setPart(null);
    return isProblem(sent) ? sent : null;
  };

  const send = async (draft: SaveDraft): Promise<SaveAnswer> => {
    const body = (waiting.current ??= toRequestBody(session, draft, made));
    if (!isThere.current) {
      const taken = await call(postScanSession, { body });
      if (isProblem(taken)) {
        if (isUncertain(taken)) return { is: 'UNSURE', problem: taken };
        waiting.current = null;
        return { is: 'REFUSED', problem: taken };
      }
      isThere.current = true;
      void queries.invalidateQueries({ queryKey: ['scan/sessions'] });
    }
    const problem = await sendLog();
    return problem ? { is: 'NO_LOG', problem } : { is: 'SAVED', locationId: body.locationId, results: body.results };
  };

  /** Null while an earlier click is still being handled. */
  const save = async (draft: SaveDraft): Promise<SaveAnswer | null> => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    try {
      const newAnswer = await send(draft);
      setAnswer(newAnswer);
      return newAnswer;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { sessionUUID: made.sessionUUID, part, answer, isBusy, save };
}

export type SavedRecording = ReturnType<typeof useSaveRecording>;
