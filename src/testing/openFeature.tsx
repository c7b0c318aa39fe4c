import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Route, Routes } from 'react-router';
import { useViewer, viewerChanged } from '../../authProvider/session.ts';
import type { CurrentUser } from '../../contract/users.ts';
import { adminDataProvider } from '../../dataProvider/admin.ts';
import { portalDataProvider } from '../../dataProvider/portal.ts';
import { Console } from '../consoles/Console.tsx';
import { adminState, portalState } from '../consoles/consoleState.ts';
import { adminMenu, portalMenu } from '../consoles/menus.ts';
import type { Plugin } from '../plugin.ts';
import { closeAllToasts } from '../toasts/toasts.ts';
import { Toasts } from '../toasts/Toasts.tsx';
import { answerCalls } from './fakeApi.ts';
import { clinicAdmin, vendorAdmin } from './people.ts';

interface Opening {
  viewer?: CurrentUser;
  answers?: Parameters<typeof answerCalls>[0];
}

/** The console as it would be with this feature alone, for whoever is signed in. */
const Alone = ({ plugin }: { plugin: Plugin }) => {
  const viewer = useViewer()!;
  return (
    <BrowserRouter>
      <Toasts />
      <Routes>
        {plugin.console === 'admin' ? (
          <Route
            path="/admin/*"
            element={
              <Console
                viewer={viewer}
                plugins={[plugin]}
                dataProvider={adminDataProvider}
                menu={adminMenu(viewer, [plugin])}
                basename="/admin"
                refused="/admin/"
              />
            }
          />
        ) : (
          <Route
            path="/*"
            element={
              <Console
                viewer={viewer}
                plugins={[plugin]}
                dataProvider={portalDataProvider}
                menu={portalMenu(viewer, [plugin], () => undefined)}
                basename=""
                refused="/home/"
              />
            }
          />
        )}
      </Routes>
    </BrowserRouter>
  );
};

/** Opens one feature at a path, alone in its console: its tests need no other feature. */
export function openFeature(
  plugin: Plugin,
  path: string,
  { viewer = plugin.console === 'admin' ? vendorAdmin : clinicAdmin, answers = {} }: Opening = {},
) {
  const answering: Parameters<typeof answerCalls>[0] = { 'GET /v2/users/current': [200, viewer], ...answers };
  const sent = answerCalls(answering);
  for (const { queryClient } of [portalState, adminState]) queryClient.clear();
  closeAllToasts();
  viewerChanged(viewer);
  window.history.replaceState(null, '', path);
  const user = userEvent.setup({ delay: null });
  render(<Alone plugin={plugin} />);
  return { user, sent, answering };
}

/** A page of a list as the server answers it. */
export const pageOf = <Item,>(items: readonly Item[], totalItems = items.length) =>
  [200, { items, totalItems, itemCount: items.length, itemsForPage: 15, totalPages: 1, currentPage: 1 }] as const;
