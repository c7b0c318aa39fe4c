import { createContext, useContext, useState, type ReactNode, type ComponentType } from 'react';
import { createPortal } from 'react-dom';
import type { CurrentUser } from '../../contract/identity/users.ts';
import type { MenuItem, PluginRoute } from './plugin.ts';

interface LayoutFrame {
  viewer: CurrentUser;
  menu: MenuItem[];
  routes: readonly PluginRoute[];
  /** Components of plugins that are mounted on every page. */
  everywhere: readonly ComponentType[];
}

export const LayoutContext = createContext<LayoutFrame | null>(null);

export function useLayoutFrame(): LayoutFrame {
  const frame = useContext(LayoutContext);
  if (!frame) throw new Error('The layout stands inside a console.');
  return frame;
}

export const SlotContext = createContext<{ slot: HTMLElement | null; setSlot: (slot: HTMLElement | null) => void }>({
  slot: null,
  setSlot: () => undefined,
});

export const TopBarSlotProvider = ({ children }: { children: ReactNode }) => {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return <SlotContext value={{ slot, setSlot }}>{children}</SlotContext>;
};

/** Renders into the top bar, for example a page's location filter (OPEN-043). */
export const InTopBar = ({ children }: { children: ReactNode }) => {
  const { slot } = useContext(SlotContext);
  return slot && createPortal(children, slot);
};
