import { useMemo } from 'react';
import { BrowserRouter } from 'react-router';
import type { CurrentUser } from '../../contract/users.ts';
import { portalDataProvider } from '../../dataProvider/portal.ts';
import { MoveAnnouncer } from '../navigation/MoveAnnouncer.tsx';
import { plugins } from '../plugins.ts';
import { askSupport } from '../support/askSupport.ts';
import { Console } from './Console.tsx';
import { portalMenu } from './menus.ts';
import { shellPlugins } from './shellPlugins.ts';

const contributions = [...plugins, ...shellPlugins].filter((plugin) => plugin.console === 'portal');

/** The provider portal. What somebody may not see leads to the dashboard (OPEN-014). */
export default function PortalConsole({ viewer }: { viewer: CurrentUser }) {
  const menu = useMemo(() => portalMenu(viewer, contributions, askSupport), [viewer]);
  return (
    <BrowserRouter>
      <MoveAnnouncer />
      <Console
        viewer={viewer}
        plugins={contributions}
        dataProvider={portalDataProvider}
        menu={menu}
        basename=""
        refused="/home/"
      />
    </BrowserRouter>
  );
}
