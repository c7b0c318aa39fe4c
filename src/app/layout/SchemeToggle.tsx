import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import { useTranslate } from 'react-admin';
import { chooseScheme, useScheme } from '../../ui/theme/themeChoice.ts';

/** The other color scheme, how it is called, and what chooses it. */
export function useOtherScheme() {
  const translate = useTranslate();
  const isDark = useScheme() === 'dark';
  return {
    label: translate(isDark ? 'shell.light' : 'shell.dark'),
    Icon: isDark ? LightModeIcon : DarkModeIcon,
    choose: () => chooseScheme(isDark ? 'light' : 'dark'),
  };
}

export const SchemeToggle = () => {
  const { label, Icon, choose } = useOtherScheme();
  return (
    <button type="button" className="icon-button" aria-label={label} title={label} onClick={choose}>
      <Icon fontSize="small" />
    </button>
  );
};
