import { createContext, useContext, type ComponentType } from 'react';
import type { CurrentUser } from '../../contract/users.ts';
import type { MenuItem, PluginRoute } from '../plugin.ts';

export interface LayoutFrame {
  viewer: CurrentUser;
  menu: MenuItem[];
  routes: readonly PluginRoute[];
  /** What plugins put beside every page. */
  everywhere: readonly ComponentType[];
}

export const LayoutContext = createContext<LayoutFrame | null>(null);

/** What the console gave its layout to draw. */
export function useLayoutFrame(): LayoutFrame {
  const frame = useContext(LayoutContext);
  if (!frame) throw new Error('The layout stands inside a console.');
  return frame;
}
