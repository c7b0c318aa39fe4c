import { useState } from 'react';
import {
  differ,
  type DraftModule,
  shownName,
  withAssessment,
  withAssessments,
  withModule,
  withoutAssessment,
  withoutModule,
  type DraftAssessment,
} from '../../../domain/scan-modules/editing/draft.ts';
import { mergedModules } from '../../../domain/scan-modules/editing/merge.ts';
import { useTranslate } from 'react-admin';

/** The open dialog and its subject. */
type Opened =
  | { what: 'module'; module: DraftModule | null }
  | { what: 'assessment'; module: DraftModule; assessment: DraftAssessment | null }
  | { what: 'analysis'; assessment: DraftAssessment };

/** Actions of the page and its cards, which open a dialog or change the draft at once. */
export function useModuleEdits({ draft, change, remove }: ModulesDraft) {
  const translate = useTranslate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const cards = {
    editModule: (module: DraftModule) => setOpened({ what: 'module', module }),
    removeModule: ({ id, name }: DraftModule) => remove(withoutModule(draft, id), 'module', name),
    addAssessment: (module: DraftModule) => setOpened({ what: 'assessment', module, assessment: null }),
    editAssessment: (module: DraftModule, assessment: DraftAssessment) =>
      setOpened({ what: 'assessment', module, assessment }),
    removeAssessment: ({ id }: DraftModule, assessment: DraftAssessment) =>
      remove(withoutAssessment(draft, id, assessment.id), 'assessment', shownName(assessment, translate)),
    orderAssessments: ({ id }: DraftModule, assessments: readonly DraftAssessment[]) =>
      change(withAssessments(draft, id, () => assessments)),
    analyse: (assessment: DraftAssessment) => setOpened({ what: 'analysis', assessment }),
  };
  return {
    cards,
    opened,
    close,
    addModule: () => setOpened({ what: 'module', module: null }),
    keepModule: (module: DraftModule) => {
      change(withModule(draft, module));
      close();
    },
    keepAssessment: ({ id }: DraftModule, assessment: DraftAssessment) => {
      change(withAssessment(draft, id, assessment));
      close();
    },
  };
}

export type CardEdits = ReturnType<typeof useModuleEdits>['cards'];

/** Stored modules with the version of their organization. */
export interface StoredModules {
  version: number;
  modules: readonly DraftModule[];
}

/** An undoable deletion: what was deleted, and the modules before it. */
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

const createState = (stored: StoredModules): State => ({ stored, draft: stored.modules, undo: null });

/**
 * The draft of the modules, which is local until it is saved (MODS-18..20). Later server data replaces it while there
 * are no edits.
 */
export function useModulesDraft(loaded: StoredModules) {
  const [state, setState] = useState(() => createState(loaded));
  const { stored, draft, undo } = state;
  const isChanged = differ(stored.modules, draft);
  if (loaded.version > stored.version && !isChanged) setState(createState(loaded));
  return {
    stored,
    draft,
    isChanged,
    undo,
    change: (edited: readonly DraftModule[]) => setState({ stored, draft: edited, undo: null }),
    /** Changes the modules with an undo. */
    remove: (edited: readonly DraftModule[], what: 'module' | 'assessment', name: string) =>
      setState({ stored, draft: edited, undo: { what, name, draft } }),
    /** Returns to the last saved modules (MODS-20) and discards the undo of a deletion. */
    cancel: () => setState(createState(stored)),
    takeBack: () => undo && setState({ stored, draft: undo.draft, undo: null }),
    forget: () => setState({ stored, draft, undo: null }),
    /** Rebases the edits since `from` on the modules stored now. */
    goOnFrom: (next: StoredModules, from: readonly DraftModule[]) =>
      setState((now) => ({ stored: next, draft: mergedModules(from, now.draft, next.modules), undo: null })),
    /** Discards the edits for the modules stored now. */
    take: (next: StoredModules) => setState(createState(next)),
  };
}

export type ModulesDraft = ReturnType<typeof useModulesDraft>;
