import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { isProblem, type Problem } from '../../../contract/platform/error.ts';
import { DialogButtons, FormDialog } from '../../../src/ui/FormDialog.tsx';

interface Props<Answer> {
  title: string;
  hint: string;
  submit: string;
  tone?: 'primary' | 'error';
  children?: ReactNode;
  send: () => Promise<Answer | Problem>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
}

/** Asks before a change and makes it; what the server refuses stays in the dialog. */
export function Question<Answer extends object>(props: Props<Answer>) {
  const { title, hint, submit, tone, children, send, onDone, onClose } = props;
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const make = async () => {
    setBusy(true);
    const answer = await send();
    setBusy(false);
    if (!isProblem(answer)) return onDone(answer);
    setFailure(answer.fields?.keySet ?? (answer.message || translate('apiClients.notDone')));
  };
  return (
    <FormDialog title={title} size="xs" onClose={onClose}>
      <DialogContent>
        <Stack gap={2.5}>
          {failure && <Alert severity="error">{failure}</Alert>}
          <Typography>{hint}</Typography>
          {children}
        </Stack>
        <DialogButtons
          cancel={translate('apiClients.cancel')}
          submit={submit}
          tone={tone}
          busy={busy}
          onCancel={onClose}
          onSubmit={() => void make()}
        />
      </DialogContent>
    </FormDialog>
  );
}
