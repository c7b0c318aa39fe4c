import BarChartIcon from '@mui/icons-material/BarChart';
import { isAdminType } from '../../../domain/identity/viewer.ts';
import { lazyPage } from '../../ui/lazyPage.ts';
import { definePlugin, type Plugin } from '../../ui/plugin.ts';
import { SupportLauncher } from '../../../resources/support/shared/SupportLauncher.tsx';

/** Pages of the consoles that belong to no feature; their texts are part of the shell. */
const account = definePlugin({
  id: 'account',
  console: 'portal',
  visibleTo: () => true,
  pages: [
    { path: '/user/account/', redirectTo: '/user/account/info' },
    { path: '/user/account/:accountPath', page: lazyPage(() => import('../pages/account/Account.tsx')) },
  ],
  messages: { en: {} },
});

export const insights = definePlugin({
  id: 'insights',
  console: 'admin',
  visibleTo: isAdminType,
  pages: [
    {
      path: '/admin/insights',
      page: lazyPage(() => import('../pages/Insights.tsx')),
      menu: { label: 'menu.insights', icon: BarChartIcon },
    },
  ],
  messages: { en: {} },
});

const support = definePlugin({
  id: 'support',
  console: 'portal',
  visibleTo: () => true,
  pages: [],
  everywhere: SupportLauncher,
  messages: { en: {} },
});

export const shellPlugins: readonly Plugin[] = [account, insights, support];
