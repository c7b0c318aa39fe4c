import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Organization } from '../../contract/organization.ts';
import { StatusChip } from '../../src/components/StatusChip.tsx';
import { LogoMark } from './LogoMark.tsx';
import { zoneName } from './zoneName.ts';

const Row = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 3),
  padding: theme.spacing(3),
}));

/** The organization at a glance: logo, name, time zone, products, and for Scan by which numbers risk is judged. */
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
        <Typography color="textSecondary">{zoneName(timezone)}</Typography>
        {products.includes('SCAN') && (
          <Typography color="textSecondary">
            {translate('organization.riskReading.is', { is: translate(`organization.riskReading.${riskReading}`) })}
          </Typography>
        )}
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
