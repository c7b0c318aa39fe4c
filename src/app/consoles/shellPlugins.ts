import BarChartIcon from '@mui/icons-material/BarChart';
import { isAdminType } from '../../../domain/identity/viewer.ts';
import { lazyPage } from '../../ui/lazyPage.ts';
import { definePlugin, type Plugin, buildMenu, type MenuItem } from '../../ui/plugin.ts';
import { SupportLauncher } from '../../../resources/support/shared/SupportLauncher.tsx';
import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import TuneIcon from '@mui/icons-material/Tune';
import type { CurrentUser } from '../../../contract/identity/users.ts';
import { configuration } from '../../ui/configuration.ts';

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

const logout: MenuItem = { label: 'menu.logout', icon: LogoutIcon, to: '/user/logout/' };

/** The portal's sidebar (SHELL-02): features, Support, Settings and the link to the vendor console. */
export function portalMenu(viewer: CurrentUser, plugins: readonly Plugin[], openChat: () => void): MenuItem[] {
  const { helpCenter } = configuration().links;
  const supportMenu: MenuItem = {
    label: 'menu.support',
    icon: HelpOutlineIcon,
    children: [
      { label: 'menu.helpCenter', href: helpCenter, disabled: helpCenter ? undefined : 'support.none' },
      { label: 'menu.chat', onSelect: openChat },
    ],
  };
  const settings: MenuItem = {
    label: 'menu.settings',
    icon: TuneIcon,
    children: [{ label: 'menu.account', to: '/user/account/' }, logout],
  };
  const toAdmin = isAdminType(viewer) ? [{ label: 'menu.toAdmin', icon: SwapHorizIcon, to: '/admin/' }] : [];
  return [...buildMenu(viewer, plugins), supportMenu, settings, ...toAdmin];
}

/** The vendor console's sidebar (SHELL-34..43). Insights is before Settings, the last feature. */
export const adminMenu = (viewer: CurrentUser, plugins: readonly Plugin[]): MenuItem[] => [
  ...buildMenu(viewer, plugins),
  logout,
  { label: 'menu.toPortal', icon: SwapHorizIcon, to: '/' },
];
