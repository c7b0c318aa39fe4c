import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { MAX_CLIENT_SECRETS, OVERLAP_HOURS } from '../../contract/api-clients/limits.ts';
import {
  addWebhookSecret,
  removeWebhookEndpoint,
  type CreatedWebhook,
  type WebhookEndpoint,
} from '../../contract/webhooks/webhooks.ts';
import { Choice } from '../../src/ui/Choice.tsx';
import { Facts } from '../../src/ui/FactList.tsx';
import { FormDialog } from '../../src/ui/FormDialog.tsx';
import { useCaller } from '../../src/ui/useCall.ts';
import { CopyLine } from '../api-clients/shared/CopyLine.tsx';
import { Question } from '../api-clients/shared/Question.tsx';
import type { WebhookKey } from './messages.en.ts';
import { getWebhookName } from './webhookName.ts';

interface Props {
  endpoint: WebhookEndpoint;
  onClose: () => void;
}

/** Replaces the secret of a webhook; the current one may sign as well for a while. */
export const ReplaceSecretDialog = ({
  endpoint: { id, secrets },
  onClose,
  onReplaced,
}: Props & { onReplaced: (created: CreatedWebhook) => void }) => {
  const translate = useTranslate();
  const call = useCaller();
  const areTwo = secrets.length >= MAX_CLIENT_SECRETS;
  const offered = areTwo ? OVERLAP_HOURS.filter((hours) => hours === 0) : OVERLAP_HOURS;
  const [overlapHours, setOverlapHours] = useState<(typeof OVERLAP_HOURS)[number]>(areTwo ? 0 : 24);
  return (
    <Question
      title={translate('webhooks.replaceTitle')}
      hint={translate(areTwo ? 'webhooks.twoSecrets' : 'webhooks.replaceHint')}
      submit={translate('webhooks.replace')}
      send={() => call(addWebhookSecret, { params: { id }, body: { overlapHours } })}
      onDone={onReplaced}
      onClose={onClose}
    >
      <Choice
        labelled
        label={translate('webhooks.overlap')}
        value={String(overlapHours)}
        options={offered.map((hours) => ({
          value: String(hours),
          label: translate(`webhooks.overlapHours.${hours}` satisfies WebhookKey),
        }))}
        onChoose={(value) => setOverlapHours(OVERLAP_HOURS.find((hours) => String(hours) === value)!)}
      />
    </Question>
  );
};

/** Deletes a webhook, after a confirmation. */
export const DeleteDialog = ({ endpoint, onClose, onDeleted }: Props & { onDeleted: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const call = useCaller();
  return (
    <Question
      title={translate('webhooks.deleteTitle', { name: getWebhookName(endpoint) })}
      hint={translate('webhooks.deleteHint')}
      submit={translate('webhooks.delete')}
      tone="error"
      send={async () => (await call(removeWebhookEndpoint, { params: { id: endpoint.id } })) ?? {}}
      onDone={() => {
        notify('webhooks.deleted', { type: 'success' });
        onDeleted();
      }}
      onClose={onClose}
    />
  );
};

/** The signing secret, shown for the only time, so nothing but the buttons closes it. */
export const SecretDialog = ({
  created: { endpoint, secret },
  title,
  onClose,
}: {
  created: CreatedWebhook;
  title: string;
  onClose: () => void;
}) => {
  const translate = useTranslate();
  const what = translate('webhooks.secret');
  return (
    <FormDialog title={title} onClose={onClose} holdsDraft asks="shownOnce">
      <DialogContent>
        <Stack gap={2.5}>
          <Alert severity="warning">{translate('webhooks.shownOnce')}</Alert>
          <Facts
            facts={[
              [translate('webhooks.url'), endpoint.url],
              [what, <CopyLine key="secret" what={what} value={secret} />],
            ]}
          />
          <Typography color="textSecondary">{translate('webhooks.secretUse')}</Typography>
          <Button variant="contained" onClick={onClose} sx={{ alignSelf: 'flex-end' }}>
            {translate('webhooks.done')}
          </Button>
        </Stack>
      </DialogContent>
    </FormDialog>
  );
};
