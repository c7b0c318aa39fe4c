import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import type { ApiClient, CreatedSecret } from '../../../contract/api-clients/api-clients.ts';
import type { Problem } from '../../../contract/platform/error.ts';
import { PageHeading } from '../../../src/ui/PageHeading.tsx';
import { EmptyState, ErrorView, PageLoading } from '../../../src/ui/PageStates.tsx';
import { ShowOlder } from '../../../src/ui/editing/ShowOlder.tsx';
import { AddClientDialog } from './AddClientDialog.tsx';
import { ApiClientCard, type ClientChange } from './ApiClientCard.tsx';
import { EndSecretDialog, ReplaceKeysDialog, ReplaceSecretDialog, RevokeDialog } from './ChangeDialogs.tsx';
import type { ClientCalls, Place } from './client-calls.ts';
import { SecretDialog } from './SecretDialog.tsx';

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, maxWidth: 880 });

interface Props {
  title: string;
  calls: ClientCalls;
  places: readonly Place[];
  clients: {
    data?: { items: ApiClient[]; totalItems: number };
    error: Problem | null;
    refetch: () => unknown;
    showOlder: () => void;
  };
  /** May the reader add clients, secrets and keys? */
  givesCredentials: boolean;
}

type Open =
  | { dialog: 'add' }
  | { dialog: 'change'; client: ApiClient; change: ClientChange }
  | { dialog: 'secret'; created: CreatedSecret; isNew: boolean };

/** The API clients of an organization: listed, added, given new secrets and revoked. */
export const ApiClients = ({ title, calls, places, clients, givesCredentials }: Props) => {
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<Open>();
  const { data, error, refetch, showOlder } = clients;
  const close = () => setOpen(undefined);
  const refresh = () => {
    close();
    void refetch();
  };
  const show = (created: CreatedSecret, isNew: boolean) => {
    setOpen({ dialog: 'secret', created, isNew });
    void refetch();
  };

  const renderChange = (client: ApiClient, change: ClientChange) => {
    const common = { client, calls, onClose: close, onChanged: refresh };
    if (change === 'revoke') return <RevokeDialog {...common} />;
    if (change === 'keys') return <ReplaceKeysDialog {...common} />;
    if (change === 'replace') return <ReplaceSecretDialog {...common} onReplaced={(made) => show(made, false)} />;
    return <EndSecretDialog {...common} secret={change.end} />;
  };

  return (
    <>
      <PageHeading
        title={title}
        lead={translate('apiClients.lead')}
        actions={
          givesCredentials && (
            <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpen({ dialog: 'add' })}>
              {translate('apiClients.add')}
            </Button>
          )
        }
      />
      {!data &&
        (error ? (
          <ErrorView message={error.message || translate('apiClients.failed')} onRetry={() => void refetch()} />
        ) : (
          <PageLoading />
        ))}
      {data?.items.length === 0 && (
        <EmptyState title={translate('apiClients.none')} hint={givesCredentials && translate('apiClients.noneHint')} />
      )}
      {data && data.items.length > 0 && (
        <>
          <List ref={list} aria-label={translate('apiClients.list')}>
            {data.items.map((client) => (
              <ApiClientCard
                key={client.id}
                client={client}
                givesCredentials={givesCredentials}
                onChange={(change) => setOpen({ dialog: 'change', client, change })}
              />
            ))}
          </List>
          <ShowOlder list={list} shown={data.items.length} total={data.totalItems} onShow={showOlder} />
        </>
      )}
      {open?.dialog === 'add' && (
        <AddClientDialog calls={calls} places={places} onClose={close} onCreated={(made) => show(made, true)} />
      )}
      {open?.dialog === 'change' && renderChange(open.client, open.change)}
      {open?.dialog === 'secret' && (
        <SecretDialog
          created={open.created}
          title={translate(open.isNew ? 'apiClients.addedTitle' : 'apiClients.secretTitle', {
            name: open.created.client.name,
          })}
          onClose={close}
        />
      )}
    </>
  );
};
