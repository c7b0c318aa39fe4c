import ReceiptLongIcon from '@mui/icons-material/ReceiptLongOutlined';
import { hasProduct, canManageTeam } from '../../domain/identity/viewer.ts';
import { lazyPage } from '../../src/ui/lazyPage.ts';
import { definePlugin } from '../../src/ui/plugin.ts';

/** Remote therapeutic monitoring: what can be billed for a month, by patient (RTM). */
export const rtmBilling = definePlugin({
  id: 'rtm-billing',
  console: 'portal',
  visibleTo: (viewer) => hasProduct(viewer, 'HEALTH'),
  pages: [
    {
      path: '/rtm-billing/cycles-by-month/',
      page: lazyPage(() => import('./CyclesByMonthPage.tsx')),
      menu: { label: 'rtm.menu', icon: ReceiptLongIcon, within: '/rtm-billing/' },
    },
    { path: '/rtm-billing/money/', page: lazyPage(() => import('./money/MoneyPage.tsx')) },
    {
      path: '/rtm-billing/settings/',
      page: lazyPage(() => import('./settings/SettingsPage.tsx')),
      visibleTo: canManageTeam,
    },
    { path: '/rtm-billing/', redirectTo: '/rtm-billing/cycles-by-month/' },
    // The only billing section; any other address is not found (OPEN-020).
    { path: '/billing/cycles-by-month', redirectTo: '/rtm-billing/cycles-by-month/' },
  ],
  messages: {
    en: { rtm: { menu: 'RTM Billing' } },
  },
});
