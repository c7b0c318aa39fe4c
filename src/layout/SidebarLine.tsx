import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { preload } from '../lazyPage.ts';
import { withSlash } from '../navigation/path.ts';
import type { MenuItem } from '../plugin.ts';
import { useLayoutFrame } from './LayoutContext.ts';

/** The look of every line of the sidebar, whether link or button. */
const look = {
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 40,
  margin: '2px 0',
  padding: '0 10px',
  border: 0,
  borderRadius: 'var(--radius-small)',
  background: 'none',
  color: 'var(--ink-muted)',
  font: '500 var(--text-body)',
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { background: 'var(--sunken)', color: 'var(--ink)' },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current=page]': { background: 'var(--primary-soft)', color: 'var(--on-primary-soft)' },
  '&[aria-disabled=true]': { color: 'var(--ink-faint)', background: 'none', cursor: 'default' },
  '&[data-child]': { paddingLeft: 42 },
  '&[data-collapsed]': { padding: 0, justifyContent: 'center' },
} as const;
const PageLine = styled(Link)(look);
const OutsideLine = styled('a')(look);
export const ActionLine = styled('button')(look);
const DisabledLine = styled('button')(look, { flexWrap: 'wrap', gap: '0 12px' });
const Reason = styled('small')({ flex: '1 0 100%', font: 'var(--text-micro)' });

/** Whether a menu entry leads to where the browser is, or to a page above it. */
export const leadsTo = (item: MenuItem, pathname: string): boolean =>
  item.to !== undefined && item.to !== '/' && withSlash(pathname).startsWith(withSlash(item.within ?? item.to));

interface Props {
  item: MenuItem;
  collapsed?: boolean;
  child?: boolean;
}

/** One line of the menu: a page, an address outside (new tab) or an action. */
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
  const inside = (
    <>
      {Icon && !child && <Icon fontSize="small" />}
      {!collapsed && label}
    </>
  );
  if (item.disabled) {
    return (
      <DisabledLine type="button" {...shape} aria-disabled="true">
        {inside}
        <Reason className={collapsed ? 'hidden-text' : undefined}>{translate(item.disabled)}</Reason>
      </DisabledLine>
    );
  }
  if (item.href) {
    return (
      <OutsideLine {...shape} href={item.href} target="_blank" rel="noopener noreferrer">
        {inside}
        <OpenInNewIcon sx={{ fontSize: 14 }} />
        <span className="hidden-text">{translate('shell.newTab')}</span>
      </OutsideLine>
    );
  }
  if (item.to === undefined) {
    return (
      <ActionLine type="button" {...shape} onClick={item.onSelect}>
        {inside}
      </ActionLine>
    );
  }
  const fetchPage = () => preload(routes.find(({ path }) => path === item.to)?.page);
  return (
    <PageLine
      {...shape}
      to={item.to}
      aria-current={leadsTo(item, pathname) ? 'page' : undefined}
      onPointerEnter={fetchPage}
      onFocus={fetchPage}
    >
      {inside}
    </PageLine>
  );
};
