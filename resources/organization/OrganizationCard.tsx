import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Organization } from '../../contract/organization.ts';
import { StatusChip } from '../../src/components/StatusChip.tsx';
import { zoneName } from './zoneName.ts';

const Row = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 3),
  padding: theme.spacing(3),
}));
// The logo is printed on white, so it stands on white in the dark theme too.
const Logo = styled('div')({
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

/** The organization at a glance: logo, name, time zone and products. */
export const OrganizationCard = ({
  organization: { name, timezone, webLogoUrl, products },
}: {
  organization: Organization;
}) => {
  const translate = useTranslate();
  return (
    <Row>
      <Logo>{webLogoUrl ? <img src={webLogoUrl} alt="" /> : <span aria-hidden>{initialsOf(name)}</span>}</Logo>
      <div style={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography color="textSecondary">{zoneName(timezone)}</Typography>
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {products.map((product) => (
          <StatusChip key={product} tone="neutral" label={translate(`organization.product.${product}`)} />
        ))}
        {products.length === 0 && translate('organization.noProducts')}
      </div>
    </Row>
  );
};
