import { useNotify, useTranslate, useUpdate, type RaRecord } from 'react-admin';
import { useState } from 'react';
import type { AdminOrganization } from '../../../contract/organizations/admin-organizations.ts';
import { isProblem, type Problem } from '../../../contract/platform/error.ts';
import {
  haveChanges,
  getDisplayName,
  toStoredModules,
  replaceAssessment,
  replaceAssessments,
  replaceModule,
  removeAssessment,
  removeModule,
  type DraftAssessment,
  type DraftModule,
} from '../../../domain/scan-modules/draft.ts';
import { mergeModules } from '../../../domain/scan-modules/merge.ts';
import { useVersionedState } from '../../../src/ui/editing/useVersionedState.ts';
import { toProblem } from '../../../src/ui/editing/useVersionedSave.ts';

/** Stored modules with the version of their organization. */
export interface StoredModules {
  version: number;
  modules: readonly DraftModule[];
}

const toEditedRecord = ({ version, scanModules }: AdminOrganization): StoredModules => ({
  version,
  modules: scanModules,
});

/** An undoable deletion: what was deleted, and the modules before it. */
export interface Undo {
  what: 'module' | 'assessment';
  name: string;
  modules: readonly DraftModule[];
}

/**
 * The modules of an organization as they are edited: local until they are saved with the version that was read
 * (MODS-18..21). A change of other data of the organization is not a conflict.
 */
export function useModulesEditor({ id, name }: Pick<AdminOrganization, 'id' | 'name'>, loaded: StoredModules) {
  const translate = useTranslate();
  const notify = useNotify();
  const [update] = useUpdate<RaRecord<number>>();
  const [undo, setUndo] = useState<Undo | null>(null);

  const sendOver = async (
    version: number,
    modules: readonly DraftModule[],
    idempotencyKey: string,
  ): Promise<StoredModules | Problem> => {
    try {
      const saved = await update(
        'organizations',
        {
          id,
          data: { scanModules: toStoredModules(modules) },
          previousData: { id, version },
          meta: { idempotencyKey },
        },
        { returnPromise: true },
      );
      return toEditedRecord(saved as AdminOrganization);
    } catch (error) {
      const { current, ...problem } = toProblem(error);
      return { ...problem, ...(current != null && { current: toEditedRecord(current as AdminOrganization) }) };
    }
  };
  const editing = useVersionedState<readonly DraftModule[], StoredModules>({
    name: `scan-modules/${id}`,
    record: loaded,
    toValues: ({ modules }) => modules,
    merge: mergeModules,
    isEqual: (one, other) => !haveChanges(one, other),
    send: async (modules, { idempotencyKey }, base) => {
      const answer = await sendOver(base.version, modules, idempotencyKey);
      const now =
        isProblem(answer) && answer.status === 412 ? (answer.current as StoredModules | undefined) : undefined;
      const isOther = now && !haveChanges(now.modules, base.modules);
      return isOther ? sendOver(now.version, modules, idempotencyKey) : answer;
    },
    onSaved: () => {
      setUndo(null);
      notify('scanModules.saved', { type: 'success', messageArgs: { name } });
    },
  });
  const { values: modules, setValues, before, isChanged, isSaving, isOffline, problem, theirs, save } = editing;
  const explain = ({ fields, message: whole }: Problem) => {
    const messages = Object.entries(fields ?? {}).map(([path, message]) => {
      const module: DraftModule | undefined = modules[Number(/^scanModules\.(\d+)\./.exec(path)?.[1] ?? NaN)];
      return module ? translate('scanModules.fieldError', { name: module.name, message }) : message;
    });
    return messages.join(' ') || whole;
  };
  const withUndo = (next: Undo | null, act: () => void) => {
    setUndo(next);
    act();
  };
  return {
    modules,
    /** The modules before the edits. */
    before,
    isChanged,
    undo,
    change: (edited: readonly DraftModule[]) => withUndo(null, () => setValues(edited)),
    /** Changes the modules with an undo. */
    remove: (edited: readonly DraftModule[], what: Undo['what'], removed: string) =>
      withUndo({ what, name: removed, modules }, () => setValues(edited)),
    undoRemoval: () => undo && withUndo(null, () => setValues(undo.modules)),
    dismissUndo: () => setUndo(null),
    /** Returns to the last saved modules (MODS-20) and discards the undo of a deletion. */
    cancel: () => withUndo(null, editing.reset),
    save: async () => {
      const answer = await save();
      return answer !== null && !isProblem(answer);
    },
    isSaving,
    error: isOffline ? translate('editing.offline') : problem ? explain(problem) : null,
    /** The modules that another user has saved meanwhile. */
    theirs: theirs?.modules,
    resolve: (choice: 'mine' | 'theirs') => withUndo(null, () => editing.resolve(choice)),
  };
}
type ModulesEditing = ReturnType<typeof useModulesEditor>;

/** The open dialog and its subject. */
type Opened =
  | { what: 'module'; module: DraftModule | null }
  | { what: 'assessment'; module: DraftModule; assessment: DraftAssessment | null }
  | { what: 'analysis'; assessment: DraftAssessment };

/** Actions of the page and its cards, which open a dialog or change the modules at once. */
export function useModuleActions({ modules, change, remove }: Pick<ModulesEditing, 'modules' | 'change' | 'remove'>) {
  const translate = useTranslate();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const cards = {
    editModule: (module: DraftModule) => setOpened({ what: 'module', module }),
    removeModule: ({ id, name }: DraftModule) => remove(removeModule(modules, id), 'module', name),
    addAssessment: (module: DraftModule) => setOpened({ what: 'assessment', module, assessment: null }),
    editAssessment: (module: DraftModule, assessment: DraftAssessment) =>
      setOpened({ what: 'assessment', module, assessment }),
    removeAssessment: ({ id }: DraftModule, assessment: DraftAssessment) =>
      remove(removeAssessment(modules, id, assessment.id), 'assessment', getDisplayName(assessment, translate)),
    orderAssessments: ({ id }: DraftModule, assessments: readonly DraftAssessment[]) =>
      change(replaceAssessments(modules, id, () => assessments)),
    analyse: (assessment: DraftAssessment) => setOpened({ what: 'analysis', assessment }),
  };
  return {
    cards,
    opened,
    close,
    addModule: () => setOpened({ what: 'module', module: null }),
    saveModule: (module: DraftModule) => {
      change(replaceModule(modules, module));
      close();
    },
    saveAssessment: ({ id }: DraftModule, assessment: DraftAssessment) => {
      change(replaceAssessment(modules, id, assessment));
      close();
    },
  };
}

export type CardActions = ReturnType<typeof useModuleActions>['cards'];
