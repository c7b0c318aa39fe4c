import { useMemo } from 'react';
import { BrowserRouter } from 'react-router';
import type { CurrentUser } from '../../../contract/identity/users.ts';
import { portalDataProvider } from '../../../dataProvider/portal.ts';
import { NavigationNotifier, Console } from './Console.tsx';
import { plugins } from '../plugins.ts';
import { requestSupport } from '../../../resources/support/shared/SupportLauncher.tsx';
import { portalMenu, shellPlugins } from './shellPlugins.ts';

const contributions = [...plugins, ...shellPlugins].filter((plugin) => plugin.console === 'portal');

/** The provider portal. Pages that the viewer may not see redirect to the dashboard (OPEN-014). */
export default function PortalConsole({ viewer }: { viewer: CurrentUser }) {
  const menu = useMemo(() => portalMenu(viewer, contributions, requestSupport), [viewer]);
  return (
    <BrowserRouter>
      <NavigationNotifier />
      <Console
        viewer={viewer}
        plugins={contributions}
        dataProvider={portalDataProvider}
        menu={menu}
        basename=""
        deniedTo="/home/"
      />
    </BrowserRouter>
  );
}
