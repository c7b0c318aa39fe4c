import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import type { MenuItem } from '../plugin.ts';
import { leadsTo, Line, SidebarLine } from './SidebarLine.tsx';

interface Props {
  item: MenuItem;
  collapsed: boolean;
  /** A collapsed sidebar opens to show the children. */
  onExpand: () => void;
}

/** A head whose children unfold; it is open while one of them is the page. */
export const SidebarGroup = ({ item, collapsed, onExpand }: Props) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const id = useId();
  const holdsPage = item.children?.some((child) => leadsTo(child, pathname)) ?? false;
  const [chosen, setChosen] = useState<boolean>();
  const open = !collapsed && (chosen ?? holdsPage);
  const label = translate(item.label, { _: item.label });
  const { icon: Icon } = item;
  const toggle = () => {
    if (collapsed) onExpand();
    setChosen(!open);
  };
  return (
    <>
      <Line
        data-collapsed={collapsed || undefined}
        aria-label={collapsed ? label : undefined}
        title={collapsed ? label : undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        {Icon && <Icon fontSize="small" />}
        {!collapsed && <span style={{ flex: 1 }}>{label}</span>}
        {!collapsed && <ExpandMoreIcon sx={{ fontSize: 16 }} style={{ rotate: open ? '180deg' : undefined }} />}
      </Line>
      <ul id={id} hidden={!open} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {item.children?.map((child) => (
          <li key={child.label}>
            <SidebarLine item={child} child />
          </li>
        ))}
      </ul>
    </>
  );
};
