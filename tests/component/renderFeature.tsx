import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Route, Routes } from 'react-router';
import { useViewer, updateViewer } from '../../authProvider/session.ts';
import type { CurrentUser } from '../../contract/identity/users.ts';
import { adminDataProvider } from '../../dataProvider/admin.ts';
import { portalDataProvider } from '../../dataProvider/portal.ts';
import { Console } from '../../src/app/consoles/Console.tsx';
import { adminState, portalState } from '../../src/app/consoles/consoleState.ts';
import { adminMenu, portalMenu } from '../../src/app/consoles/shellPlugins.ts';
import type { Plugin } from '../../src/ui/plugin.ts';
import { closeAllToasts } from '../../src/ui/toasts/toasts.ts';
import { Toasts } from '../../src/ui/toasts/Toasts.tsx';
import { mockApi } from './fakeApi.ts';
import { clinicAdmin, vendorAdmin } from './people.ts';

interface Opening {
  viewer?: CurrentUser;
  answers?: Parameters<typeof mockApi>[0];
}

/** A console with only this feature. */
const FeatureConsole = ({ plugin }: { plugin: Plugin }) => {
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
                deniedTo="/admin/"
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
                deniedTo="/home/"
              />
            }
          />
        )}
      </Routes>
    </BrowserRouter>
  );
};

/** Renders a feature at a path, alone in its console, so that its tests need no other feature. */
export function renderFeature(
  plugin: Plugin,
  path: string,
  { viewer = plugin.console === 'admin' ? vendorAdmin : clinicAdmin, answers = {} }: Opening = {},
) {
  const answering: Parameters<typeof mockApi>[0] = { 'GET /v2/users/current': [200, viewer], ...answers };
  const sent = mockApi(answering);
  for (const { queryClient } of [portalState, adminState]) queryClient.clear();
  closeAllToasts();
  updateViewer(viewer);
  // From another page, which Back leads to.
  window.history.replaceState({ idx: 0 }, '', '/');
  window.history.pushState({ idx: 1 }, '', path);
  const user = userEvent.setup({ delay: null });
  render(<FeatureConsole plugin={plugin} />);
  return { user, sent, answering };
}

/** A response with a page of a list. */
export const pagedResponse = <Item,>(items: readonly Item[], totalItems = items.length) =>
  [200, { items, totalItems, itemCount: items.length, itemsForPage: 15, totalPages: 1, currentPage: 1 }] as const;
