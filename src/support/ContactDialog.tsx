import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { FormDialog } from '../components/FormDialog.tsx';
import { ContactForm } from './ContactForm.tsx';
import { contactMessages } from './messages.en.ts';

/** What this dialog says, there once it is opened. */
export const texts = { en: { contact: contactMessages } };

/** The contact form over the page that somebody is on. Closing it loses nothing: its text waits. */
export default function ContactDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog title={useTranslate()('contact.title')} onClose={onClose}>
      <DialogContent>
        <ContactForm onSent={onClose} onCancel={onClose} />
      </DialogContent>
    </FormDialog>
  );
}
