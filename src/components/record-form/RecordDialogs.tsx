import { useQueryClient } from '@tanstack/react-query';
import {
  CreateBase,
  EditBase,
  useNotify,
  useResourceContext,
  type HttpError,
  type RaRecord,
  type RedirectionSideEffect,
} from 'react-admin';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { FormInDialog, type FormInDialogProps } from './FormInDialog.tsx';

interface CreateProps extends FormInDialogProps {
  /** The resource's list, which stays behind the dialog. */
  list: ComponentType;
  /** Said when it could not be added; the server's own words without it. */
  failed?: string;
  /** What is done instead of saying so and going back to the list. */
  onCreated?: (record: RaRecord) => void;
  /** Turns the form's values into what is sent. */
  transform?: (values: never) => object;
}

/** The `create` view of a resource as a dialog over its list. A second press adds nothing twice. */
export const CreateDialog = ({ list: List, failed, onCreated, transform, ...form }: CreateProps) => {
  const resource = useResourceContext();
  const notify = useNotify();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const onError = ({ message }: Error) => notify(failed ?? message, { type: 'error' });
  return (
    <>
      <List />
      <CreateBase
        redirect="list"
        transform={transform as never}
        mutationOptions={{ meta: { idempotencyKey }, onError, ...(onCreated && { onSuccess: onCreated }) }}
      >
        <FormInDialog kept={`${resource}/new`} {...form} />
      </CreateBase>
    </>
  );
};

interface EditProps<Item extends RaRecord> extends Omit<FormInDialogProps, 'children' | 'title'> {
  list: ComponentType;
  title: (record: Item) => string;
  /** Turns the form's values into what is sent. */
  transform?: (values: Item) => object;
  /** Said when it could not be saved; the server's own words without it. */
  failed?: string;
  /** Says what somebody else has saved meanwhile. */
  changed: (theirs: Item) => ReactNode;
  /** Label of the button that then saves over it. */
  saveAnyway: string;
  redirect?: RedirectionSideEffect;
  children: ReactNode;
}

/**
 * The `edit` view of a resource as a dialog over its list. What somebody else has saved meanwhile is shown first, under what
 * was typed, and saved over only by another press.
 */
export function EditDialog<Item extends RaRecord>(props: EditProps<Item>) {
  const { list: List, title, transform, failed, changed, saveAnyway, submit, children, ...form } = props;
  const resource = useResourceContext()!;
  const { id } = useParams();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [theirs, setTheirs] = useState<Item>();
  const onError = (error: unknown) => {
    const { message, status, body } = error as HttpError;
    notify(failed ?? message, { type: 'error' });
    const current = (body as { current?: Item } | null)?.current;
    if (status !== 412 || !current) return;
    setTheirs(current);
    // The form goes on from what is there now, and so does the list behind it.
    queryClient.setQueriesData({ queryKey: [resource, 'getOne', { id }] }, current);
    void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
  };
  return (
    <>
      <List />
      <EditBase<Item>
        mutationMode="pessimistic"
        redirect="list"
        transform={transform as never}
        mutationOptions={{ onError }}
        render={({ record }) =>
          record && (
            <FormInDialog
              {...form}
              kept={`${resource}/${id}`}
              title={title(record)}
              submit={theirs ? saveAnyway : submit}
            >
              {theirs && changed(theirs)}
              {children}
            </FormInDialog>
          )
        }
      />
    </>
  );
}
