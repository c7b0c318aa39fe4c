import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { isProblem } from '../../contract/problem.ts';
import { deleteTemplate, deleteTemplates } from '../../contract/programs.ts';
import type { Caller } from '../../dataProvider/provider.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';

/** After the toast the cards stay a moment, then fade, then are gone (TPL-17). */
const STAYS_MS = 1000;
const FADES_MS = 200;

/** What is to be deleted: one template by name, or as many as were selected. */
interface AskedDeletion {
  ids: readonly number[];
  name?: string;
}

const none: ReadonlySet<number> = new Set();

const send = async (call: Caller, { ids, name }: AskedDeletion, idempotencyKey: string) => {
  if (name === undefined) return call(deleteTemplates, { body: { ids: [...ids] }, idempotencyKey });
  const answer = await call(deleteTemplate, { params: { id: ids[0]! }, idempotencyKey });
  return isProblem(answer) ? answer : { deleted: ids, gone: [] };
};

/**
 * Deletes templates after it has been asked for; `fading` are the cards that are about to go. What somebody else has
 * deleted meanwhile is gone all the same, which is said. `onDone` is told at once, `onGone` instead of any fading.
 */
export function useTemplateDeletion({ onDone, onGone }: { onDone?: () => void; onGone?: () => void } = {}) {
  const notify = useNotify();
  const call = useCaller();
  const queryClient = useQueryClient();
  const [asked, ask] = useState<AskedDeletion | null>(null);
  const [busy, setBusy] = useState(false);
  const [fading, setFading] = useState(none);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const key = useRef('');
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  const gone = () => {
    setFading(none);
    for (const name of ['programs/templates', 'listTemplates', 'getTemplate'])
      void queryClient.invalidateQueries({ queryKey: [name] });
  };

  const confirm = async () => {
    if (!asked || busy) return;
    setBusy(true);
    const answer = await send(call, asked, key.current);
    setBusy(false);
    const wereGone = isProblem(answer) && answer.status === 404;
    if (isProblem(answer) && !wereGone) return notify(answer.message, { type: 'error' });
    ask(null);
    onDone?.();
    const count = asked.ids.length;
    if (isProblem(answer)) notify('templates.wereGone', { type: 'warning', messageArgs: { smart_count: count } });
    else if (answer.gone.length > 0)
      notify('templates.someGone', {
        type: 'warning',
        messageArgs: { deleted: answer.deleted.length, smart_count: answer.gone.length },
      });
    else notify('templates.deleted', { type: 'success', messageArgs: { smart_count: count } });
    if (onGone || wereGone) {
      gone();
      return onGone?.();
    }
    timers.current.push(
      setTimeout(() => setFading(new Set(asked.ids)), STAYS_MS),
      setTimeout(gone, STAYS_MS + FADES_MS),
    );
  };

  return {
    asked,
    busy,
    fading,
    ask: (what: AskedDeletion) => {
      key.current = crypto.randomUUID();
      ask(what);
    },
    cancel: () => ask(null),
    confirm: () => void confirm(),
  };
}
