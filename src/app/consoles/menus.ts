import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import TuneIcon from '@mui/icons-material/Tune';
import { isAdminType } from '../../../domain/identity/viewer.ts';
import type { CurrentUser } from '../../../contract/identity/users.ts';
import { configuration } from '../../ui/configuration.ts';
import { buildMenu, type MenuItem, type Plugin } from '../../ui/plugin.ts';

const logout: MenuItem = { label: 'menu.logout', icon: LogoutIcon, to: '/user/logout/' };

/** The portal's sidebar (SHELL-02): features, Support, Settings and the link to the vendor console. */
export function portalMenu(viewer: CurrentUser, plugins: readonly Plugin[], openChat: () => void): MenuItem[] {
  const { helpCenter } = configuration().links;
  const support: MenuItem = {
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
  return [...buildMenu(viewer, plugins), support, settings, ...toAdmin];
}

/** The vendor console's sidebar (SHELL-34..43). Insights is before Settings, the last feature. */
export const adminMenu = (viewer: CurrentUser, plugins: readonly Plugin[]): MenuItem[] => [
  ...buildMenu(viewer, plugins),
  logout,
  { label: 'menu.toPortal', icon: SwapHorizIcon, to: '/' },
];
