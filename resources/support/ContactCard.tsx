import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ContactForm } from './ContactForm.tsx';
import { contactMessages } from './messages.en.ts';

/** Loaded with this component. */
export const texts = { en: { contact: contactMessages } };

/** The contact form as part of a page (SUP-04). */
export default function ContactCard() {
  return (
    <Card sx={{ maxWidth: 640, p: 3 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {useTranslate()('contact.title')}
      </Typography>
      <ContactForm />
    </Card>
  );
}
