import DialogContent from '@mui/material/DialogContent';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { isProblem } from '../../contract/platform/error.ts';
import { MAX_PAGE_SIZE } from '../../contract/platform/limits.ts';
import { deleteTemplate, deleteTemplates, listTemplates } from '../../contract/programs/programs.ts';
import type { Caller } from '../../dataProvider/provider.ts';
import { useCall, useCaller } from '../../src/ui/useCall.ts';
import { DialogButtons, FormDialog } from '../../src/ui/FormDialog.tsx';
import { PageLoading } from '../../src/ui/PageStates.tsx';

/** After the notification the cards stay for a moment, fade, and disappear (TPL-17). */
const STAY_MS = 1000;
const FADE_MS = 200;

/** Templates to delete: one by name, or several selected ones. */
interface DeletionRequest {
  ids: readonly number[];
  name?: string;
}

const none: ReadonlySet<number> = new Set();

const send = async (call: Caller, { ids, name }: DeletionRequest, idempotencyKey: string) => {
  if (name === undefined) return call(deleteTemplates, { body: { ids: [...ids] }, idempotencyKey });
  const answer = await call(deleteTemplate, { params: { id: ids[0]! }, idempotencyKey });
  return isProblem(answer) ? answer : { deleted: ids, gone: [] };
};

/**
 * Deletes templates after confirmation; `fading` contains the cards about to disappear. Templates that another user
 * has deleted meanwhile are reported. `onDone` is called at once, `onGone` instead of the fading.
 */
export function useTemplateDeletion({ onDone, onGone }: { onDone?: () => void; onGone?: () => void } = {}) {
  const notify = useNotify();
  const call = useCaller();
  const queryClient = useQueryClient();
  const [pending, requestDeletion] = useState<DeletionRequest | null>(null);
  const [busy, setBusy] = useState(false);
  const [fading, setFading] = useState(none);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  const key = useRef('');
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  const removeCards = () => {
    setFading(none);
    for (const name of ['programs/templates', 'listTemplates', 'getTemplate'])
      void queryClient.invalidateQueries({ queryKey: [name] });
  };

  const confirm = async () => {
    if (!pending || busy) return;
    setBusy(true);
    const answer = await send(call, pending, key.current);
    setBusy(false);
    const isAlreadyDeleted = isProblem(answer) && answer.status === 404;
    if (isProblem(answer) && !isAlreadyDeleted) return notify(answer.message, { type: 'error' });
    requestDeletion(null);
    onDone?.();
    const count = pending.ids.length;
    if (isProblem(answer)) notify('templates.wereGone', { type: 'warning', messageArgs: { smart_count: count } });
    else if (answer.gone.length > 0)
      notify('templates.someGone', {
        type: 'warning',
        messageArgs: { deleted: answer.deleted.length, smart_count: answer.gone.length },
      });
    else notify('templates.deleted', { type: 'success', messageArgs: { smart_count: count } });
    if (onGone || isAlreadyDeleted) {
      removeCards();
      return onGone?.();
    }
    timers.current.push(
      setTimeout(() => setFading(new Set(pending.ids)), STAY_MS),
      setTimeout(removeCards, STAY_MS + FADE_MS),
    );
  };

  return {
    pending,
    busy,
    fading,
    requestDeletion: (what: DeletionRequest) => {
      key.current = crypto.randomUUID();
      requestDeletion(what);
    },
    cancel: () => requestDeletion(null),
    confirm: () => void confirm(),
  };
}

const everyTemplate = { query: { limit: MAX_PAGE_SIZE, sort: 'name' } };

/** Asks before one template or several are deleted, by name: a selected card may be hidden by a search (OPEN-089). */
export const DeleteTemplates = ({ deletion }: { deletion: ReturnType<typeof useTemplateDeletion> }) => {
  const translate = useTranslate();
  const { pending, busy, cancel, confirm } = deletion;
  const isMany = pending !== null && pending.name === undefined;
  const { data: all, isLoading } = useCall(listTemplates, everyTemplate, { enabled: isMany });
  if (!pending) return null;
  const { ids, name } = pending;
  const many = { smart_count: ids.length };
  return (
    <FormDialog
      title={isMany ? translate('templates.deleteManyTitle', many) : translate('templates.deleteTitle')}
      size="xs"
      onClose={cancel}
    >
      <DialogContent sx={{ overflowWrap: 'anywhere' }}>
        <p>{isMany ? translate('templates.deleteManyText', many) : translate('templates.deleteText', { name })}</p>
        {isLoading && <PageLoading />}
        {isMany && all && (
          <ul>
            {all.items.map((template) => ids.includes(template.id) && <li key={template.id}>{template.name}</li>)}
          </ul>
        )}
        <DialogButtons
          cancel={translate('templates.cancel')}
          submit={isMany ? translate('templates.deleteMany', many) : translate('templates.delete')}
          tone="error"
          busy={busy}
          disabled={isLoading}
          onCancel={cancel}
          onSubmit={confirm}
        />
      </DialogContent>
    </FormDialog>
  );
};
