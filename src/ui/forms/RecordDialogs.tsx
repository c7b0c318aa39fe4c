import { useQueryClient } from '@tanstack/react-query';
import {
  CreateBase,
  EditBase,
  useCreate,
  useNotify,
  useRedirect,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
  useUpdate,
  type RaRecord,
  type RedirectionSideEffect,
} from 'react-admin';
import { useState, type ComponentType } from 'react';
import { useParams } from 'react-router';
import type { Problem } from '../../../contract/platform/error.ts';
import { ConflictNotice, FieldChanges } from '../editing/SaveNotices.tsx';
import { theirChanges, type FieldChange } from '../editing/conflict.ts';
import { usePersistedDraft } from '../editing/usePersistedDraft.ts';
import { toProblem, useVersionedSave } from '../editing/useVersionedSave.ts';
import { addMessages } from '../i18n/loadedMessages.ts';
import { DialogForm, type FormInDialogProps } from './FormInDialog.tsx';
import { recordFormMessages } from './messages.en.ts';
import type { frameworkMessages } from '../i18n/messages/framework.en.ts';
import type { MessageKey } from '../i18n/translated.ts';

addMessages({ en: recordFormMessages });

/**
 * Notifies of a record that was saved or could not be: `resources.<name>.notifications.created`, `updated` or `failed`, by
 * default react-admin's texts and the server's message.
 */
function useSaveNotifications() {
  const notify = useNotify();
  const translate = useTranslate();
  const resource = useResourceContext()!;
  return {
    notifySaved: (outcome: 'created' | 'updated') =>
      notify(`resources.${resource}.notifications.${outcome}`, {
        type: 'info',
        messageArgs: {
          smart_count: 1,
          _: translate(`ra.notification.${outcome}` satisfies MessageKey<typeof frameworkMessages>, { smart_count: 1 }),
        },
      }),
    notifyFailure: ({ message }: Problem) =>
      notify(translate(`resources.${resource}.notifications.failed`, { _: message }), { type: 'error' }),
  };
}

type VersionedRecord = RaRecord & { version?: number };

/** The messages of a form's fields that react-admin shows beside them, if the save was rejected for them. */
const getFieldErrors = (answer: unknown): object | undefined => (answer as { errors?: object } | null)?.errors;

interface CreateProps extends Omit<FormInDialogProps, 'title'> {
  /** The resource's list, which stays behind the dialog. */
  list: ComponentType;
  /** Called instead of the notification and the way back to the list. */
  onCreated?: (record: RaRecord) => void;
  /** Turns the form's values into what is sent. */
  transform?: (values: never) => object;
}

const CreateForm = (props: Omit<CreateProps, 'list'> & { title: string }) => {
  const { onCreated, transform = (values: object) => values, ...form } = props;
  const resource = useResourceContext()!;
  const redirect = useRedirect();
  const { notifySaved, notifyFailure } = useSaveNotifications();
  const [create] = useCreate<VersionedRecord>();
  const draft = usePersistedDraft(`${resource}/new`);
  const { save } = useVersionedSave<object, VersionedRecord>({
    draft,
    send: (data, { idempotencyKey }) => {
      const created = create(resource, { data, meta: { idempotencyKey } }, { returnPromise: true });
      return (created as Promise<VersionedRecord>).catch(toProblem);
    },
    onProblem: notifyFailure,
    onSaved: (record) => {
      if (onCreated) return onCreated(record);
      notifySaved('created');
      redirect('list', resource);
    },
  });
  return (
    <DialogForm
      {...form}
      draft={draft}
      onSubmit={async (values: object) => getFieldErrors(await save(transform(values as never)))}
    />
  );
};

/** The `create` view of a resource as a dialog over its list, titled by `resources.<name>.page.create`. */
export const CreateDialog = ({ list: List, ...form }: CreateProps) => (
  <>
    <List />
    <CreateBase render={({ defaultTitle }) => <CreateForm {...form} title={defaultTitle!} />} />
  </>
);

interface EditProps<Item extends VersionedRecord> extends Omit<FormInDialogProps, 'title'> {
  list: ComponentType;
  /** Turns the form's values into what is sent. */
  transform?: (values: Item) => object;
  redirect?: RedirectionSideEffect;
}

type EditFormProps<Item extends VersionedRecord> = Omit<EditProps<Item>, 'list'> & { title: string; record: Item };
interface Conflict {
  title: string;
  changes: FieldChange<Record<string, unknown>>[];
}

function EditForm<Item extends VersionedRecord>(props: EditFormProps<Item>) {
  const {
    record,
    transform = (values: Item): object => values,
    submit,
    children,
    redirect: target = 'list',
    ...form
  } = props;
  const resource = useResourceContext()!;
  const { id } = useParams();
  const redirect = useRedirect();
  const translate = useTranslate();
  const toLabel = useTranslateLabel();
  const queries = useQueryClient();
  const { notifySaved, notifyFailure } = useSaveNotifications();
  const [update] = useUpdate<Item>();
  const [conflict, setConflict] = useState<Conflict>();
  const draft = usePersistedDraft(`${resource}/${id}`);
  const setStored = (stored: Item) => queries.setQueriesData({ queryKey: [resource, 'getOne', { id }] }, stored);

  const { save, base, resolve } = useVersionedSave<object, Item>({
    draft,
    record,
    send: (data, { idempotencyKey }, previousData) => {
      const updated = update(
        resource,
        { id: record.id, data, previousData, meta: { idempotencyKey } },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      return (updated as Promise<Item>).catch(toProblem);
    },
    onSaved: (saved) => {
      setStored(saved);
      notifySaved('updated');
      redirect(target, resource, saved.id, saved);
    },
    onProblem: (problem, sent) => {
      notifyFailure(problem);
      if (problem.status === 412 && problem.current) goOnFrom(problem.current as Item, sent);
    },
  });

  /** Shows what another user has saved, under what was typed; the next press saves over it. */
  function goOnFrom(theirs: Item, sent: object): void {
    const { updatedBy } = theirs as { updatedBy?: { firstName: string; lastName: string } | null };
    const onlySent = (values: object = {}) =>
      Object.fromEntries(Object.entries(values).filter(([field]) => field in sent));
    setConflict({
      title: updatedBy
        ? translate('recordForm.changedBy', { name: `${updatedBy.firstName} ${updatedBy.lastName}` })
        : translate('recordForm.changed'),
      changes: theirChanges(onlySent(base), onlySent(theirs), onlySent(sent)),
    });
    resolve(theirs);
    setStored(theirs);
    void queries.invalidateQueries({ queryKey: [resource, 'getList'] });
  }

  return (
    <DialogForm
      {...form}
      draft={draft}
      submit={conflict ? 'recordForm.saveAnyway' : submit}
      onSubmit={async (values: object) => getFieldErrors(await save(transform(values as Item)))}
    >
      {conflict && (
        <ConflictNotice title={conflict.title}>
          <FieldChanges changes={conflict.changes} label={(source: string) => toLabel({ source })} />
        </ConflictNotice>
      )}
      {children}
    </DialogForm>
  );
}

/**
 * The `edit` view of a resource as a dialog over its list, titled by `resources.<name>.page.edit`. What another user has saved
 * meanwhile is shown first, over what was typed, and saved over only by another press.
 */
export function EditDialog<Item extends VersionedRecord>({ list: List, ...form }: EditProps<Item>) {
  return (
    <>
      <List />
      <EditBase<Item>
        mutationMode="pessimistic"
        render={({ record, defaultTitle }) =>
          record && <EditForm<Item> {...form} record={record} title={defaultTitle!} />
        }
      />
    </>
  );
}
