import { useNotify } from 'react-admin';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Draft } from './draftStorage.ts';
import { changedFields, usePersistedDraft } from './usePersistedDraft.ts';

/**
 * `useState` of an editor that holds its values itself, which survives a reload and a session that ends. `name` holds the id
 * and the version of what is edited: on another version the draft would undo somebody else's change.
 */
export function usePersistedState<Values extends object>(
  name: string,
  first: Values,
): readonly [Values, (values: Values) => void, Draft] {
  const notify = useNotify();
  const draft = usePersistedDraft(name);
  const [started] = useState(first);
  const [restored] = useState(() => draft.restored?.fields.values?.typed as Values | undefined);
  const [values, setValues] = useState(restored ?? started);
  useEffect(() => draft.write(changedFields({ values: started }, { values })), [draft, started, values]);
  const announce = useEffectEvent(() => notify('shell.typedBefore', { type: 'info' }));
  useEffect(() => {
    if (restored) announce();
  }, [restored]);
  return [values, setValues, draft];
}
