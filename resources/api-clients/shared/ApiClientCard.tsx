import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import type { ApiClient } from '../../../contract/api-clients/api-clients.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { formatZonedDateTime, useClockZone } from '../../../src/ui/DateTimeText.tsx';
import { Facts, StatusChip } from '../../../src/ui/FactList.tsx';
import { RecordCard } from '../../../src/ui/RecordCard.tsx';
import { CopyLine } from './CopyLine.tsx';
import type { ApiClientKey } from './messages.en.ts';

type Secret = ApiClient['secrets'][number];
export type ClientChange = 'replace' | 'keys' | 'revoke' | { end: Secret };

interface Props {
  client: ApiClient;
  onChange: (change: ClientChange) => void;
}

const tones = { ACTIVE: 'success', EXPIRED: 'neutral', REVOKED: 'neutral' } as const;

/** The valid secrets of a client. One of two can be ended. */
const Secrets = ({ client: { secrets }, onChange }: Props) => {
  const translate = useTranslate();
  const zone = useClockZone();
  const when = (at: string) => ({ when: formatZonedDateTime(at, zone) });
  const describe = ({ ending, lastUsedAt, expiresAt }: Secret) =>
    [
      translate('apiClients.secretLine', { ending }),
      lastUsedAt ? translate('apiClients.secretUsed', when(lastUsedAt)) : translate('apiClients.secretUnused'),
      ...(expiresAt ? [translate('apiClients.secretUntil', when(expiresAt))] : []),
    ].join(', ');
  return secrets.map((secret) => (
    <Stack key={secret.id} direction="row" flexWrap="wrap" gap={1} alignItems="center">
      <span>{describe(secret)}</span>
      {secrets.length > 1 && (
        <Button
          size="small"
          aria-label={translate('apiClients.endOf', { ending: secret.ending })}
          onClick={() => onChange({ end: secret })}
        >
          {translate('apiClients.endSecret')}
        </Button>
      )}
    </Stack>
  ));
};

/** One API client: what it may do, until when, when it was last used, and how it signs in. */
export const ApiClientCard = ({ client, givesCredentials, onChange }: Props & { givesCredentials: boolean }) => {
  const translate = useTranslate();
  const zone = useClockZone();
  const { name, clientId, state, scopes, locations, createdAt, createdBy, expiresAt, revokedAt, lastUsedAt } = client;
  const isActive = state === 'ACTIVE';
  const usesKey = client.credential === 'KEY';
  const when = (at: string) => formatZonedDateTime(at, zone);
  const creator = createdBy ? formatFullName(createdBy) : translate('apiClients.vendor');
  const places = locations?.map((place) => place.name).join(', ') || translate('apiClients.noLocation');
  return (
    <RecordCard
      title={name}
      status={<StatusChip tone={tones[state]} label={translate(`apiClients.state.${state}` satisfies ApiClientKey)} />}
    >
      <Facts
        facts={[
          ...(isActive
            ? [
                [
                  translate('apiClients.clientId'),
                  <CopyLine key="id" what={translate('apiClients.clientId')} value={clientId} />,
                ] as const,
              ]
            : []),
          [
            translate('apiClients.permissions'),
            scopes.map((scope) => translate(`apiClients.scope.${scope}` satisfies ApiClientKey)).join(', '),
          ],
          [translate('apiClients.locations'), locations ? places : translate('apiClients.allLocations')],
          [translate('apiClients.lastUse'), lastUsedAt ? when(lastUsedAt) : translate('apiClients.never')],
          [
            translate('apiClients.created'),
            translate('apiClients.createdBy', { when: when(createdAt), name: creator }),
          ],
          ...(expiresAt
            ? [[translate(state === 'EXPIRED' ? 'apiClients.expired' : 'apiClients.expires'), when(expiresAt)] as const]
            : []),
          ...(revokedAt ? [[translate('apiClients.revokedAt'), when(revokedAt)] as const] : []),
          ...(isActive
            ? [
                usesKey
                  ? ([translate('apiClients.keys'), client.keySetUrl ?? client.keys.join(', ')] as const)
                  : ([
                      translate('apiClients.secrets'),
                      <Secrets key="secrets" client={client} onChange={onChange} />,
                    ] as const),
              ]
            : []),
        ]}
      />
      {isActive && (
        <Stack direction="row" flexWrap="wrap" gap={1} marginTop={2}>
          {givesCredentials && (
            <Button variant="outlined" onClick={() => onChange(usesKey ? 'keys' : 'replace')}>
              {translate(usesKey ? 'apiClients.replaceKeys' : 'apiClients.replace')}
            </Button>
          )}
          <Button
            variant="outlined"
            color="error"
            aria-label={translate('apiClients.revokeOf', { name })}
            onClick={() => onChange('revoke')}
          >
            {translate('apiClients.revoke')}
          </Button>
        </Stack>
      )}
    </RecordCard>
  );
};
