import { createRoot } from 'react-dom/client';
import { startTheme } from '../../ui/theme/themeChoice.ts';
import { PatientApp } from './PatientApp.tsx';
import { readPreviewedPatient } from './preview.ts';

startTheme();
createRoot(document.getElementById('root') as HTMLElement).render(<PatientApp />);
// Without it the page works as well, but not without a network.
if ('serviceWorker' in navigator && readPreviewedPatient() === null)
  navigator.serviceWorker.register('/p/sw.js', { scope: '/p/' }).catch(() => undefined);
