import { useNotify, useTranslate, useUpdate, type RaRecord } from 'react-admin';
import type { AdminOrganization } from '../../../contract/organizations/admin-organizations.ts';
import { isProblem, type Problem } from '../../../contract/platform/error.ts';
import { differ, storedModules, type DraftModule } from '../../../domain/scan-modules/editing/draft.ts';
import { usePersistedDraft } from '../../../src/ui/editing/usePersistedDraft.ts';
import { toProblem, useVersionedSave } from '../../../src/ui/editing/useVersionedSave.ts';
import type { ModulesDraft, StoredModules } from './useModulesDraft.ts';

const toStoredModules = ({ version, scanModules }: AdminOrganization): StoredModules => ({
  version,
  modules: scanModules,
});

/**
 * Saves all modules with the version that was read (MODS-21). `conflict` holds the stored modules if another user
 * changed them meanwhile; other changes of the organization are not a conflict.
 */
export function useSaveModules({ id, name }: Pick<AdminOrganization, 'id' | 'name'>, edited: ModulesDraft) {
  const translate = useTranslate();
  const notify = useNotify();
  const [update] = useUpdate<RaRecord<number>>();
  const { stored, draft } = edited;

  const sendOver = async (version: number, idempotencyKey: string): Promise<StoredModules | Problem> => {
    try {
      const saved = await update(
        'organizations',
        { id, data: { scanModules: storedModules(draft) }, previousData: { id, version }, meta: { idempotencyKey } },
        { returnPromise: true },
      );
      return toStoredModules(saved as AdminOrganization);
    } catch (error) {
      const { current, ...problem } = toProblem(error);
      return { ...problem, ...(current != null && { current: toStoredModules(current as AdminOrganization) }) };
    }
  };
  const saving = useVersionedSave<readonly DraftModule[], StoredModules>({
    draft: usePersistedDraft(`scan-modules/${id}`),
    record: stored,
    send: async (_modules, { idempotencyKey }) => {
      const answer = await sendOver(stored.version, idempotencyKey);
      const now =
        isProblem(answer) && answer.status === 412 ? (answer.current as StoredModules | undefined) : undefined;
      return now && !differ(now.modules, stored.modules) ? sendOver(now.version, idempotencyKey) : answer;
    },
    onSaved: (saved) => {
      edited.goOnFrom(saved, draft);
      notify('scanModules.saved', { type: 'success', messageArgs: { name } });
    },
  });
  const explain = ({ fields, message: whole }: Problem) => {
    const messages = Object.entries(fields ?? {}).map(([place, message]) => {
      const module: DraftModule | undefined = draft[Number(/^scanModules\.(\d+)\./.exec(place)?.[1] ?? NaN)];
      return module ? translate('scanModules.fault', { name: module.name, message }) : message;
    });
    return messages.join(' ') || whole;
  };
  const { problem, isOffline, isSaving, resolve } = saving;
  const theirs = saving.conflict?.theirs ?? null;
  const resolveBy = (how: (now: StoredModules) => void) => () => {
    if (theirs) how(theirs);
    resolve(theirs);
  };
  return {
    save: async () => {
      const answer = await saving.save(draft);
      return answer !== null && !isProblem(answer);
    },
    busy: isSaving,
    failure: isOffline ? translate('editing.offline') : problem ? explain(problem) : null,
    conflict: theirs,
    keepMine: resolveBy((now) => edited.goOnFrom(now, stored.modules)),
    takeTheirs: resolveBy(edited.take),
    forgetFailure: saving.clear,
  };
}
