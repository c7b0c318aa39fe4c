import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { Form, SaveButton, useRedirect, useResourceContext, useTranslate, type FormProps } from 'react-admin';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { FormDialog } from '../FormDialog.tsx';
import type { Draft } from '../editing/draftStorage.ts';
import { usePersistedDraft, usePersistedValues } from '../editing/usePersistedDraft.ts';

export interface FormInDialogProps extends Pick<FormProps, 'defaultValues' | 'validate'> {
  title: string;
  /** Text or message key of the button that saves. */
  submit?: string;
  /** A field without which there is nothing to save. */
  needs?: string;
  size?: 'xs' | 'sm' | 'md';
  children: ReactNode;
}

interface DialogFormProps extends FormInDialogProps, Pick<FormProps, 'onSubmit'> {
  draft: Draft;
  /** For a form that is no view of a resource. */
  onClose?: () => void;
}

interface InsideProps {
  draft: Draft;
  inputs: RefObject<HTMLElement | null>;
  onDirty: (isDirty: boolean) => void;
}

/** Every message beside an input, whatever group of the record it belongs to. */
const listMessages = (errors: object): unknown[] =>
  Object.values(errors).flatMap((error: object | undefined) =>
    error && 'message' in error ? [error.message] : listMessages(error ?? {}),
  );

/** What the server says of the form as a whole, unless it stands beside an input. */
const Inside = ({ draft, inputs, onDirty }: InsideProps) => {
  const form = useFormContext();
  const { isDirty, errors } = form.formState;
  usePersistedValues(draft, form);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const { root, ...ofFields } = errors;
  const answer = root?.serverError;
  useEffect(() => {
    if (answer) inputs.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [answer, inputs]);
  const message = answer?.message;
  return message && !listMessages(ofFields).includes(message) ? <Alert severity="error">{message}</Alert> : null;
};

const Submit = ({ label, needs }: { label?: string; needs?: string }) => {
  const { isSubmitting: busy } = useFormState();
  const lacks = !useWatch({ name: needs ?? '', disabled: !needs }) && needs !== undefined;
  return <SaveButton alwaysEnable={!busy && !lacks} icon={<></>} label={label} />;
};

/** What is long scrolls between the title and the buttons. */
const Shape = styled(Form)({ display: 'flex', flexDirection: 'column', minHeight: 0 });

/** Saved meanwhile by somebody else, a record changes below what was typed. */
const keepTyped = { keepDirtyValues: true };

/**
 * react-admin's form in a dialog, whose values are restored from the draft. Closing leads back to the list; over something
 * typed only by the cross and Cancel.
 */
export const DialogForm = ({ draft, title, submit, needs, size, children, onClose, ...form }: DialogFormProps) => {
  const translate = useTranslate();
  const redirect = useRedirect();
  const resource = useResourceContext();
  const inputs = useRef<HTMLDivElement>(null);
  const [isDirty, setIsDirty] = useState(false);
  const close = onClose ?? (() => redirect('list', resource));
  return (
    <FormDialog title={title} size={size} holdsDraft={isDirty} onClose={close}>
      <Shape {...form} noValidate disableInvalidFormNotification resetOptions={keepTyped}>
        <DialogContent ref={inputs}>
          <Stack gap={2} paddingTop={1}>
            <Inside draft={draft} inputs={inputs} onDirty={setIsDirty} />
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('ra.action.cancel')}</Button>
          <Submit label={submit} needs={needs} />
        </DialogActions>
      </Shape>
    </FormDialog>
  );
};

/** The same with a draft of its own; `name` tells the form from others. */
export const FormInDialog = ({ name, ...form }: Omit<DialogFormProps, 'draft'> & { name: string }) => (
  <DialogForm {...form} draft={usePersistedDraft(name)} />
);
