import CloseIcon from '@mui/icons-material/Close';
import KeyboardDoubleArrowLeftIcon from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRightIcon from '@mui/icons-material/KeyboardDoubleArrowRight';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { SIDEBAR_WIDTH } from '../../contract/limits.ts';
import { configuration } from '../configuration.ts';
import { Wordmark } from '../pages/Wordmark.tsx';
import { useLayoutFrame } from './LayoutContext.ts';
import { SidebarGroup } from './SidebarGroup.tsx';
import { SidebarLine } from './SidebarLine.tsx';

const COLLAPSED_WIDTH = 64;

const Bar = styled('nav')({
  flex: 'none',
  position: 'sticky',
  top: 0,
  height: '100vh',
  display: 'flex',
  flexDirection: 'column',
  background: 'var(--surface)',
  borderRight: '1px solid var(--border)',
  color: 'var(--ink)',
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

/** The main menu (SHELL-21, SHELL-22): 240 wide, or a strip of icons; in the drawer it can be closed. */
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
