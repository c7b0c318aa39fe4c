import { useMemo } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import type { CurrentUser } from '../../contract/users.ts';
import { adminLanding } from '../../domain/viewer.ts';
import { adminDataProvider } from '../../dataProvider/admin.ts';
import { MoveAnnouncer } from '../navigation/MoveAnnouncer.tsx';
import { vendorPlugins, vendorShell } from '../vendorPlugins.ts';
import { Console } from './Console.tsx';
import { adminMenu } from './menus.ts';
import { insights } from './shellPlugins.ts';

/** Insights stands before the last entry, Settings (SHELL-40, SHELL-41). */
const contributions = [
  ...vendorPlugins.filter(({ id }) => id !== 'admin-settings'),
  insights,
  ...vendorPlugins.filter(({ id }) => id === 'admin-settings'),
  ...vendorShell,
];

/** The vendor console, under `/admin/`; that path itself leads to the viewer's own first page (SHELL-33). */
export default function AdminConsole({ viewer }: { viewer: CurrentUser }) {
  const menu = useMemo(() => adminMenu(viewer, contributions), [viewer]);
  return (
    <BrowserRouter>
      <MoveAnnouncer />
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
              refused="/admin/"
              landing={adminLanding(viewer)}
            />
          }
        />
      </Routes>
    </BrowserRouter>
  );
}
