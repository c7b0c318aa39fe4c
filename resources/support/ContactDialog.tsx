import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import { FormDialog } from '../../src/ui/FormDialog.tsx';
import { ContactForm } from './ContactForm.tsx';
import { contactMessages } from './messages.en.ts';

/** Loaded with this component. */
export const texts = { en: { contact: contactMessages } };

/** The contact form in a dialog. Closing it keeps its text. */
export default function ContactDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog title={useTranslate()('contact.title')} onClose={onClose}>
      <DialogContent>
        <ContactForm onSent={onClose} onCancel={onClose} />
      </DialogContent>
    </FormDialog>
  );
}
