import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { Form, SaveButton, TextInput, useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { findInvite } from '../../../contract/team/admin-users.ts';
import type { SignUpInvite } from '../../../contract/identity/account.ts';
import { isProblem } from '../../../contract/platform/error.ts';
import { useCaller } from '../../../src/ui/useCall.ts';
import { PageHeading } from '../../../src/ui/PageHeading.tsx';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useCopyText } from '../../../src/ui/hooks.ts';
import { Facts } from '../../../src/ui/FactList.tsx';

/** The recipient of an invite and its link (AUSR-10..14). */
const InviteResult = ({ invite }: { invite: SignUpInvite }) => {
  const translate = useTranslate();
  const copyText = useCopyText();
  const { firstName, lastName, email, inviteCode, hasAccount } = invite;
  const link = inviteCode ? `${window.location.origin}/user/create/${inviteCode}` : '';
  return (
    <Paper variant="outlined" sx={{ p: 3 }}>
      <Stack gap={2} alignItems="flex-start">
        <Facts
          facts={[
            [translate('signupLink.name'), `${firstName} ${lastName}`],
            [translate('signupLink.foundEmail'), email],
            [translate('signupLink.link'), hasAccount ? <s key="link">{link || '-'}</s> : link || '-'],
          ]}
        />
        {link && (
          <Button
            variant="outlined"
            startIcon={<ContentCopyIcon />}
            onClick={() => void copyText(link, 'signupLink.copied', 'signupLink.notCopied')}
          >
            {translate('signupLink.copy')}
          </Button>
        )}
      </Stack>
    </Paper>
  );
};

const isTyped = (email: string | null) => (email?.trim() ? undefined : 'signupLink.required');

/** `/admin/users/signup-link` (AUSR-06..14, OPEN-122). */
export default function SignupLinkPage() {
  const call = useCaller();
  const translate = useTranslate();
  const notify = useNotify();
  const [invite, setInvite] = useState<SignUpInvite>();

  const find = async (form: object) => {
    setInvite(undefined);
    const { email } = form as { email: string };
    const found = await call(findInvite, { query: { email: email.trim() } });
    if (!isProblem(found)) return setInvite(found);
    const { fields, status, message } = found;
    if (fields?.email) return { email: fields.email };
    notify(status === 404 ? 'signupLink.notFound' : message, { type: 'error' });
  };

  return (
    <>
      <PageHeading title={translate('signupLink.title')} lead={translate('signupLink.lead')} />
      <Stack gap={3} maxWidth={560}>
        <Paper variant="outlined" sx={{ p: 3 }}>
          <Form defaultValues={{ email: '' }} onSubmit={find} noValidate disableInvalidFormNotification>
            <Stack gap={2} alignItems="flex-start">
              <TextInput source="email" type="email" label="signupLink.email" validate={isTyped} fullWidth />
              <SaveButton alwaysEnable icon={<></>} label="signupLink.search" />
            </Stack>
          </Form>
        </Paper>
        {invite?.hasAccount && <Alert severity="warning">{translate('signupLink.hasAccount')}</Alert>}
        {invite && <InviteResult invite={invite} />}
      </Stack>
    </>
  );
}
