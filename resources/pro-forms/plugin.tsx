import { isAdminType } from '../../domain/viewer.ts';
import { listToolsMessages } from '../../src/components/list-tools/messages.en.ts';
import { surveyIcon } from '../../src/icons/consoleIcons.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';

/** Survey forms whose answers the product takes in (APRO). */
export const proForms = definePlugin({
  id: 'pro-forms',
  console: 'admin',
  visibleTo: isAdminType,
  group: { label: 'adminMenu.pros', icon: surveyIcon },
  pages: [
    { path: '/admin/pros/', redirectTo: '/admin/pros/forms/' },
    {
      path: '/admin/pros/forms/',
      page: lazyPage(() => import('./FormsPage.tsx')),
      menu: { label: 'proForms.menu' },
    },
  ],
  messages: {
    en: {
      ...listToolsMessages,
      adminMenu: { pros: 'PROs' },
      proForms: {
        menu: 'Forms',
        title: 'PRO Forms',
        id: 'ID',
        webhook: 'Has Webhook Enabled',
        confirmed: 'Confirmed',
        missing: 'Missing',
        add: 'Add New Typeform Form',
        formId: 'Form ID',
        address: 'Webhook address',
        copyAddress: 'Copy webhook address',
        copied: 'The webhook address was copied.',
        notCopied: 'The webhook address could not be copied. Select and copy it by hand.',
        certify: "I certify that the %{brand} webhook was added under this form's connect/webhooks settings.",
        certifyRequired: 'Certify that the webhook was added.',
        cancel: 'Cancel',
        submit: 'Add Form',
        added: 'Form Added.',
        empty: 'No forms have been registered yet.',
        failed: 'Could not get PRO forms.',
      },
    },
  },
});
