import { useState } from 'react';
import { differ, type DraftModule } from '../../domain/scan/modules/draft.ts';
import { mergedModules } from '../../domain/scan/modules/merge.ts';

/** Modules as they are stored, with the version of the organization that they belong to. */
export interface StoredModules {
  version: number;
  modules: readonly DraftModule[];
}

/** What can be taken back: what was done, to what, and the modules before it. */
export interface Undo {
  what: 'module' | 'assessment';
  name: string;
  draft: readonly DraftModule[];
}

interface State {
  stored: StoredModules;
  draft: readonly DraftModule[];
  undo: Undo | null;
}

const begun = (stored: StoredModules): State => ({ stored, draft: stored.modules, undo: null });

/**
 * The modules while they are edited: here alone until they are saved (MODS-18..20). What the server tells later is taken
 * over while nothing would be lost by it.
 */
export function useModulesDraft(loaded: StoredModules) {
  const [state, setState] = useState(() => begun(loaded));
  const { stored, draft, undo } = state;
  const isChanged = differ(stored.modules, draft);
  if (loaded.version > stored.version && !isChanged) setState(begun(loaded));
  return {
    stored,
    draft,
    isChanged,
    undo,
    change: (edited: readonly DraftModule[]) => setState({ stored, draft: edited, undo: null }),
    /** The same, to be taken back by one press. */
    remove: (edited: readonly DraftModule[], what: 'module' | 'assessment', name: string) =>
      setState({ stored, draft: edited, undo: { what, name, draft } }),
    /** Back to what was saved last (MODS-20), with nothing left of what was done since: no way back to a deletion either. */
    cancel: () => setState(begun(stored)),
    takeBack: () => undo && setState({ stored, draft: undo.draft, undo: null }),
    forget: () => setState({ stored, draft, undo: null }),
    /** Goes on from what is stored now; what was edited since `from` stays edited. */
    goOnFrom: (next: StoredModules, from: readonly DraftModule[]) =>
      setState((now) => ({ stored: next, draft: mergedModules(from, now.draft, next.modules), undo: null })),
    /** Gives up what was edited for what is stored now. */
    take: (next: StoredModules) => setState(begun(next)),
  };
}

export type ModulesDraft = ReturnType<typeof useModulesDraft>;
