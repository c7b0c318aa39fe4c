import HelpOutlineIcon from '@mui/icons-material/HelpOutline';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useLayoutFrame } from '../../ui/LayoutContext.tsx';
import { useMenu } from '../../ui/useMenu.ts';

/** What the sidebar has under Support (SHELL-18), without what is not configured; the vendor console has none. */
export function useHelp() {
  const { menu } = useLayoutFrame();
  const support = menu.find(({ label }) => label === 'menu.support');
  return support?.children?.filter(({ disabled }) => !disabled) ?? [];
}

/** The entries of help: an external page in a new tab, or an action. */
export const HelpItems = ({ onChoose }: { onChoose: () => void }) => {
  const translate = useTranslate();
  return useHelp().map(({ label, href, onSelect }) => {
    const choose = () => {
      onChoose();
      onSelect?.();
    };
    return href ? (
      <MenuItem key={label} component="a" href={href} target="_blank" rel="noopener noreferrer" onClick={choose}>
        {translate(label)}
        <span className="hidden-text">{translate('shell.newTab')}</span>
      </MenuItem>
    ) : (
      <MenuItem key={label} onClick={choose}>
        {translate(label)}
      </MenuItem>
    );
  });
};

export const HelpMenu = () => {
  const translate = useTranslate();
  const label = translate('shell.help');
  const { buttonProps, menuProps, close } = useMenu(label);
  if (useHelp().length === 0) return null;
  return (
    <>
      <button type="button" className="icon-button" title={label} {...buttonProps}>
        <HelpOutlineIcon fontSize="small" />
      </button>
      <Menu {...menuProps}>
        <HelpItems onChoose={close} />
      </Menu>
    </>
  );
};
