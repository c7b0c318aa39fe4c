import CloseIcon from '@mui/icons-material/Close';
import KeyboardDoubleArrowLeftIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRightIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { SIDEBAR_WIDTH } from '../../../contract/platform/limits.ts';
import { configuration } from '../../ui/configuration.ts';
import { Wordmark } from '../pages/PublicPage.tsx';
import { useLayoutFrame } from '../../ui/LayoutContext.tsx';
import { SidebarLine, leadsTo, Line } from './SidebarLine.tsx';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import type { MenuItem } from '../../ui/plugin.ts';

interface SidebarGroupProps {
  item: MenuItem;
  collapsed: boolean;
  /** Expands a collapsed sidebar to show the children. */
  onExpand: () => void;
}

/** A group that unfolds; it is open while one of its pages is active. */
const SidebarGroup = ({ item, collapsed, onExpand }: SidebarGroupProps) => {
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

const COLLAPSED_WIDTH = 64;

const Bar = styled('nav')({
  flex: 'none',
  position: 'sticky',
  top: 0,
  height: '100vh',
  display: 'flex',
  flexDirection: 'column',
  background: 'var(--canvas)',
  borderRight: '1px solid var(--border)',
  color: 'var(--ink)',
  '@media print': { display: 'none' },
});
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 64,
  padding: '0 12px 0 18px',
  overflow: 'hidden',
  '&[data-collapsed]': { padding: 0, justifyContent: 'center' },
});
const Menu = styled('ul')({ flex: 1, overflowY: 'auto', margin: 0, padding: '8px 12px 16px', listStyle: 'none' });

interface Props {
  width?: number;
  collapsed?: boolean;
  onCollapse?: (collapsed: boolean) => void;
  onClose?: () => void;
  closeLabel?: string;
}

/** The main menu (SHELL-21, SHELL-22): 240 pixels wide, or icons only; in the drawer it can be closed. */
export const Sidebar = ({ width = SIDEBAR_WIDTH, collapsed = false, onCollapse, onClose, closeLabel }: Props) => {
  const translate = useTranslate();
  const { menu } = useLayoutFrame();
  const toggle = translate(collapsed ? 'shell.expand' : 'shell.collapse');
  return (
    <Bar aria-label={translate('shell.mainMenu')} style={{ width: collapsed ? COLLAPSED_WIDTH : width }}>
      <Head data-collapsed={collapsed || undefined}>
        {!collapsed && <Wordmark name={configuration().brand.name} />}
        {onCollapse && (
          <button
            type="button"
            className="icon-button"
            aria-label={toggle}
            aria-expanded={!collapsed}
            title={toggle}
            onClick={() => onCollapse(!collapsed)}
          >
            {collapsed ? (
              <KeyboardDoubleArrowRightIcon fontSize="small" />
            ) : (
              <KeyboardDoubleArrowLeftIcon fontSize="small" />
            )}
          </button>
        )}
        {onClose && (
          <button type="button" className="icon-button" aria-label={closeLabel} onClick={onClose}>
            <CloseIcon fontSize="small" />
          </button>
        )}
      </Head>
      <Menu>
        {menu.map((item) => (
          <li key={item.label}>
            {item.children ? (
              <SidebarGroup item={item} collapsed={collapsed} onExpand={() => onCollapse?.(false)} />
            ) : (
              <SidebarLine item={item} collapsed={collapsed} />
            )}
          </li>
        ))}
      </Menu>
    </Bar>
  );
};
