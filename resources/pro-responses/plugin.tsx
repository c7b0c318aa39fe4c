import { isAdminType } from '../../domain/viewer.ts';
import { listToolsMessages } from '../../src/components/list-tools/messages.en.ts';
import { surveyIcon } from '../../src/icons/consoleIcons.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';

/** Survey answers that belong to nobody yet (APRO-11). */
export const proResponses = definePlugin({
  id: 'pro-responses',
  console: 'admin',
  visibleTo: isAdminType,
  group: { label: 'adminMenu.pros', icon: surveyIcon },
  pages: [
    {
      path: '/admin/pros/responses/',
      page: lazyPage(() => import('./ResponsesPage.tsx')),
      menu: { label: 'proResponses.menu' },
    },
  ],
  messages: {
    en: {
      ...listToolsMessages,
      adminMenu: { pros: 'PROs' },
      proResponses: {
        menu: 'Responses',
        title: 'Unprocessed Responses',
        form: 'Form Title',
        user: 'User',
        location: 'Location',
        dateTime: 'Date Time',
        reason: 'Reason',
        reasons: {
          UNKNOWN_FORM: 'Form is not registered',
          NO_PATIENT: 'Names no patient',
          PATIENT_GONE: 'Patient cannot be reached',
        },
        empty: 'Every response has been processed.',
        failed: 'Could not get PRO responses.',
      },
    },
  },
});
