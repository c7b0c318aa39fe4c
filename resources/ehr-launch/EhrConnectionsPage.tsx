import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { listEhrConnections, type EhrConnection } from '../../contract/ehr-launch/connections.ts';
import { LAUNCH_PAGE } from '../../contract/ehr-launch/launches.ts';
import { Facts } from '../../src/ui/FactList.tsx';
import { PageHeading } from '../../src/ui/PageHeading.tsx';
import { EmptyState, ErrorView, PageLoading } from '../../src/ui/PageStates.tsx';
import { useCall } from '../../src/ui/useCall.ts';
import { CopyLine } from '../api-clients/shared/CopyLine.tsx';
import { AddConnectionDialog } from './AddConnectionDialog.tsx';
import { RemoveDialog, ReplaceSecretDialog } from './ChangeDialogs.tsx';
import { ConnectionCard, type ConnectionChange } from './ConnectionCard.tsx';
import { connectionTexts } from './messages.en.ts';

/** Loaded with this page. @public */
export const texts = { en: connectionTexts };

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, maxWidth: 880 });

/** What the EHR asks for when the portal is registered there. */
const Registration = () => {
  const translate = useTranslate();
  const launchAddress = translate('ehrConnections.launchAddress');
  return (
    <Card sx={{ p: 2, mb: 3, maxWidth: 880 }}>
      <Typography variant="h3" component="h2" marginBottom={1}>
        {translate('ehrConnections.register')}
      </Typography>
      <Facts
        facts={[
          [
            launchAddress,
            <CopyLine key="launch" what={launchAddress} value={`${window.location.origin}${LAUNCH_PAGE}`} />,
          ],
          [translate('ehrConnections.redirectAddress'), translate('ehrConnections.redirectWhere')],
        ]}
      />
    </Card>
  );
};

type Open = { dialog: 'add' } | { dialog: ConnectionChange; connection: EhrConnection };

/** `/organization/ehr-connections/`: the EHRs that open patients here, for admins. */
export default function EhrConnectionsPage() {
  const translate = useTranslate();
  const { data, error, refetch } = useCall(listEhrConnections);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const refresh = () => {
    close();
    void refetch();
  };
  return (
    <>
      <PageHeading
        title={translate('ehrConnections.title')}
        lead={translate('ehrConnections.lead')}
        actions={
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen({ dialog: 'add' })}>
            {translate('ehrConnections.add')}
          </Button>
        }
      />
      <Registration />
      {!data &&
        (error ? (
          <ErrorView message={error.message || translate('ehrConnections.failed')} onRetry={() => void refetch()} />
        ) : (
          <PageLoading />
        ))}
      {data?.items.length === 0 && (
        <EmptyState title={translate('ehrConnections.none')} hint={translate('ehrConnections.noneHint')} />
      )}
      {data && data.items.length > 0 && (
        <List aria-label={translate('ehrConnections.list')}>
          {data.items.map((connection) => (
            <ConnectionCard
              key={connection.id}
              connection={connection}
              onChange={(dialog) => setOpen({ dialog, connection })}
            />
          ))}
        </List>
      )}
      {open?.dialog === 'add' && <AddConnectionDialog onClose={close} onAdded={refresh} />}
      {open?.dialog === 'replace' && (
        <ReplaceSecretDialog connection={open.connection} onClose={close} onChanged={refresh} />
      )}
      {open?.dialog === 'remove' && <RemoveDialog connection={open.connection} onClose={close} onChanged={refresh} />}
    </>
  );
}
