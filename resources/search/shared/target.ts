import type { ReactNode } from 'react';
import type { MenuItem } from '../../../src/ui/plugin.ts';

/** A search result that can be opened. */
export interface Target {
  key: string;
  /** Heading of the group; results of a kind stand together. */
  group: string;
  label: string;
  /** Tells it from others of the same name. */
  detail?: ReactNode;
  /** A short remark beside the name. */
  tag?: string;
  icon?: MenuItem['icon'];
  to: string;
}

const collectPages = (menu: readonly MenuItem[], translate: (key: string) => string) =>
  menu.flatMap(({ children, ...item }) =>
    children
      ? children.map((child) => ({
          ...child,
          icon: child.icon ?? item.icon,
          label: `${translate(item.label)}: ${translate(child.label)}`,
        }))
      : [{ ...item, label: translate(item.label) }],
  );

/** Pages of the menu whose names contain the words, those that begin with them first. Pages of a group have its name in front. */
export function findPages(
  menu: readonly MenuItem[],
  words: string,
  group: string,
  translate: (key: string) => string,
): Target[] {
  const folded = words.trim().toLowerCase();
  const place = ({ label }: { label: string }) => label.toLowerCase().indexOf(folded);
  return collectPages(menu, translate)
    .filter((page) => page.to && !page.disabled && place(page) >= 0)
    .toSorted((a, b) => Number(place(a) > 0) - Number(place(b) > 0))
    .map(({ label, to, icon }) => ({ key: to!, group, label, to: to!, icon }));
}
