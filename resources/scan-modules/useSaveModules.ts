import { useNotify, useTranslate, useUpdate, type HttpError, type RaRecord } from 'react-admin';
import { useRef, useState } from 'react';
import type { AdminOrganization } from '../../contract/admin-organizations.ts';
import type { Problem } from '../../contract/problem.ts';
import { differ, storedModules, type DraftModule } from '../../domain/scan/modules/draft.ts';
import type { ModulesDraft, StoredModules } from './useModulesDraft.ts';

const storedOf = ({ version, scanModules }: AdminOrganization): StoredModules => ({ version, modules: scanModules });

/** What is stored now, where somebody else was faster. */
function currentOf(fault: unknown): StoredModules | null {
  const { status, body } = fault as HttpError;
  const current = status === 412 ? (body as Problem | null)?.current : null;
  return current ? storedOf(current as AdminOrganization) : null;
}

/**
 * Saves the whole list over the version that was read (MODS-21). `current` is what is there now when somebody else has
 * changed the modules meanwhile; a change of anything else of the organization is no reason to ask.
 */
export function useSaveModules({ id, name }: Pick<AdminOrganization, 'id' | 'name'>, edited: ModulesDraft) {
  const translate = useTranslate();
  const notify = useNotify();
  const [update] = useUpdate<RaRecord<number>>();
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [current, setCurrent] = useState<StoredModules | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { stored, draft } = edited;

  const send = async (version: number) =>
    storedOf(
      (await update(
        'organizations',
        { id, data: { scanModules: storedModules(draft) }, previousData: { id, version } },
        { returnPromise: true },
      )) as AdminOrganization,
    );
  const sendOnce = async () => {
    try {
      return await send(stored.version);
    } catch (fault) {
      const now = currentOf(fault);
      if (!now || differ(now.modules, stored.modules)) throw fault;
      return send(now.version);
    }
  };
  const explain = (fault: HttpError) => {
    const { fields } = (fault.body ?? {}) as Partial<Problem>;
    const said = Object.entries(fields ?? {}).map(([place, message]) => {
      const module: DraftModule | undefined = draft[Number(/^scanModules\.(\d+)\./.exec(place)?.[1] ?? NaN)];
      return module ? translate('scanModules.fault', { name: module.name, message }) : message;
    });
    return said.join(' ') || fault.message;
  };

  const save = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      edited.goOnFrom(await sendOnce(), draft);
      setCurrent(null);
      notify('scanModules.saved', { type: 'success', messageArgs: { name } });
      return true;
    } catch (fault) {
      const now = currentOf(fault);
      setCurrent(now);
      if (!now) setFailure(explain(fault as HttpError));
      return false;
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  const overcome = (how: (now: StoredModules) => void) => () => {
    if (current) how(current);
    setCurrent(null);
  };
  return {
    save,
    busy,
    failure,
    clash: current,
    keepMine: overcome((now) => edited.goOnFrom(now, stored.modules)),
    takeTheirs: overcome(edited.take),
    forgetFailure: () => setFailure(null),
  };
}
