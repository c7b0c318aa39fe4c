import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { languageNames } from '../../../contract/platform/languages.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { hasFeature } from '../../../domain/identity/viewer.ts';
import { useLayoutFrame } from '../../ui/LayoutContext.tsx';
import { useMenu } from '../../ui/useMenu.ts';
import { HelpItems } from './HelpMenu.tsx';
import { useOtherScheme } from './SchemeToggle.tsx';

const Initials = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: 'var(--radius-pill)',
  background: 'var(--primary-soft)',
  color: 'var(--on-primary-soft)',
  font: '600 var(--text-micro)',
  // Not a text: the button is named by the whole name, which the letters are no part of.
  '&::before': { content: 'attr(data-initials)' },
});
const Who = styled('li')({
  maxWidth: 280,
  padding: '4px 16px 12px',
  overflowWrap: 'anywhere',
  '& strong': { display: 'block', fontWeight: 600 },
  '& span': { color: 'var(--ink-muted)' },
});

const takeInitial = (word: string): string => Array.from(word)[0] ?? '';

/** First letters of first and last name, else of what else there is. */
const toInitials = (name: string, first: string, last: string): string =>
  (first && last ? takeInitial(first) + takeInitial(last) : takeInitial(name)).toUpperCase();

/** Who is signed in and in which role, the account with its language, and sign-out; on small screens theme and help too. */
export const AccountMenu = ({ isSmall }: { isSmall: boolean }) => {
  const translate = useTranslate();
  const { viewer } = useLayoutFrame();
  const scheme = useOtherScheme();
  const name = formatFullName(viewer) || viewer.email;
  const { buttonProps, menuProps, close } = useMenu(translate('shell.accountOf', { name }));
  return (
    <>
      <button type="button" className="icon-button" title={name} {...buttonProps}>
        <Initials aria-hidden="true" data-initials={toInitials(name, viewer.firstName, viewer.lastName)} />
      </button>
      <Menu {...menuProps}>
        <Who role="presentation">
          <strong>{name}</strong>
          <span>
            {[translate(viewer.roleLabel, { _: viewer.roleLabel }), viewer.organization?.name]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </Who>
        <Divider component="li" />
        <MenuItem component={Link} to="/user/account/info" onClick={close}>
          {translate('menu.account')}
        </MenuItem>
        {hasFeature(viewer, 'LANGUAGE') && (
          <MenuItem component={Link} to="/user/account/info#language" onClick={close}>
            {translate('shell.languageIs', { name: languageNames[viewer.language] })}
          </MenuItem>
        )}
        {isSmall && (
          <MenuItem
            onClick={() => {
              scheme.choose();
              close();
            }}
          >
            {scheme.label}
          </MenuItem>
        )}
        {isSmall && <HelpItems onChoose={close} />}
        <Divider component="li" />
        <MenuItem component={Link} to="/user/logout/" onClick={close}>
          {translate('menu.logout')}
        </MenuItem>
      </Menu>
    </>
  );
};
