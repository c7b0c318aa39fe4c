import type { ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';
import type { CurrentUser } from '../../contract/identity/users.ts';

export type ConsoleName = 'portal' | 'admin';

/**
 * Messages by key, flat (`'patients.title'`) or nested; `%{name}` is a placeholder, `one |||| many` is selected by
 * `smart_count`.
 */
export type Messages = { [key: string]: string | Messages };

/** An entry of the sidebar. `label` is a message key of the plugin or a finished text, `icon` one of Material UI's. */
export interface MenuEntry {
  label: string;
  icon?: ResourceProps['icon'];
  /** Target, if the page's path has parameters. */
  to?: string;
  /** Path prefix for which it is marked as active, if its own path is too narrow. */
  within?: string;
}

interface PageBase {
  /** The whole path as the specification names it, vendor pages with `/admin/`; react-router parameters allowed. */
  path: string;
  menu?: MenuEntry;
  /** The parameter of the path that is a record's number: an address with anything else is unknown (SHELL-05). */
  numericId?: string;
  /** Restricts the plugin's `visibleTo`; menu and routes use the same result (OPEN-014). */
  visibleTo?: (viewer: CurrentUser) => boolean;
}

type Views = 'list' | 'create' | 'edit' | 'show';

/**
 * A react-admin resource, mounted at `/{name}` of the console; with `options` its list is in the sidebar, with its
 * `icon`.
 */
export interface PluginResource extends Omit<ResourceProps, Views>, Partial<Record<Views, ComponentType>> {
  options?: Omit<MenuEntry, 'icon'>;
}

/** A page of a console, or a redirect. */
export type PluginPage = PageBase &
  ({ page: ComponentType; redirectTo?: never } | { page?: never; redirectTo: string });

/** Everything that a feature contributes to the product. `docs/PLUGINS.md` shows how to write one. */
export interface Plugin {
  id: string;
  console: ConsoleName;
  visibleTo: (viewer: CurrentUser) => boolean;
  /** Groups this plugin's menu entries; plugins with the same group label share the group. */
  group?: MenuEntry;
  resources?: readonly PluginResource[];
  /** Pages that are not views of a resource. */
  pages?: readonly PluginPage[];
  /** Mounted on every page of the console, for example a search in the top bar. */
  everywhere?: ComponentType;
  /** Texts of the menu, loaded at the start. A page's own texts are loaded with its module, as the export `texts`. */
  messages: { en: Messages };
}

export const definePlugin = (plugin: Plugin): Plugin => plugin;

/** A rendered entry of the sidebar: a link, an external address, an action, or a group. */
export interface MenuItem {
  label: string;
  icon?: ResourceProps['icon'];
  to?: string;
  /** Path prefix for which it is marked as active; by default `to`. */
  within?: string;
  href?: string;
  onSelect?: () => void;
  /** Shown but disabled for this reason, a message key, for example an address that is not configured (OPEN-029). */
  disabled?: string;
  children?: MenuItem[];
}

/** Paths of a resource's views in react-admin. */
const viewPaths = { list: '', create: 'create', edit: ':id', show: ':id/show' } as const;

type OpenedPage = PluginPage & { isResource?: true };

/** All pages of a plugin: the views of its resources, then its pages. */
export function listPages({ console: name, resources = [], pages = [] }: Plugin): OpenedPage[] {
  const base = name === 'admin' ? '/admin/' : '/';
  const views = resources.flatMap((resource) =>
    (Object.keys(viewPaths) as Views[]).flatMap((view): OpenedPage[] => {
      const page = resource[view];
      const { icon, options } = resource;
      const menu = view === 'list' && options ? { icon, ...options } : undefined;
      return page ? [{ path: `${base}${resource.name}/${viewPaths[view]}`, page, menu, isResource: true }] : [];
    }),
  );
  return [...views, ...pages];
}

const canOpen = (viewer: CurrentUser, plugin: Plugin, page: PluginPage): boolean =>
  plugin.visibleTo(viewer) && (page.visibleTo?.(viewer) ?? true);

/** The sidebar of a viewer in the order of the plugins, without empty groups. */
export function buildMenu(viewer: CurrentUser, plugins: readonly Plugin[]): MenuItem[] {
  const menu: MenuItem[] = [];
  for (const plugin of plugins) {
    const entries = listPages(plugin).flatMap((page): MenuItem[] =>
      page.menu && canOpen(viewer, plugin, page) ? [{ to: page.path, ...page.menu }] : [],
    );
    if (entries.length === 0) continue;
    const { group } = plugin;
    const head = group && menu.find((item) => item.children && item.label === group.label);
    if (head) head.children = [...(head.children ?? []), ...entries];
    else if (group) menu.push({ label: group.label, icon: group.icon, children: entries });
    else menu.push(...entries);
  }
  return menu;
}

export interface PluginRoute {
  path: string;
  page?: ComponentType;
  redirectTo?: string;
  numericId?: string;
  /** Mounted by react-admin's `Resource`. */
  isResource?: true;
}

/** All routes of the plugins; those that the viewer may not open redirect to `deniedTo` (OPEN-014). */
export const buildRoutes = (viewer: CurrentUser, plugins: readonly Plugin[], deniedTo: string): PluginRoute[] =>
  plugins.flatMap((plugin) =>
    listPages(plugin).map(({ path, page, redirectTo, isResource, ...rest }): PluginRoute => {
      if (!canOpen(viewer, plugin, { path, redirectTo: '', ...rest })) return { path, redirectTo: deniedTo };
      return {
        path,
        page,
        redirectTo,
        ...(rest.numericId && { numericId: rest.numericId }),
        ...(isResource && { isResource }),
      };
    }),
  );
