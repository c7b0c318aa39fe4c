import { useQueryClient } from '@tanstack/react-query';
import {
  CreateBase,
  EditBase,
  useNotify,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
  type RaRecord,
  type RedirectionSideEffect,
} from 'react-admin';
import { useState, type ComponentType } from 'react';
import { useParams } from 'react-router';
import { ConflictNotice, FieldChanges } from '../editing/ConflictNotice.tsx';
import { theirChanges, type FieldChange } from '../editing/conflict.ts';
import { toProblem } from '../editing/useVersionedSave.ts';
import { addMessages } from '../i18n/loadedMessages.ts';
import { FormInDialog, type FormInDialogProps } from './FormInDialog.tsx';
import { recordFormMessages } from './messages.en.ts';

addMessages({ en: recordFormMessages });

/** Says that a record could not be saved: `resources.<name>.notifications.failed`, or the server's own words without it. */
function useNotifyFailure() {
  const notify = useNotify();
  const translate = useTranslate();
  const resource = useResourceContext();
  return ({ message }: Error) =>
    notify(translate(`resources.${resource}.notifications.failed`, { _: message }), { type: 'error' });
}

interface CreateProps extends Omit<FormInDialogProps, 'title'> {
  /** The resource's list, which stays behind the dialog. */
  list: ComponentType;
  /** What is done instead of saying so and going back to the list. */
  onCreated?: (record: RaRecord) => void;
  /** Turns the form's values into what is sent. */
  transform?: (values: never) => object;
}

/**
 * The `create` view of a resource as a dialog over its list, titled by `resources.<name>.page.create`. A second press adds
 * nothing twice.
 */
export const CreateDialog = ({ list: List, onCreated, transform, ...form }: CreateProps) => {
  const resource = useResourceContext();
  const onError = useNotifyFailure();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return (
    <>
      <List />
      <CreateBase
        redirect="list"
        transform={transform as never}
        mutationOptions={{ meta: { idempotencyKey }, onError, ...(onCreated && { onSuccess: onCreated }) }}
        render={({ defaultTitle }) => <FormInDialog kept={`${resource}/new`} title={defaultTitle!} {...form} />}
      />
    </>
  );
};

interface EditProps<Item extends RaRecord> extends Omit<FormInDialogProps, 'title'> {
  list: ComponentType;
  /** Turns the form's values into what is sent. */
  transform?: (values: Item) => object;
  redirect?: RedirectionSideEffect;
}

/**
 * The `edit` view of a resource as a dialog over its list, titled by `resources.<name>.page.edit`. What somebody else has saved
 * meanwhile is shown first, over what was typed, and saved over only by another press.
 */
export function EditDialog<Item extends RaRecord>(props: EditProps<Item>) {
  const {
    list: List,
    transform = (values: Item): object => values,
    submit,
    children,
    redirect = 'list',
    ...form
  } = props;
  const resource = useResourceContext()!;
  const { id } = useParams();
  const notifyFailure = useNotifyFailure();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const toLabel = useTranslateLabel();
  const [conflict, setConflict] = useState<{ title: string; changes: FieldChange<Record<string, unknown>>[] }>();
  const onError = (error: unknown, { data: sent = {} }: { data?: object }) => {
    const { status, current } = toProblem(error);
    notifyFailure(error as Error);
    if (status !== 412 || !current) return;
    const { updatedBy, ...theirs } = current as Item & { updatedBy?: { firstName: string; lastName: string } | null };
    const query = { queryKey: [resource, 'getOne', { id }] };
    const [[, before] = []] = queryClient.getQueriesData<Item>(query);
    const onlySent = (values: object = {}) =>
      Object.fromEntries(Object.entries(values).filter(([field]) => field in sent));
    setConflict({
      title: updatedBy
        ? translate('recordForm.changedBy', { name: `${updatedBy.firstName} ${updatedBy.lastName}` })
        : translate('recordForm.changed'),
      changes: theirChanges(onlySent(before), onlySent(theirs), sent),
    });
    // The form goes on from what is there now, and so does the list behind it.
    queryClient.setQueriesData(query, current);
    void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
  };
  return (
    <>
      <List />
      <EditBase<Item>
        mutationMode="pessimistic"
        redirect={redirect}
        transform={transform as never}
        mutationOptions={{ onError }}
        render={({ record, defaultTitle }) =>
          record && (
            <FormInDialog
              {...form}
              kept={`${resource}/${id}`}
              title={defaultTitle!}
              submit={conflict ? 'recordForm.saveAnyway' : submit}
            >
              {conflict && (
                <ConflictNotice title={conflict.title}>
                  <FieldChanges changes={conflict.changes} label={(source: string) => toLabel({ source })} />
                </ConflictNotice>
              )}
              {children}
            </FormInDialog>
          )
        }
      />
    </>
  );
}
