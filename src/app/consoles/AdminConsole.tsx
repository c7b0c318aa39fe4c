import { useMemo } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import type { CurrentUser } from '../../../contract/identity/users.ts';
import { getAdminLandingPath } from '../../../domain/identity/viewer.ts';
import { adminDataProvider } from '../../../dataProvider/admin.ts';
import { NavigationNotifier, Console } from './Console.tsx';
import { vendorPlugins } from '../vendorPlugins.ts';
import { adminMenu, insights } from './shellPlugins.ts';

/** Inserts Insights before the last entry, Settings (SHELL-40, SHELL-41). */
const contributions = [
  ...vendorPlugins.filter(({ id }) => id !== 'admin-settings'),
  insights,
  ...vendorPlugins.filter(({ id }) => id === 'admin-settings'),
];

/** The vendor console under `/admin/`, which redirects to the viewer's first page (SHELL-33). */
export default function AdminConsole({ viewer }: { viewer: CurrentUser }) {
  const menu = useMemo(() => adminMenu(viewer, contributions), [viewer]);
  return (
    <BrowserRouter>
      <NavigationNotifier />
      <Routes>
        <Route
          path="/admin/*"
          element={
            <Console
              viewer={viewer}
              plugins={contributions}
              dataProvider={adminDataProvider}
              menu={menu}
              basename="/admin"
              deniedTo="/admin/"
              landing={getAdminLandingPath(viewer)}
            />
          }
        />
      </Routes>
    </BrowserRouter>
  );
}
