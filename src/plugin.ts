import type { ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';
import type { CurrentUser } from '../contract/users.ts';

export type ConsoleName = 'portal' | 'admin';

/** Texts by key, flat (`'patients.title'`) or nested; `%{name}` is filled in, `one |||| many` chooses by `smart_count`. */
export type Messages = { [key: string]: string | Messages };

/** A line of the sidebar. `label` is a message key of the plugin (or a finished text), `icon` one of Material UI's. */
export interface MenuEntry {
  label: string;
  icon?: ResourceProps['icon'];
  /** Where it leads when the page's own path has parameters. */
  to?: string;
  /** The beginning of the addresses that it stands for, where its own is too narrow for the pages below it. */
  within?: string;
}

interface Placed {
  /** The whole path as the specification names it, vendor pages with `/admin/`; react-router parameters allowed. */
  path: string;
  menu?: MenuEntry;
  /** Narrows the plugin's own `visibleTo`; menu and route obey the same answer (OPEN-014). */
  visibleTo?: (viewer: CurrentUser) => boolean;
}

type Views = 'list' | 'create' | 'edit' | 'show';

/** A react-admin resource, mounted at `/{name}` of the console; with `options` its list stands in the sidebar, beside its `icon`. */
export interface PluginResource extends Omit<ResourceProps, Views>, Partial<Record<Views, ComponentType>> {
  options?: Omit<MenuEntry, 'icon'>;
}

/** A page of a console, or a path that only leads to another one. */
export type PluginPage = Placed & ({ page: ComponentType; redirectTo?: never } | { page?: never; redirectTo: string });

/** All that a feature contributes to the product. `docs/PLUGINS.md` shows how to write one. */
export interface Plugin {
  id: string;
  console: ConsoleName;
  visibleTo: (viewer: CurrentUser) => boolean;
  /** Gathers this plugin's menu entries under one head; plugins with the same group label share it. */
  group?: MenuEntry;
  resources?: readonly PluginResource[];
  /** Pages that are no record of their own. */
  pages?: readonly PluginPage[];
  /** Stands beside every page of the console, such as a search in the top bar. */
  everywhere?: ComponentType;
  /** Texts of the menu, there from the start. What a page says comes with its module, as the export `texts`. */
  messages: { en: Messages };
}

export const definePlugin = (plugin: Plugin): Plugin => plugin;

/** A line of the sidebar as it is drawn: a link inside the console, an outside address, an action, or a group. */
export interface MenuItem {
  label: string;
  icon?: ResourceProps['icon'];
  to?: string;
  /** The beginning of the addresses on which it is marked; `to` without. */
  within?: string;
  href?: string;
  onSelect?: () => void;
  /** Shown, but leads nowhere, for this reason: a message key, such as of an address that is not configured (OPEN-029). */
  disabled?: string;
  children?: MenuItem[];
}

/** Where react-admin puts the views of a resource. */
const viewPaths = { list: '', create: 'create', edit: ':id', show: ':id/show' } as const;

type OpenedPage = PluginPage & { isResource?: true };

/** All that a feature opens by an address: the views of its resources, then its pages. */
export function pagesOf({ console: name, resources = [], pages = [] }: Plugin): OpenedPage[] {
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

const mayOpen = (viewer: CurrentUser, plugin: Plugin, page: PluginPage): boolean =>
  plugin.visibleTo(viewer) && (page.visibleTo?.(viewer) ?? true);

/** The sidebar of somebody, in the order of the plugins; empty groups are left out. */
export function menuFor(viewer: CurrentUser, plugins: readonly Plugin[]): MenuItem[] {
  const menu: MenuItem[] = [];
  for (const plugin of plugins) {
    const entries = pagesOf(plugin).flatMap((page): MenuItem[] =>
      page.menu && mayOpen(viewer, plugin, page) ? [{ to: page.path, ...page.menu }] : [],
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
  /** Mounted by react-admin's `Resource`. */
  isResource?: true;
}

/** Every path of the plugins; what the viewer may not open leads to `refused` instead (OPEN-014). */
export const routesFor = (viewer: CurrentUser, plugins: readonly Plugin[], refused: string): PluginRoute[] =>
  plugins.flatMap((plugin) =>
    pagesOf(plugin).map(({ path, page, redirectTo, isResource, ...rest }): PluginRoute => {
      if (!mayOpen(viewer, plugin, { path, redirectTo: '', ...rest })) return { path, redirectTo: refused };
      return { path, page, redirectTo, ...(isResource && { isResource }) };
    }),
  );
