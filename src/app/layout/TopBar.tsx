import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useContext } from 'react';
import { chooseScheme, useScheme } from '../../ui/theme/themeChoice.ts';
import { useLayoutFrame, SlotContext } from '../../ui/LayoutContext.tsx';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  zIndex: theme.zIndex.appBar,
  top: 0,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 64,
  padding: theme.spacing(0, 3, 0, 4),
  background: 'var(--surface)',
  borderBottom: '1px solid var(--border)',
  [theme.breakpoints.down('md')]: { minHeight: 56, padding: theme.spacing(0, 1) },
}));
const Place = styled('p')({
  font: '500 var(--text-body)',
  color: 'var(--ink-muted)',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
/** The slot keeps its width; the name before it shrinks. */
const Slot = styled('div')({ flex: '1 0 auto', display: 'flex', justifyContent: 'flex-end', gap: 8 });

const SchemeToggle = () => {
  const translate = useTranslate();
  const dark = useScheme() === 'dark';
  const label = translate(dark ? 'shell.light' : 'shell.dark');
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      onClick={() => chooseScheme(dark ? 'light' : 'dark')}
    >
      {dark ? <LightModeIcon fontSize="small" /> : <DarkModeIcon fontSize="small" />}
    </button>
  );
};

/** The organization's name, slots of pages, and controls of the whole page. */
export const TopBar = ({ onOpenMenu }: { onOpenMenu?: () => void }) => {
  const translate = useTranslate();
  const { viewer } = useLayoutFrame();
  const { setSlot } = useContext(SlotContext);
  return (
    <Bar>
      {onOpenMenu && (
        <button type="button" className="icon-button" aria-label={translate('shell.openMenu')} onClick={onOpenMenu}>
          <MenuIcon fontSize="small" />
        </button>
      )}
      <Place>{viewer.organization?.name}</Place>
      <Slot ref={setSlot} />
      <SchemeToggle />
    </Bar>
  );
};
