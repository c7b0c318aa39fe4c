import SearchIcon from '@mui/icons-material/Search';
import { styled } from '@mui/material/styles';
import { useBasename, useStore, useTranslate } from 'react-admin';
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { isAdminType } from '../../../domain/identity/viewer.ts';
import { addMessages } from '../../../src/ui/i18n/loadedMessages.ts';
import type { Messages } from '../../../src/ui/plugin.ts';
import { useLayoutFrame } from '../../../src/ui/LayoutContext.tsx';
import { addRecent, hasPatients, NO_RECENTS, RECENT_PATIENTS } from './recentPatients.ts';

interface DialogModule {
  default: ComponentType<{ onClose: () => void }>;
  texts: { en: Messages };
}

/** Loads a dialog with its texts and those of both. */
const loadDialog = (load: () => Promise<DialogModule>) =>
  lazy(async () => {
    const [dialog, { finderMessages }] = await Promise.all([load(), import('./messages.en.ts')]);
    addMessages({ en: finderMessages });
    addMessages(dialog.texts);
    return dialog;
  });
const QuickFindDialog = loadDialog(() => import('../QuickFindDialog.tsx'));
const VendorFindDialog = loadDialog(() => import('../admin/FindDialog.tsx'));

const Field = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minWidth: 44,
  maxWidth: 440,
  height: 40,
  padding: '0 12px',
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-small)',
  background: 'var(--surface)',
  color: 'var(--ink-muted)',
  font: 'var(--text-body)',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--ink-muted)', color: 'var(--ink)' },
  '& span': { flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&::after': { content: 'attr(data-keys)', font: 'var(--text-body)', whiteSpace: 'nowrap' },
  [theme.breakpoints.down('md')]: {
    width: 44,
    height: 44,
    justifyContent: 'center',
    padding: 0,
    border: 0,
    background: 'none',
    '& span, &::after': { display: 'none' },
  },
}));

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Calls back on Ctrl K, ⌘ K on a Mac, anywhere on the page. */
function useShortcut(onPress: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isShortcut = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [onPress]);
}

/** Remembers whose record is open, by id alone: the browser stores no name. */
function useRecentPatients(): void {
  const { pathname } = useLocation();
  const [recents, setRecents] = useStore<readonly number[]>(RECENT_PATIENTS, NO_RECENTS);
  const next = addRecent(recents, pathname);
  useEffect(() => {
    if (next !== recents) setRecents(next);
  }, [next, recents, setRecents]);
}

/** The search of the whole console, in the top bar: looks like a field and opens the search, which is loaded then. */
export const QuickFindField = () => {
  const translate = useTranslate();
  const isVendorConsole = useBasename() === '/admin';
  const { viewer } = useLayoutFrame();
  const [isOpen, setOpen] = useState(false);
  const [open] = useState(() => () => setOpen(true));
  useShortcut(open);
  useRecentPatients();
  if (isVendorConsole && !isAdminType(viewer)) return null;
  const text = translate(isVendorConsole || !hasPatients(viewer) ? 'finder.open' : 'finder.placeholder');
  const Dialog = isVendorConsole ? VendorFindDialog : QuickFindDialog;
  return (
    <>
      <Field
        type="button"
        aria-label={text}
        aria-keyshortcuts="Control+K Meta+K"
        data-keys={isApple ? '⌘ K' : 'Ctrl K'}
        onClick={open}
      >
        <SearchIcon fontSize="small" />
        <span>{text}</span>
      </Field>
      <Suspense>{isOpen && <Dialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
};
