import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import {
  Form,
  SaveButton,
  useRedirect,
  useResourceContext,
  useSaveContext,
  useTranslate,
  type FormProps,
} from 'react-admin';
import { useEffect, useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormDialog } from '../FormDialog.tsx';
import { useKeptValues } from '../useKeptForm.ts';

export interface FormInDialogProps extends Pick<FormProps, 'defaultValues' | 'resolver'> {
  title: string;
  /** Text or message key of the button that saves. */
  submit?: string;
  size?: 'xs' | 'sm' | 'md';
  children: ReactNode;
}

interface InsideProps {
  kept: string;
  onDirty: (isDirty: boolean) => void;
}

/** What the server says of the form as a whole, unless it stands beside an input. */
const Inside = ({ kept, onDirty }: InsideProps) => {
  const form = useFormContext();
  const { isDirty, errors } = form.formState;
  useKeptValues(kept, form);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const { root, ...ofFields } = errors;
  const message = root?.serverError?.message;
  return message && Object.keys(ofFields).length === 0 ? <Alert severity="error">{message}</Alert> : null;
};

/** Saved meanwhile by somebody else, a record changes below what was typed. */
const keepTyped = { keepDirtyValues: true };

/**
 * react-admin's form of the create or edit context around it, in a dialog. What was typed when a session ended is there again;
 * `kept` tells the form from others. Closing leads back to the list; over something typed only by the cross and Cancel.
 */
export const FormInDialog = ({
  kept,
  title,
  submit,
  size,
  children,
  ...form
}: FormInDialogProps & { kept: string }) => {
  const translate = useTranslate();
  const redirect = useRedirect();
  const resource = useResourceContext();
  const saving = useSaveContext()?.saving ?? false;
  const [isDirty, setIsDirty] = useState(false);
  const close = () => redirect('list', resource);
  return (
    <FormDialog title={title} size={size} holdsDraft={isDirty} onClose={close}>
      <Form {...form} noValidate disableInvalidFormNotification resetOptions={keepTyped}>
        <DialogContent>
          <Stack gap={2} paddingTop={1}>
            <Inside kept={kept} onDirty={setIsDirty} />
            {children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('ra.action.cancel')}</Button>
          <SaveButton alwaysEnable={!saving} icon={<></>} label={submit} />
        </DialogActions>
      </Form>
    </FormDialog>
  );
};
