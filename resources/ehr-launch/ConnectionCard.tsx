import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { EhrConnection } from '../../contract/ehr-launch/connections.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import { formatZonedDateTime, useClockZone } from '../../src/ui/DateTimeText.tsx';
import { Facts } from '../../src/ui/FactList.tsx';
import { RecordCard } from '../../src/ui/RecordCard.tsx';
import { RedirectAddress } from './RedirectAddress.tsx';
import { toLaunchPath } from './shared/launchPath.ts';

export type ConnectionChange = 'replace' | 'remove';

interface Props {
  connection: EhrConnection;
  onChange: (change: ConnectionChange) => void;
}

/** One EHR: where it is, what the portal is there, and when it last opened a patient. */
export const ConnectionCard = ({ connection, onChange }: Props) => {
  const translate = useTranslate();
  const zone = useClockZone();
  const { name, issuer, clientId, hasSecret, createdAt, createdBy, lastUsedAt } = connection;
  const when = (at: string) => formatZonedDateTime(at, zone);
  return (
    <RecordCard title={name} status={null}>
      <Facts
        facts={[
          [translate('ehrConnections.issuer'), issuer],
          [translate('ehrConnections.redirectAddress'), <RedirectAddress key="redirect" issuer={issuer} />],
          [translate('ehrConnections.clientId'), clientId],
          [
            translate('ehrConnections.client'),
            translate(hasSecret ? 'ehrConnections.confidential' : 'ehrConnections.public'),
          ],
          [translate('ehrConnections.lastUse'), lastUsedAt ? when(lastUsedAt) : translate('ehrConnections.never')],
          [
            translate('ehrConnections.created'),
            createdBy
              ? translate('ehrConnections.createdBy', { when: when(createdAt), name: formatFullName(createdBy) })
              : when(createdAt),
          ],
        ]}
      />
      <Stack direction="row" flexWrap="wrap" gap={1} marginTop={2}>
        <Button
          component={Link}
          to={toLaunchPath(issuer)}
          variant="outlined"
          aria-label={translate('ehrConnections.openPatientOf', { name })}
        >
          {translate('ehrConnections.openPatient')}
        </Button>
        {hasSecret && (
          <Button variant="outlined" onClick={() => onChange('replace')}>
            {translate('ehrConnections.replaceSecret')}
          </Button>
        )}
        <Button
          variant="outlined"
          color="error"
          aria-label={translate('ehrConnections.removeOf', { name })}
          onClick={() => onChange('remove')}
        >
          {translate('ehrConnections.remove')}
        </Button>
      </Stack>
    </RecordCard>
  );
};
