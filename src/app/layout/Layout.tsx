import { useNotificationContext, useTakeUndoableMutation, useTranslate, type NotificationOptions } from 'react-admin';
import { useLayoutEffect, Suspense, useState, type ReactNode } from 'react';
import { toast, type ToastAction } from '../../ui/toasts/toasts.ts';
import { styled, useMediaQuery, useTheme } from '@mui/material';
import Drawer from '@mui/material/Drawer';
import { useLocation } from 'react-router';
import { DRAWER_WIDTH } from '../../../contract/platform/limits.ts';
import { PageLoading } from '../../ui/PageStates.tsx';
import { useLayoutFrame, TopBarSlotProvider } from '../../ui/LayoutContext.tsx';
import { ModalHost } from '../../ui/ModalHost.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import Alert from '@mui/material/Alert';
import { dismissNotice, useNotice } from '../backendStatus.ts';

/** Options of `notify` with an action, whose label is a key or a finished text. */
type Options = NotificationOptions & { action?: ToastAction };

/**
 * Shows react-admin's notifications as our toasts, one after the other, translating keys and server messages. Undoable
 * notifications are not supported: changes are made at once.
 */
export const NotificationBridge = () => {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  // In a layout effect: removing one later would lose notifications sent in between.
  useLayoutEffect(() => {
    const notification = takeNotification();
    if (!notification) return;
    const { message, type, notificationOptions } = notification;
    const { messageArgs, undoable, action } = (notificationOptions ?? {}) as Options;
    const toText = (text: string, values?: object) => translate(text, { _: text, ...values });
    if (undoable) takeMutation()?.({ isUndo: false });
    const text = typeof message === 'string' ? toText(message, messageArgs as object) : message;
    toast(type, text, action && { ...action, label: toText(action.label) });
  }, [notifications, takeNotification, takeMutation, translate]);
  return null;
};

/** The message of a LIVE backend above the page until it is dismissed (OPEN-039). */
const NoticeBanner = () => {
  const translate = useTranslate();
  const notice = useNotice();
  if (!notice) return null;
  return (
    <Alert
      severity="info"
      role="region"
      aria-label={translate('shell.notice')}
      closeText={translate('shell.dismiss')}
      onClose={dismissNotice}
      sx={{ borderRadius: 0, px: { xs: 2, md: 4 } }}
    >
      {notice}
    </Alert>
  );
};

/** Store key of the collapsed sidebar. */
const COLLAPSED = 'sidebar';

const Frame = styled('div')({ display: 'flex', minHeight: '100vh', background: 'var(--canvas)' });
const Column = styled('div')({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });
const Content = styled('main')(({ theme }) => ({
  flex: 1,
  width: '100%',
  maxWidth: 1600,
  margin: '0 auto',
  padding: theme.spacing(3, 4, 6),
  outline: 'none',
  [theme.breakpoints.down('md')]: { padding: theme.spacing(2, 2, 10) },
}));

/** The first tab stop, which skips the menu. */
const SkipLink = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: theme.spacing(1),
  left: theme.spacing(1),
  padding: theme.spacing(1, 2),
  borderRadius: theme.shape.borderRadius,
  background: 'var(--primary)',
  color: 'var(--on-primary)',
  '&:not(:focus)': { transform: 'translateY(-200%)' },
  '@media print': { display: 'none' },
}));

/** Layout of both consoles: sidebar (a drawer on small screens), top bar, notice, page. */
export function Layout({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  const small = useMediaQuery(useTheme().breakpoints.down('md'));
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(COLLAPSED) === 'collapsed');
  const collapse = (next: boolean) => {
    localStorage.setItem(COLLAPSED, next ? 'collapsed' : 'open');
    setCollapsed(next);
  };
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { everywhere } = useLayoutFrame();
  const { pathname } = useLocation();
  const [shownPath, setShownPath] = useState(pathname);
  if (shownPath !== pathname) {
    setShownPath(pathname);
    setDrawerOpen(false);
  }

  return (
    <ModalHost>
      <TopBarSlotProvider>
        <SkipLink href="#content">{translate('shell.skip')}</SkipLink>
        <Frame>
          {small ? (
            <Drawer
              open={drawerOpen}
              onClose={() => setDrawerOpen(false)}
              slotProps={{ paper: { 'aria-label': translate('shell.mainMenu'), sx: { width: DRAWER_WIDTH } } }}
            >
              <Sidebar
                width={DRAWER_WIDTH}
                onClose={() => setDrawerOpen(false)}
                closeLabel={translate('shell.closeMenu')}
              />
            </Drawer>
          ) : (
            <Sidebar collapsed={collapsed} onCollapse={collapse} />
          )}
          <Column>
            <TopBar onOpenMenu={small ? () => setDrawerOpen(true) : undefined} />
            <NoticeBanner />
            <Content id="content" tabIndex={-1}>
              <Suspense fallback={<PageLoading />}>{children}</Suspense>
            </Content>
          </Column>
        </Frame>
        {everywhere.map((Beside, index) => (
          <Beside key={index} />
        ))}
      </TopBarSlotProvider>
    </ModalHost>
  );
}
