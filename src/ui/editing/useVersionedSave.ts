import { useQueryClient } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate, type HttpError } from 'react-admin';
import { isProblem, type Problem } from '../../../contract/platform/error.ts';
import { addMessages } from '../i18n/loadedMessages.ts';
import { isSame, type Draft } from './draftStorage.ts';
import { editingMessages } from './messages.en.ts';

addMessages({ en: editingMessages });

/** What every attempt to save is sent with: the version that the editor goes out from, and a key of its own. */
export interface Attempt {
  version?: number;
  idempotencyKey: string;
}

/** A record without a version is the vendor's: it is read only. */
interface Versioned {
  version?: number;
}

interface Options<Body, Stored extends Versioned, Saved> {
  draft: Draft;
  /** What the editor was opened on; absent for a new record. */
  record?: Stored | null;
  send: (body: Body, attempt: Attempt, base: Stored | undefined) => Promise<Saved | Problem>;
  /** A new record is an update from then on. */
  onSaved?: (saved: Saved, body: Body) => void | Promise<void>;
  /** Also called on a conflict, while `base` is still what the editor went out from. */
  onProblem?: (problem: Problem, body: Body) => void;
  /** First parts of the keys of queries that the save makes stale. */
  invalidates?: readonly string[];
  /** A new record takes a new key for a changed body, as an update does: to write it twice does no harm. */
  isNewPerBody?: boolean;
}

/** The problem of a rejected promise of react-admin's data provider. */
export const toProblem = (error: unknown): Problem => {
  const { message, status, body } = error as HttpError;
  return { ...(body as object | null), message, status: status ?? 0 };
};

/**
 * Saves one record: a double click writes once, a lost answer is sent again with the same key, and nothing is saved over a
 * version that the editor has not seen. On a conflict (412) `conflict.theirs` is what is stored now, null if nothing is, until
 * `resolve` goes on from there.
 */
export function useVersionedSave<Body, Stored extends Versioned, Saved = Stored>(
  options: Options<Body, Stored, Saved>,
) {
  const { draft, record, send, onSaved, onProblem, invalidates = [], isNewPerBody = false } = options;
  const queries = useQueryClient();
  const translate = useTranslate();
  const [base, setBase] = useState(record ?? undefined);
  const [problem, setProblem] = useState<Problem>();
  const [isSaving, setSaving] = useState(false);
  const running = useRef(false);

  const attempt = async (body: Body): Promise<Saved | Problem> => {
    const version = base?.version;
    const idempotencyKey = draft.keyFor(JSON.stringify([version, body]), isNewPerBody || version !== undefined);
    const answer = await send(body, { ...(version !== undefined && { version }), idempotencyKey }, base);
    const isRefused = isProblem(answer);
    if (!isRefused || answer.status !== 0)
      for (const key of invalidates) void queries.invalidateQueries({ queryKey: [key] });
    if (isRefused) {
      // An earlier attempt has arrived after all, with what was typed then: a further press is meant as another record.
      const isKeyUsed = answer.code === 'request.usedIdempotencyKey';
      if (isKeyUsed) draft.rebase(version ?? null);
      const refusal = isKeyUsed ? { ...answer, message: translate('editing.arrived') } : answer;
      setProblem(refusal);
      onProblem?.(refusal, body);
      return refusal;
    }
    const saved = answer as Saved & Versioned;
    if (saved?.version !== undefined) setBase(saved as unknown as Stored);
    draft.rebase(saved?.version ?? null);
    draft.discard();
    await onSaved?.(saved, body);
    return saved;
  };
  /** The record or the problem; null while an earlier attempt is under way. */
  const save = async (body: Body): Promise<Saved | Problem | null> => {
    if (running.current) return null;
    running.current = true;
    setSaving(true);
    setProblem(undefined);
    try {
      return await attempt(body);
    } finally {
      running.current = false;
      setSaving(false);
    }
  };

  const conflict = problem?.status === 412 ? { theirs: (problem.current ?? null) as Stored | null } : undefined;
  return {
    save,
    isSaving,
    base,
    conflict,
    /** Nothing reached the server. */
    isOffline: problem?.status === 0,
    /** Any other refusal. */
    problem: problem && problem.status !== 0 && !conflict ? problem : undefined,
    /** Goes on from what is stored now: the next save is made over that. */
    resolve: (theirs: Stored | null) => {
      setBase(theirs ?? undefined);
      setProblem(undefined);
      draft.rebase(theirs?.version ?? null);
    },
    clear: () => setProblem(undefined),
  };
}

/**
 * Sends again what could not be sent, once the connection is back. Answers true when something else has been typed since: that
 * is sent by its writer.
 */
export function useResend(isOffline: boolean, typed: () => unknown, save: () => void): boolean {
  const [changed, setChanged] = useState(false);
  const tried = useRef<unknown>(null);
  const onStart = useEffectEvent(() => {
    tried.current = structuredClone(typed());
  });
  const onBack = useEffectEvent(() => {
    if (isSame(tried.current, typed())) save();
    else setChanged(true);
  });
  // Before the message is painted: what is typed from then on, or a connection that is back at once, is not missed.
  useLayoutEffect(() => {
    if (!isOffline) return;
    onStart();
    window.addEventListener('online', onBack);
    return () => {
      window.removeEventListener('online', onBack);
      setChanged(false);
    };
  }, [isOffline]);
  return isOffline && changed;
}
