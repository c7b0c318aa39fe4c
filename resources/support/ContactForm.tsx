import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useViewer } from '../../authProvider/session.ts';
import { limitTrimmedLength } from '../../contract/platform/fields.ts';
import { SUPPORT_MESSAGE_MAX } from '../../contract/platform/limits.ts';
import { supportTopics } from '../../contract/support/support.ts';
import { FormDialog } from '../../src/ui/FormDialog.tsx';
import { FormField } from '../../src/ui/FormField.tsx';
import { muiField } from '../../src/ui/formHelpers.ts';
import type { MessageKey } from '../../src/ui/i18n/translated.ts';
import { contactMessages } from './messages.en.ts';
import { useSendToSupport } from './useSendToSupport.ts';

/** Loaded with this module. */
export const texts = { en: { contact: contactMessages } };

interface Props {
  onSent?: () => void;
  onCancel?: () => void;
}

/** Mails a topic and a text to support (SUP-02). Text that could not be sent stays. */
const ContactForm = ({ onSent, onCancel }: Props) => {
  const translate = useTranslate();
  const email = useViewer()?.email;
  const { form, send, failure } = useSendToSupport(onSent);
  const message = useWatch({ control: form.control, name: 'message' });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate aria-label={translate('contact.title')} onSubmit={(event) => void send(event)}>
      <Stack gap={2.5} paddingTop={1}>
        {failure && <Alert severity="error">{failure}</Alert>}
        <Typography>{translate('contact.lead', { email })}</Typography>
        <Alert severity="warning" role="note">
          {translate('contact.noPatients')}
        </Alert>
        <FormField
          label={translate('contact.topic')}
          field={form.register('topic')}
          error={errors.topic?.message}
          options={supportTopics.map((value) => ({
            value,
            label: translate(`contact.topics.${value}` satisfies MessageKey<typeof texts.en>),
          }))}
          none={translate('contact.chooseTopic')}
        />
        <TextField
          multiline
          minRows={5}
          maxRows={14}
          label={translate('contact.message')}
          error={Boolean(errors.message)}
          helperText={errors.message?.message ?? `${limitTrimmedLength(message)}/${SUPPORT_MESSAGE_MAX}`}
          {...muiField(form.register('message'))}
        />
        <label className="check">
          <input type="checkbox" {...form.register('copyToMe')} />
          {translate('contact.copyToMe')}
        </label>
        <Typography variant="body2" color="textSecondary">
          {translate('contact.told')}
        </Typography>
      </Stack>
      <Stack direction="row" gap={1} justifyContent="flex-end" marginTop={3}>
        {onCancel && <Button onClick={onCancel}>{translate('contact.cancel')}</Button>}
        <Button type="submit" variant="contained" loading={isSubmitting}>
          {translate('contact.send')}
        </Button>
      </Stack>
    </form>
  );
};

/** The contact form in a dialog. Closing it keeps its text. */
export const ContactDialog = ({ onClose }: { onClose: () => void }) => (
  <FormDialog title={useTranslate()('contact.title')} onClose={onClose}>
    <DialogContent>
      <ContactForm onSent={onClose} onCancel={onClose} />
    </DialogContent>
  </FormDialog>
);

/** The contact form as part of a page (SUP-04). */
export const ContactCard = () => (
  <Card sx={{ maxWidth: 640, p: 3 }}>
    <Typography variant="h2" sx={{ mb: 1 }}>
      {useTranslate()('contact.title')}
    </Typography>
    <ContactForm />
  </Card>
);
