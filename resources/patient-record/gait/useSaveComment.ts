import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useRef, useState, type SyntheticEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { commentGaitSession, listGaitSessions, type GaitSession } from '../../../contract/gait.ts';
import type { Paged } from '../../../contract/paging.ts';
import { isProblem } from '../../../contract/problem.ts';
import { useCaller } from '../../../dataProvider/useCaller.ts';
import { showFieldProblems } from '../../../src/components/showFieldProblems.ts';

/** Saves the comment against the version that was read; `current` is what somebody else has saved meanwhile. */
export function useSaveComment(opened: GaitSession, form: UseFormReturn<{ comment: string }>, onSaved: () => void) {
  const call = useCaller();
  const notify = useNotify();
  const queries = useQueryClient();
  const [base, setBase] = useState(opened);
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID());
  const [failure, setFailure] = useState<string>();
  const [current, setCurrent] = useState<GaitSession>();
  const saving = useRef(false);

  const keep = (saved: GaitSession) =>
    queries.setQueriesData<Paged<GaitSession>>({ queryKey: [listGaitSessions.id] }, (known) =>
      known ? { ...known, items: known.items.map((one) => (one.id === saved.id ? saved : one)) } : known,
    );
  const send = async (body: { comment: string }) => {
    if (saving.current) return;
    saving.current = true;
    setFailure(undefined);
    const { id, version } = base;
    const answer = await call(commentGaitSession, { params: { id }, body, version, idempotencyKey });
    saving.current = false;
    if (isProblem(answer)) {
      if (answer.status === 412) return setCurrent(answer.current as GaitSession);
      showFieldProblems(form, answer);
      return setFailure(answer.message);
    }
    keep(answer);
    notify('recordGait.commentSaved', { type: 'success' });
    onSaved();
  };

  /** Saves over what is stored now, or takes its comment into the form. */
  const goOnFrom = (stored: GaitSession, taken: boolean) => {
    keep(stored);
    setBase(stored);
    setIdempotencyKey(crypto.randomUUID());
    setCurrent(undefined);
    if (taken) form.reset({ comment: stored.session.meta.comment });
  };
  return { save: (event: SyntheticEvent) => form.handleSubmit(send)(event), failure, current, goOnFrom };
}
