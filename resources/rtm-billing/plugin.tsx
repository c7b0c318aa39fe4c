import ReceiptLongIcon from '@mui/icons-material/ReceiptLongOutlined';
import { holds, mayManageTeam } from '../../domain/viewer.ts';
import { lazyPage } from '../../src/lazyPage.ts';
import { definePlugin } from '../../src/plugin.ts';
import { en } from './menu.en.ts';

/** Remote therapeutic monitoring: what can be billed of a month, patient by patient (RTM). */
export const rtmBilling = definePlugin({
  id: 'rtm-billing',
  console: 'portal',
  visibleTo: (viewer) => holds(viewer, 'HEALTH'),
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
      visibleTo: mayManageTeam,
    },
    // Of the billing sections there is one; any other address is not found (OPEN-020).
    { path: '/billing/cycles-by-month', redirectTo: '/rtm-billing/cycles-by-month/' },
  ],
  messages: { en },
});
