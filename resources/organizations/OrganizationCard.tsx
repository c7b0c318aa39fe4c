import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Organization } from '../../contract/organizations/organization.ts';
import { StatusChip } from '../../src/ui/FactList.tsx';
import type { MessageKey } from '../../src/ui/i18n/translated.ts';
import { formatTimeZone } from '../../src/ui/i18n/format.ts';
import type { organizationMessages } from './messages.en.ts';

type Text = MessageKey<typeof organizationMessages>;

// Logos are designed for a white background, so it stays white in the dark theme.
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

const getInitials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join('');

/** The organization's logo beside its name, or its initials. */
export const LogoMark = ({ name, webLogoUrl }: Pick<Organization, 'name' | 'webLogoUrl'>) => (
  <Frame>{webLogoUrl ? <img src={webLogoUrl} alt="" /> : <span aria-hidden>{getInitials(name)}</span>}</Frame>
);

const Row = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 3),
  padding: theme.spacing(3),
}));

/** Logo, name, time zone and products of the organization, and for Scan its fall risk criteria. */
export const OrganizationCard = ({
  organization: { name, timezone, webLogoUrl, products, riskReading },
}: {
  organization: Organization;
}) => {
  const translate = useTranslate();
  return (
    <Row>
      <LogoMark name={name} webLogoUrl={webLogoUrl} />
      <div style={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography color="textSecondary">{formatTimeZone(timezone)}</Typography>
        {products.includes('SCAN') && (
          <Typography color="textSecondary">
            {translate('organization.riskReading.is', {
              is: translate(`organization.riskReading.${riskReading}` satisfies Text),
            })}
          </Typography>
        )}
      </div>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {products.map((product) => (
          <StatusChip
            key={product}
            tone="neutral"
            label={translate(`organization.product.${product}` satisfies Text)}
          />
        ))}
        {products.length === 0 && translate('organization.noProducts')}
      </div>
    </Row>
  );
};
