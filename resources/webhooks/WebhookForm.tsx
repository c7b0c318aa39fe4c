import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import { Controller } from 'react-hook-form';
import { webhookEventTypes, type WebhookEventType } from '../../contract/webhooks/event-types.ts';
import {
  createWebhookEndpoint,
  listWebhookEndpoints,
  updateWebhookEndpoint,
  WebhookBody,
  type CreatedWebhook,
  type WebhookEndpoint,
} from '../../contract/webhooks/webhooks.ts';
import { DialogButtons, FormDialog } from '../../src/ui/FormDialog.tsx';
import { FormField } from '../../src/ui/FormField.tsx';
import { SaveNotices } from '../../src/ui/editing/SaveNotices.tsx';
import { useVersionedForm } from '../../src/ui/editing/useVersionedForm.ts';
import { zodFieldErrors } from '../../src/ui/formHelpers.ts';
import { useCaller } from '../../src/ui/useCall.ts';
import { CheckGroup } from '../api-clients/shared/CheckGroup.tsx';
import type { WebhookKey } from './messages.en.ts';

interface Values {
  url: string;
  description: string;
  eventTypes: WebhookEventType[];
}

const toValues = (endpoint: WebhookEndpoint | undefined): Values => ({
  url: endpoint?.url ?? '',
  description: endpoint?.description ?? '',
  eventTypes: endpoint?.eventTypes ?? [],
});

interface Props {
  endpoint?: WebhookEndpoint;
  onClose: () => void;
  /** With a secret, if the webhook is a new one. */
  onSaved: (saved: WebhookEndpoint | CreatedWebhook) => void;
}

/** Adds a webhook, or edits the given one. */
export const WebhookForm = ({ endpoint, onClose, onSaved }: Props) => {
  const translate = useTranslate();
  const notify = useNotify();
  const call = useCaller();
  const toBody = (values: Values, base = endpoint) => ({ ...values, enabled: base?.enabled ?? true });
  const editing = useVersionedForm<Values, WebhookEndpoint, WebhookEndpoint | CreatedWebhook>({
    name: `webhook/${endpoint?.id ?? 'new'}`,
    record: endpoint,
    toValues,
    validate: (values) => zodFieldErrors(WebhookBody, toBody(values)),
    send: (values, attempt, base) => {
      const body = WebhookBody.parse(toBody(values, base));
      return endpoint
        ? call(updateWebhookEndpoint, { params: { id: endpoint.id }, body, ...attempt })
        : call(createWebhookEndpoint, { body });
    },
    invalidates: [listWebhookEndpoints.id],
    onSaved: (saved) => {
      if (endpoint) notify('webhooks.saved', { type: 'success' });
      onSaved(saved);
    },
  });
  const { register, control, formState } = editing.form;
  const { errors, isSubmitting, isDirty } = formState;
  return (
    <FormDialog
      title={translate(endpoint ? 'webhooks.editTitle' : 'webhooks.addTitle')}
      onClose={onClose}
      holdsDraft={isDirty}
    >
      <DialogContent>
        <Stack component="form" noValidate gap={2.5} paddingTop={1} onSubmit={(event) => void editing.submit(event)}>
          <SaveNotices editing={editing} label={(field) => translate(`webhooks.${field}`)} />
          <FormField
            label={translate('webhooks.url')}
            type="url"
            field={register('url')}
            error={errors.url?.message}
            hint={translate('webhooks.urlHint')}
          />
          <FormField
            label={translate('webhooks.description')}
            field={register('description')}
            error={errors.description?.message}
            hint={translate('webhooks.descriptionHint')}
          />
          <Controller
            control={control}
            name="eventTypes"
            render={({ field }) => (
              <CheckGroup
                legend={translate('webhooks.eventTypes')}
                options={webhookEventTypes.map((value) => ({
                  value,
                  label: translate(`webhooks.events.${value}` satisfies WebhookKey),
                }))}
                chosen={field.value}
                onChoose={field.onChange}
                error={errors.eventTypes?.message}
              />
            )}
          />
          <Typography color="textSecondary">{translate('webhooks.payloadHint')}</Typography>
          <DialogButtons
            cancel={translate('webhooks.cancel')}
            submit={translate(endpoint ? 'webhooks.save' : 'webhooks.add')}
            busy={isSubmitting}
            disabled={editing.isBlocked}
            onCancel={onClose}
          />
        </Stack>
      </DialogContent>
    </FormDialog>
  );
};
