import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';
import { useState } from 'react';
import { disableOrganization, enableOrganization } from '../../contract/admin-organizations.ts';
import { isProblem } from '../../contract/problem.ts';
import { call } from '../../dataProvider/client.ts';
import { DialogButtons } from '../../src/components/DialogButtons.tsx';
import { useModal } from '../../src/layout/ModalHost.tsx';
import { toast } from '../../src/toasts/toasts.ts';

interface Props {
  id: number;
  name: string;
  disabled: boolean;
}

/** Enables an organization, or disables it after a question (AORG-14, AORG-15); the list reloads afterwards (AORG-19). */
export const EnableButton = ({ id, name, disabled }: Props) => {
  const translate = useTranslate();
  const { openModal } = useModal();
  const { refetch } = useListContext();
  const [busy, setBusy] = useState(false);
  const change = disabled ? 'enable' : 'disable';
  const say = (part: string) => translate(`organizations.${change}.${part}`, { name });

  const submit = async () => {
    setBusy(true);
    toast('info', say('progress'));
    const answer = await call(disabled ? enableOrganization : disableOrganization, { params: { id } });
    setBusy(false);
    if (isProblem(answer)) toast('error', say('failed'));
    else toast('success', say('done'));
    void refetch();
  };

  const ask = () =>
    openModal({
      title: say('title'),
      content: (close) => (
        <>
          <Typography>{say('warning')}</Typography>
          <DialogButtons
            cancel={translate('organizations.form.cancel')}
            submit={say('action')}
            tone="error"
            busy={false}
            onCancel={close}
            onSubmit={() => {
              close();
              void submit();
            }}
          />
        </>
      ),
    });

  return (
    <Button
      size="small"
      variant="outlined"
      color={disabled ? 'primary' : 'error'}
      loading={busy}
      aria-label={`${say('action')} ${name}`}
      onClick={disabled ? () => void submit() : ask}
    >
      {say('action')}
    </Button>
  );
};
