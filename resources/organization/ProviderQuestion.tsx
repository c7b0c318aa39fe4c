import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useState } from 'react';
import { deletePractitioner, resendPractitionerInvite, type Practitioner } from '../../contract/practitioners.ts';
import { isProblem } from '../../contract/problem.ts';
import { useCaller } from '../../dataProvider/useCaller.ts';
import { DialogButtons } from '../../src/components/DialogButtons.tsx';
import { FormDialog } from '../../src/components/FormDialog.tsx';

export type Question = 'resend' | 'remove';

interface Props {
  question: Question;
  provider: Practitioner;
  onClose: () => void;
}

/** Asks before an invite is sent again or a provider is deleted, naming the person (ORG-21, ORG-22, OPEN-112). */
export const ProviderQuestion = ({ question, provider: { id, firstName, lastName }, onClose }: Props) => {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const say = (part: string) => translate(`providers.${question}.${part}`, { name: `${firstName} ${lastName}` });

  const submit = async () => {
    setBusy(true);
    const definition = question === 'resend' ? resendPractitionerInvite : deletePractitioner;
    const answer = await call(definition, { params: { id }, idempotencyKey });
    setBusy(false);
    if (isProblem(answer)) notify(answer.message || say('failed'), { type: 'error' });
    else notify(say('done'), { type: 'success' });
    // Where somebody else was faster, asking again would change nothing.
    if (isProblem(answer) && answer.status !== 404 && answer.status !== 409) return;
    onClose();
    refresh();
  };

  return (
    <FormDialog title={say('action')} size="xs" onClose={onClose}>
      <DialogContent>
        <Typography>{say('question')}</Typography>
        <DialogButtons
          cancel={translate('providers.cancel')}
          submit={say('action')}
          tone={question === 'remove' ? 'error' : 'primary'}
          busy={busy}
          onCancel={onClose}
          onSubmit={() => void submit()}
        />
      </DialogContent>
    </FormDialog>
  );
};
