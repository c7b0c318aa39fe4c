import { act, screen, waitFor, within } from '@testing-library/react';
import { useNotify } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useModal } from '../../ui/ModalHost.tsx';
import { InTopBar } from '../../ui/LayoutContext.tsx';
import { definePlugin } from '../../ui/plugin.ts';
import { chat, type ChatService } from '../../../resources/support/shared/chat.ts';
import { currentAddress, renderApp } from '../../../tests/component/renderApp.tsx';
import { clinicAdmin, vendorAdmin, vendorSupport } from '../../../tests/component/people.ts';
import { insights } from './shellPlugins.ts';

const undo = vi.fn<() => void>();
const Home = () => {
  const { openModal } = useModal();
  const notify = useNotify();
  return (
    <>
      <h1>Dashboard</h1>
      <InTopBar>
        <span>All locations</span>
      </InTopBar>
      <button
        type="button"
        onClick={() =>
          openModal({
            title: 'Discharge',
            content: (close) => (
              <button type="button" onClick={close}>
                Done here
              </button>
            ),
          })
        }
      >
        Open
      </button>
      <button type="button" onClick={() => notify('sample.saved', { type: 'success', messageArgs: { name: 'Ada' } })}>
        Save
      </button>
      <button
        type="button"
        onClick={() => {
          notify('sample.saved', { messageArgs: { name: 'Ada' }, action: { label: 'sample.undo', run: undo } });
          notify('The server said no.', { type: 'error' });
        }}
      >
        Save all
      </button>
    </>
  );
};
const GaitReports = () => <h1>Gait reports</h1>;
const AllOrganizations = () => <h1>All organizations</h1>;
const Overrides = () => <h1>Overrides</h1>;
const messages = { en: { 'sample.saved': 'Saved for %{name}.', 'sample.undo': 'Undo', 'sample.gait': 'Gait' } };

vi.mock('../plugins.ts', () => ({ plugins: samples }));
vi.mock('../vendorPlugins.ts', () => ({
  get vendorPlugins() {
    return (samples as { console: string }[]).filter((plugin) => plugin.console === 'admin');
  },
}));
const samples = vi.hoisted(() => [] as unknown[]);

samples.push(
  definePlugin({
    id: 'home',
    console: 'portal',
    visibleTo: () => true,
    pages: [{ path: '/home/', page: Home, menu: { label: 'Home' } }],
    messages,
  }),
  definePlugin({
    id: 'gait',
    console: 'portal',
    visibleTo: (viewer) => viewer.organization?.products.includes('GAIT') ?? false,
    group: { label: 'sample.gait' },
    pages: [
      { path: '/gait/reports/', page: GaitReports, menu: { label: 'Reports' } },
      { path: '/gait/', redirectTo: '/gait/reports/' },
    ],
    messages: { en: {} },
  }),
  definePlugin({
    id: 'organizations',
    console: 'admin',
    visibleTo: () => true,
    pages: [{ path: '/admin/organizations/', page: AllOrganizations, menu: { label: 'Organizations' } }],
    messages: { en: {} },
  }),
  definePlugin({
    id: 'admin-settings',
    console: 'admin',
    visibleTo: () => true,
    pages: [{ path: '/admin/settings/', page: Overrides, menu: { label: 'Settings' } }],
    messages: { en: {} },
  }),
);

const as = (viewer: object) => ({ answers: { 'GET /v2/users/current': [200, viewer] as const } });
const everything = { ...clinicAdmin, organization: { ...clinicAdmin.organization, products: ['HEALTH', 'GAIT'] } };
const menu = () => screen.findByRole('navigation', { name: 'Main menu' });
const smallScreen = (small: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: small && query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));

beforeEach(() => smallScreen(false));

describe('the portal', () => {
  it('SHELL-18 SHELL-19 SUP-01 has Support and Settings with their children', async () => {
    const { user } = renderApp('/home/', {
      ...as(clinicAdmin),
      configuration: { links: { helpCenter: 'https://help.example/' } },
    });
    const sidebar = within(await menu());
    expect(sidebar.queryByText('Chat With Us')).not.toBeVisible();
    await user.click(sidebar.getByRole('button', { name: 'Support' }));
    const help = sidebar.getByRole('link', { name: /Exer Help Center/ });
    expect(help).toHaveAttribute('href', 'https://help.example/');
    expect(help).toHaveAttribute('target', '_blank');
    expect(help.getAttribute('rel')).toContain('noopener');
    expect(sidebar.getByText('Chat With Us')).toBeVisible();
    await user.click(sidebar.getByRole('button', { name: 'Settings' }));
    expect(sidebar.getByRole('link', { name: 'Your Account' })).toHaveAttribute('href', '/user/account/');
    expect(sidebar.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/user/logout/');
  });

  it('SUP-01 OPEN-029 disables the help center without a configured address, and explains it', async () => {
    const { user } = renderApp('/home/', as(clinicAdmin));
    const sidebar = within(await menu());
    await user.click(sidebar.getByRole('button', { name: 'Support' }));
    expect(sidebar.getByText('Exer Help Center')).toHaveAttribute('aria-disabled', 'true');
    expect(sidebar.getByText('No help center is configured.')).toBeVisible();
  });

  it('OPEN-030 shows an error toast for a chat that is not configured or not reachable', async () => {
    const { user } = renderApp('/home/', as(clinicAdmin));
    const sidebar = within(await menu());
    await user.click(sidebar.getByRole('button', { name: 'Support' }));
    await user.click(sidebar.getByRole('button', { name: 'Chat With Us' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Chat is not available right now.');
  });

  it('API-50 AUTH-28 SUP-02 SUP-03 opens a configured chat with its token, and restarts it when the user changes', async () => {
    const service = { open: vi.fn<ChatService['open']>(), restart: vi.fn<ChatService['restart']>() };
    chat.use(service);
    const { user, answering, close } = renderApp('/home/', as(clinicAdmin));
    Object.assign(answering, { 'GET /v2/intercom/JWT': [200, { jwt: 'a.b.c' }] });
    const sidebar = within(await menu());
    await user.click(sidebar.getByRole('button', { name: 'Support' }));
    await user.click(sidebar.getByRole('button', { name: 'Chat With Us' }));
    await waitFor(() => expect(service.open).toHaveBeenCalledWith('a.b.c'));
    expect(service.restart).not.toHaveBeenCalled();
    close();
    expect(service.restart).toHaveBeenCalled();
    chat.use(undefined);
  });

  it('SHELL-20 offers Switch to Admin to vendor staff only', async () => {
    const vendor = renderApp('/home/', as(vendorAdmin));
    expect(within(await menu()).getByRole('link', { name: 'Switch to Admin' })).toHaveAttribute('href', '/admin/');
    vendor.close();
    renderApp('/home/', as(clinicAdmin));
    expect(within(await menu()).queryByText('Switch to Admin')).toBeNull();
  });

  it('OPEN-014 hides pages that the viewer may not open, and redirects their addresses to the dashboard', async () => {
    renderApp('/gait/reports/', as(clinicAdmin));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(currentAddress()).toBe('/home/');
    expect(within(await menu()).queryByText('Gait')).toBeNull();
  });

  it.each(['/gait/reports', '/gait/reports/', '/gait/', '/gait'])(
    'OPEN-017 OPEN-018 opens the page of %s',
    async (path) => {
      renderApp(path, as(everything));
      expect(await screen.findByRole('heading', { name: 'Gait reports' })).toBeVisible();
      const sidebar = within(await menu());
      expect(sidebar.getByRole('button', { name: 'Gait' })).toHaveAttribute('aria-expanded', 'true');
      expect(sidebar.getByRole('link', { name: 'Reports' })).toHaveAttribute('aria-current', 'page');
      expect(sidebar.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
    },
  );

  it('SHELL-05 SHELL-06 SHELL-07 SHELL-08 reports an unknown path as not found, inside the layout', async () => {
    const { user } = renderApp('/no/such/page', as(clinicAdmin));
    expect(
      await screen.findByText('Looks like our form is a little off. We had trouble finding that URL.'),
    ).toBeVisible();
    expect(await menu()).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Try the homepage' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  it('opens every page of the menu by keyboard', async () => {
    const { user } = renderApp('/home/', as(everything));
    within(await menu())
      .getByRole('button', { name: 'Gait' })
      .focus();
    await user.keyboard('{Enter}');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Gait reports' })).toBeVisible();
  });
});

describe('the sidebar', () => {
  it('SHELL-21 SHELL-22 OPEN-144 is 240 pixels wide, collapses, opens again and remembers it', async () => {
    const { user, close } = renderApp('/home/', as(clinicAdmin));
    expect(getComputedStyle(await menu()).width).toBe('240px');
    await user.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
    expect(getComputedStyle(await menu()).width).toBe('64px');
    expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
    close();
    renderApp('/home/', as(clinicAdmin));
    expect(getComputedStyle(await menu()).width).toBe('64px');
    await user.click(screen.getByRole('button', { name: 'Expand sidebar' }));
    expect(getComputedStyle(await menu()).width).toBe('240px');
  });

  it('SHELL-23 SHELL-24 is a drawer of 256 pixels on small screens', async () => {
    smallScreen(true);
    const { user } = renderApp('/home/', as(clinicAdmin));
    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(screen.queryByRole('navigation')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = await menu();
    expect(getComputedStyle(drawer).width).toBe('256px');
    expect(drawer.closest('.MuiDrawer-paper')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  });

  it('SHELL-23 closes its drawer when a page is selected', async () => {
    smallScreen(true);
    const { user } = renderApp('/home/', as(everything));
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    await user.click(await screen.findByRole('button', { name: 'Gait' }));
    await user.click(screen.getByRole('link', { name: 'Reports' }));
    expect(await screen.findByRole('heading', { name: 'Gait reports' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('navigation')).toBeNull());
  });
});

describe('the layout', () => {
  it('SHELL-31 shows any dialog with its title and content', async () => {
    const { user } = renderApp('/home/', as(clinicAdmin));
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: /Discharge/ });
    await user.click(within(dialog).getByRole('button', { name: 'Done here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows react-admin notifications as toasts', async () => {
    const { user } = renderApp('/home/', as(clinicAdmin));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved for Ada.')).toHaveAttribute('role', 'status');
  });

  it('shows all notifications of one moment with their actions, which close them', async () => {
    const { user } = renderApp('/home/', as(clinicAdmin));
    await user.click(await screen.findByRole('button', { name: 'Save all' }));
    expect(await screen.findByText('The server said no.')).toHaveAttribute('role', 'alert');
    expect(screen.getByText('Saved for Ada.')).toHaveAttribute('role', 'status');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledOnce();
    expect(screen.queryByText('Saved for Ada.')).toBeNull();
    expect(screen.getByText('The server said no.')).toBeVisible();
  });

  it('AUTH-62 OPEN-039 shows the message of a LIVE backend until it is dismissed', async () => {
    const { user, answering } = renderApp('/home/', as(clinicAdmin));
    Object.assign(answering, { 'GET /v2/status': [200, { status: 'LIVE', message: 'Maintenance on Sunday.' }] });
    await menu();
    await user.click(screen.getByRole('link', { name: 'Home' }));
    act(() => window.history.pushState(null, '', '/nowhere/'));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(await screen.findByText('Maintenance on Sunday.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Maintenance on Sunday.')).toBeNull();
    expect(currentAddress()).toBe('/nowhere/');
  });

  it('lets a page put its own controls into the top bar', async () => {
    renderApp('/home/', as(clinicAdmin));
    expect(within(await screen.findByRole('banner')).getByText('All locations')).toBeVisible();
  });

  it('says where and as whom one works, opens the account, its language and sign-out, and takes the focus back', async () => {
    const { user } = renderApp('/home/', as({ ...clinicAdmin, features: ['LANGUAGE'] }));
    const bar = within(await screen.findByRole('banner'));
    expect(bar.getByText('Northside Physical Therapy')).toBeVisible();
    const name = `${clinicAdmin.firstName} ${clinicAdmin.lastName}`;
    const opener = bar.getByRole('button', { name: `Account: ${name}` });
    await user.click(opener);
    const opened = within(await screen.findByRole('menu', { name: `Account: ${name}` }));
    expect(opened.getByText('Admin · Northside Physical Therapy')).toBeVisible();
    expect(opened.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Your Account', '/user/account/info'],
      ['Language: English', '/user/account/info#language'],
      ['Logout', '/user/logout/'],
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    // Also from the page itself.
    for (const _time of ['from home', 'from the account']) {
      await user.click(opener);
      await user.click(await screen.findByRole('menuitem', { name: 'Language: English' }));
      await waitFor(() => expect(screen.getByLabelText('Language')).toHaveFocus());
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      expect(screen.getByLabelText('Language')).toHaveFocus();
    }
  });

  it('SHELL-18 has the help of the sidebar in the top bar too, on a small screen in the menu of the account', async () => {
    const { user, close } = renderApp('/home/', {
      ...as(clinicAdmin),
      configuration: { links: { helpCenter: 'https://help.example/' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Help' }));
    const help = within(await screen.findByRole('menu', { name: 'Help' }));
    expect(help.getByRole('menuitem', { name: /Exer Help Center/ })).toHaveAttribute('href', 'https://help.example/');
    expect(help.getByRole('menuitem', { name: 'Chat With Us' })).toBeVisible();
    close();
    smallScreen(true);
    renderApp('/home/', as(clinicAdmin));
    await user.click(await screen.findByRole('button', { name: /^Account: / }));
    await user.click(await screen.findByRole('menuitem', { name: 'Use dark theme' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    delete document.documentElement.dataset.theme;
    expect(screen.queryByRole('button', { name: 'Help' })).not.toBeInTheDocument();
  });

  it('changes between light and dark', async () => {
    const { user } = renderApp('/home/', as(clinicAdmin));
    await user.click(await screen.findByRole('button', { name: 'Use dark theme' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Use light theme' }));
    expect(localStorage.getItem('theme')).toBe('light');
  });
});

describe('the vendor console', () => {
  it.each([
    ['vendor admin', vendorAdmin, '/admin/organizations/', 'All organizations'],
    ['vendor support', vendorSupport, '/admin/settings/', 'Overrides'],
  ])('SHELL-33 OPEN-007 redirects %s from /admin/ to their page', async (_, viewer, address, heading) => {
    renderApp('/admin/', as(viewer));
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(currentAddress()).toBe(address);
  });

  it('SHELL-40 SHELL-41 SHELL-42 SHELL-43 ends with Insights, Settings, Logout and Switch to Portal', async () => {
    const { user } = renderApp('/admin/organizations/', as(vendorAdmin));
    const entries = within(await menu()).getAllByRole('listitem');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'Organizations',
      'Insights',
      'Settings',
      'Logout',
      'Switch to Portal',
    ]);
    await user.click(within(await menu()).getByRole('link', { name: 'Switch to Portal' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(currentAddress()).toBe('/home/');
  });

  it('SHELL-44 OPEN-031 shows the configured page under /admin/insights, or that there is none', async () => {
    const configured = renderApp('/admin/insights', {
      ...as(vendorSupport),
      configuration: { links: { insights: 'https://insights.example/' } },
    });
    expect(await screen.findByTitle('Insights')).toHaveAttribute('src', 'https://insights.example/');
    configured.close();
    renderApp('/admin/insights', as(vendorSupport));
    expect(await screen.findByText('No insights are configured.')).toBeVisible();
  });

  it.each([
    ['vendor admin', vendorAdmin],
    ['vendor support', vendorSupport],
  ])(
    'SHELL-40 SHELL-44 OPEN-031 leads %s to /admin/insights from Insights, with a link to the page beside its frame',
    async (_, viewer) => {
      const { user } = renderApp('/admin/organizations/', {
        ...as(viewer),
        configuration: { links: { insights: 'https://insights.example/' } },
      });
      await user.click(within(await menu()).getByRole('link', { name: 'Insights' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Insights' })).toBeVisible();
      expect(currentAddress()).toBe('/admin/insights');
      expect(screen.getByTitle('Insights')).toHaveAttribute('src', 'https://insights.example/');
      expect(screen.getByRole('link', { name: /^Insights \(/ })).toHaveAttribute('href', 'https://insights.example/');
      expect(screen.queryByText('No insights are configured.')).toBeNull();
    },
  );

  it.each([
    ['an admin of a clinic', clinicAdmin],
    ['a practitioner', { ...clinicAdmin, groups: ['PORTAL_PRACTITIONER'], role: 'PORTAL_PRACTITIONER' as const }],
  ])(
    'SHELL-44 SEC-09 redirects %s from /admin/insights to the main page and has no menu entry for it',
    async (_, viewer) => {
      renderApp('/admin/insights', {
        ...as(viewer),
        configuration: { links: { insights: 'https://insights.example/' } },
      });
      expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
      expect(currentAddress()).toBe('/home/');
      expect(screen.queryByTitle('Insights')).toBeNull();
      expect(within(await menu()).queryByText('Insights')).toBeNull();
      expect(insights.visibleTo(viewer)).toBe(false);
    },
  );

  it('SHELL-08 reports an unknown path under /admin as not found, inside the layout', async () => {
    renderApp('/admin/nothing/', as(vendorAdmin));
    expect(
      await screen.findByText('Looks like our form is a little off. We had trouble finding that URL.'),
    ).toBeVisible();
    expect(await menu()).toBeVisible();
  });
});
