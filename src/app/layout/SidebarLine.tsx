import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { preload } from '../../ui/lazyPage.ts';
import { withTrailingSlash } from '../../../domain/platform/public-paths.ts';
import type { MenuItem } from '../../ui/plugin.ts';
import { useLayoutFrame } from '../../ui/LayoutContext.tsx';

/** Styles of a sidebar entry, link or button. */
const styles = {
  justifyContent: 'flex-start',
  gap: 12,
  width: '100%',
  minHeight: 40,
  margin: '2px 0',
  padding: '0 10px',
  borderRadius: 'var(--radius-medium)',
  color: 'var(--ink-muted)',
  font: 'var(--text-body)',
  textAlign: 'left',
  '&:hover': { background: 'var(--sunken)', color: 'var(--ink)' },
  '&.Mui-focusVisible': { outlineOffset: -2 },
  '&[aria-current=page]': { background: 'var(--primary-soft)', color: 'var(--on-primary-soft)', fontWeight: 600 },
  '&[aria-disabled=true]': {
    color: 'var(--ink-faint)',
    background: 'none',
    cursor: 'default',
    flexWrap: 'wrap',
    gap: '0 12px',
  },
  '& small:not(.hidden-text)': { flex: '1 0 100%', font: 'var(--text-micro)' },
  '&[data-child]': { paddingLeft: 42 },
  '&[data-collapsed]': { padding: 0, justifyContent: 'center' },
} as const;
export const Line = styled(ButtonBase)(styles) as typeof ButtonBase;

/** Whether a menu entry points to the current page or to a page above it. */
export const leadsTo = (item: MenuItem, pathname: string): boolean =>
  item.to !== undefined &&
  item.to !== '/' &&
  withTrailingSlash(pathname).startsWith(withTrailingSlash(item.within ?? item.to));

interface Props {
  item: MenuItem;
  collapsed?: boolean;
  child?: boolean;
}

/** A menu entry: a page, an external address (new tab) or an action. */
export const SidebarLine = ({ item, collapsed = false, child }: Props) => {
  const translate = useTranslate();
  const { routes } = useLayoutFrame();
  const { pathname } = useLocation();
  const label = translate(item.label, { _: item.label });
  const { icon: Icon } = item;
  const shape = {
    'data-collapsed': collapsed || undefined,
    'data-child': child || undefined,
    'aria-label': collapsed ? label : undefined,
    title: collapsed ? label : undefined,
  };
  const fetchPage = () => preload(routes.find(({ path }) => path === item.to)?.page);
  const way = item.disabled
    ? { 'aria-disabled': true }
    : item.href
      ? { href: item.href, target: '_blank', rel: 'noopener noreferrer' }
      : item.to === undefined
        ? { onClick: item.onSelect }
        : {
            component: Link,
            to: item.to,
            'aria-current': leadsTo(item, pathname) ? ('page' as const) : undefined,
            onPointerEnter: fetchPage,
            onFocus: fetchPage,
          };
  return (
    <Line {...shape} {...way}>
      {Icon && !child && <Icon fontSize="small" />}
      {!collapsed && label}
      {item.disabled && <small className={collapsed ? 'hidden-text' : undefined}>{translate(item.disabled)}</small>}
      {!item.disabled && item.href && (
        <>
          <OpenInNewIcon sx={{ fontSize: 14 }} />
          <span className="hidden-text">{translate('shell.newTab')}</span>
        </>
      )}
    </Line>
  );
};
