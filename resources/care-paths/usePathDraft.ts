import { useState } from 'react';
import { useKeptState } from '../../src/components/useKeptState.ts';
import type { ShownPhase } from '../../contract/care-path-shapes.ts';
import {
  draftOf,
  draftProblems,
  pathOf,
  reordered,
  withNewPhase,
  type PathDraft,
  type PhaseDraft,
} from './pathDraft.ts';

interface Edited {
  /** Tells it, and its version, from others. */
  key: string;
  name: string;
  phases: readonly ShownPhase[];
}

/**
 * What is edited of a path. Faults are said once it was tried to save, and from then on as one types; `onSave` answers the
 * messages of the server, by field, or null when all is kept.
 */
export function usePathDraft(
  path: Edited,
  onSave: (edited: Omit<Edited, 'key'>) => Promise<Record<string, string> | null>,
) {
  const [first] = useState(() => draftOf(path));
  const [draft, setDraft] = useKeptState<PathDraft>(`path/${path.key}`, first);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const problems = tried ? { ...refused, ...draftProblems(draft) } : {};
  const change = (next: PathDraft) => {
    setDraft(next);
    setRefused({});
  };
  const setPhases = (phases: readonly PhaseDraft[]) => change({ ...draft, phases });
  return {
    draft,
    problems,
    busy,
    dirty: JSON.stringify(draft) !== JSON.stringify(first),
    setName: (name: string) => change({ ...draft, name }),
    setPhase: (phase: PhaseDraft) => setPhases(draft.phases.map((each) => (each.id === phase.id ? phase : each))),
    order: (phases: readonly PhaseDraft[]) => setPhases(reordered(draft.phases, phases)),
    add: () => setPhases(withNewPhase(draft.phases, draft.phases[0]!, crypto.randomUUID())),
    remove: (id: string) => setPhases(draft.phases.filter((phase) => phase.id !== id)),
    save: async () => {
      setTried(true);
      if (busy || Object.keys(draftProblems(draft)).length > 0) return;
      setBusy(true);
      const messages = await onSave(pathOf(draft));
      setBusy(false);
      if (messages) setRefused(messages);
    },
  };
}
