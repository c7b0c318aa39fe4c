import { styled } from '@mui/material/styles';
import type { Organization } from '../../contract/organization.ts';

// The logo is printed on white, so it stands on white in the dark theme too.
const Frame = styled('div')({
  display: 'grid',
  placeItems: 'center',
  width: 125,
  height: 70,
  flex: 'none',
  overflow: 'hidden',
  borderRadius: 'var(--radius-small)',
  background: 'var(--primary-soft)',
  color: 'var(--on-primary-soft)',
  font: '600 var(--text-heading)',
  '&:has(img)': { background: '#ffffff', border: '1px solid var(--border)' },
  '& img': { maxWidth: '100%', maxHeight: '100%', display: 'block' },
});

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join('');

/** The organization's logo beside its name, or its initials. */
export const LogoMark = ({ name, webLogoUrl }: Pick<Organization, 'name' | 'webLogoUrl'>) => (
  <Frame>{webLogoUrl ? <img src={webLogoUrl} alt="" /> : <span aria-hidden>{initialsOf(name)}</span>}</Frame>
);
