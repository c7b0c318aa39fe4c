import { useState } from 'react';
import { usePersistedState } from '../../src/ui/editing/usePersistedState.ts';
import type { PhaseView } from '../../contract/care-paths/shapes.ts';
import {
  toDraft,
  validateDraft,
  toPath,
  reorderPhases,
  appendPhase,
  type PathDraft,
  type PhaseDraft,
} from './pathDraft.ts';

interface Edited {
  /** Tells it, and its version, from others. */
  key: string;
  name: string;
  phases: readonly PhaseView[];
}

/**
 * What is edited of a path. Faults are said once it was tried to save, and from then on as one types; `onSave` answers the
 * messages of the server, by field, or null when all is kept.
 */
export function usePathDraft(
  path: Edited,
  onSave: (edited: Omit<Edited, 'key'>) => Promise<Record<string, string> | null>,
) {
  const [initial] = useState(() => toDraft(path));
  const [draft, setDraft] = usePersistedState<PathDraft>(`path/${path.key}`, initial);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [serverErrors, setServerErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const problems = isSubmitted ? { ...serverErrors, ...validateDraft(draft) } : {};
  const change = (next: PathDraft) => {
    setDraft(next);
    setServerErrors({});
  };
  const setPhases = (phases: readonly PhaseDraft[]) => change({ ...draft, phases });
  return {
    draft,
    problems,
    busy,
    dirty: JSON.stringify(draft) !== JSON.stringify(initial),
    setName: (name: string) => change({ ...draft, name }),
    setPhase: (phase: PhaseDraft) => setPhases(draft.phases.map((each) => (each.id === phase.id ? phase : each))),
    order: (phases: readonly PhaseDraft[]) => setPhases(reorderPhases(draft.phases, phases)),
    add: () => setPhases(appendPhase(draft.phases, draft.phases[0]!, crypto.randomUUID())),
    remove: (id: string) => setPhases(draft.phases.filter((phase) => phase.id !== id)),
    save: async () => {
      setIsSubmitted(true);
      if (busy || Object.keys(validateDraft(draft)).length > 0) return;
      setBusy(true);
      const messages = await onSave(toPath(draft));
      setBusy(false);
      if (messages) setServerErrors(messages);
    },
  };
}
