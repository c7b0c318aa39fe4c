import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState, type Dispatch, type SetStateAction } from 'react';
import { useViewer } from '../../authProvider/session.ts';
import { hasExpired } from '../session/session.ts';
import { toast } from '../toasts/toasts.ts';
import { changedFields, dropTyped, keepTyped, readTyped } from './typedBefore.ts';

/**
 * `useState` of an editor that holds its draft itself: as `useKeptForm` does, it begins with what was written when the
 * session of the same person ended. `name` has the id and the version of what is edited: on another version the draft of
 * this one would write over somebody else's change.
 */
export function useKeptState<Draft extends object>(
  name: string,
  first: Draft,
): [Draft, Dispatch<SetStateAction<Draft>>] {
  const translate = useTranslate();
  const known = useViewer()?.userId;
  const [userId] = useState(known ?? '');
  const [before] = useState(() => readTyped(userId, name, { draft: first })?.draft?.typed as Draft | undefined);
  const [draft, setDraft] = useState(before ?? first);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  useEffect(() => {
    if (!before) return;
    dropTyped(userId, name);
    toast('info', translate('shell.typedBefore'));
  }, [before, userId, name, translate]);
  const started = useRef(first);
  useEffect(
    () => () => {
      if (hasExpired()) keepTyped(userId, name, changedFields({ draft: started.current }, { draft: latest.current }));
    },
    [userId, name],
  );
  return [draft, setDraft];
}
