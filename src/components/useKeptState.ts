import { useNotify } from 'react-admin';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTypedBefore, type TypedFields } from './typedBefore.ts';

/**
 * `useState` of an editor that holds its draft itself: as `useKeptForm` does, it begins with what was written when the
 * session of the same person ended. `name` has the id and the version of what is edited: on another version the draft of
 * this one would write over somebody else's change.
 */
export function useKeptState<Draft extends object>(name: string, first: Draft) {
  const notify = useNotify();
  const [started] = useState(first);
  const [written, setDraft] = useState<Draft>();
  const draftAfter = (before: TypedFields | null) => written ?? (before?.draft?.typed as Draft | undefined) ?? started;
  const { typed, drop } = useTypedBefore(name, { draft: first }, (before) => [
    { draft: started },
    { draft: draftAfter(before) },
  ]);
  const tell = useEffectEvent(() => {
    drop();
    notify('shell.typedBefore', { type: 'info' });
  });
  useEffect(() => {
    if (typed) tell();
  }, [typed]);
  return [draftAfter(typed), setDraft] as const;
}
