import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { SignUpInvite } from '../../contract/identity.ts';
import { useCopyText } from '../../src/components/useCopyText.ts';
import { Facts } from '../../src/components/Facts.tsx';

/** Whom an invite is for, and the link of it (AUSR-10..14). */
export const InviteFound = ({ invite }: { invite: SignUpInvite }) => {
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
