import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { CreatedSecret } from '../../../contract/api-clients/api-clients.ts';
import { FHIR_BASE, issueToken, SMART_CONFIGURATION } from '../../../contract/api-clients/token.ts';
import { mayUseFhir } from '../../../domain/identity/fhir-access.ts';
import { Facts } from '../../../src/ui/FactList.tsx';
import { FormDialog } from '../../../src/ui/FormDialog.tsx';
import { CopyLine } from './CopyLine.tsx';

interface Props {
  created: CreatedSecret;
  title: string;
  onClose: () => void;
}

/** What the system needs to sign in. A secret is shown here for the only time, so nothing but the buttons closes it. */
export const SecretDialog = ({ created: { client, secret }, title, onClose }: Props) => {
  const translate = useTranslate();
  const line = (what: string, value: string) => [what, <CopyLine key={what} what={what} value={value} />] as const;
  return (
    <FormDialog title={title} onClose={onClose} holdsDraft asks="shownOnce">
      <DialogContent>
        <Stack gap={2.5}>
          <Alert severity={secret ? 'warning' : 'success'}>
            {translate(secret ? 'apiClients.shownOnce' : 'apiClients.keyReady')}
          </Alert>
          <Facts
            facts={[
              line(translate('apiClients.clientId'), client.clientId),
              ...(secret ? [line(translate('apiClients.secret'), secret)] : []),
              line(translate('apiClients.tokenAddress'), `${window.location.origin}/api${issueToken.path}`),
              ...(mayUseFhir(client.scopes)
                ? [
                    line(
                      translate('apiClients.smartAddress'),
                      `${window.location.origin}${FHIR_BASE}${SMART_CONFIGURATION}`,
                    ),
                  ]
                : []),
            ]}
          />
          <Button variant="contained" onClick={onClose} sx={{ alignSelf: 'flex-end' }}>
            {translate('apiClients.done')}
          </Button>
        </Stack>
      </DialogContent>
    </FormDialog>
  );
};
