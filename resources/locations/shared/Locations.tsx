import AddIcon from '@mui/icons-material/Add';
import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { ListContextProvider, useGetList, useGetOne, useList, useNotify, useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { useViewer } from '../../../authProvider/session.ts';
import { MAX_PAGE_SIZE } from '../../../contract/platform/limits.ts';
import type { Location } from '../../../contract/locations/locations.ts';
import type { Practitioner } from '../../../contract/team/practitioners.ts';
import { ErrorView } from '../../../src/ui/PageStates.tsx';
import { RecordTable, type Column } from '../../../src/ui/RecordTable.tsx';
import { LocationForm } from '../LocationForm.tsx';
import { formatTimeZone } from '../../../src/ui/i18n/format.ts';
import { formatAddress } from './locationFields.ts';

const tabs = ['all', 'mine'] as const;
type LocationTab = (typeof tabs)[number];
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16, margin: '40px 0 8px' });

/**
 * All locations of the organization and those of the reader (ORG-07..13). Those who may manage it also get the dialogs.
 */
export const Locations = ({ manages }: { manages: boolean }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const practitionerId = useViewer()?.practitionerId ?? 0;
  const hasProfile = practitionerId > 0;
  const [tab, setTab] = useState<LocationTab>('all');
  const [edited, setEdited] = useState<Location | 'new'>();
  const all = useGetList<Location>(
    'locations',
    { pagination: { page: 1, perPage: MAX_PAGE_SIZE }, sort: { field: 'name', order: 'ASC' } },
    { onError: () => notify('clinicLocations.failed', { type: 'error' }) },
  );
  const own = useGetOne<Practitioner>(
    'own-practitioner',
    { id: practitionerId },
    { enabled: hasProfile && tab === 'mine' },
  );
  const mine = own.data?.locationIds;
  const shown = useMemo(
    () => (tab === 'all' ? all.data : mine && all.data?.filter(({ id }) => mine.includes(id))),
    [tab, all.data, mine],
  );
  const list = useList<Location>({ data: shown, isPending: !shown, perPage: MAX_PAGE_SIZE });
  const error = all.error ?? (tab === 'mine' ? own.error : null);
  const none = <span style={{ color: 'var(--ink-faint)' }}>-</span>;

  const columns: Column<Location>[] = [
    {
      label: translate('clinicLocations.name'),
      sort: 'name',
      render: ({ name }) => <strong style={{ fontWeight: 500 }}>{name}</strong>,
    },
    { label: translate('clinicLocations.address'), render: (location) => formatAddress(location) || none },
    {
      label: translate('clinicLocations.provider'),
      render: ({ defaultProvider: provider }) => (provider ? `${provider.firstName} ${provider.lastName}` : none),
    },
    {
      label: translate('clinicLocations.timezone'),
      sort: 'timezone',
      render: ({ timezone }) => formatTimeZone(timezone),
    },
  ];
  const actions: Column<Location> = {
    label: translate('clinicLocations.actions'),
    align: 'right',
    render: (location) => (
      <button
        type="button"
        className="icon-button"
        aria-label={translate('clinicLocations.editOf', { name: location.name })}
        onClick={() => setEdited(location)}
      >
        <EditIcon sx={{ fontSize: 18 }} />
      </button>
    ),
  };

  return (
    <section aria-labelledby="locations-heading">
      <Head>
        <Typography variant="h2" id="locations-heading" sx={{ flex: 1 }}>
          {translate('clinicLocations.title')}
        </Typography>
        {manages && (
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setEdited('new')}>
            {translate('clinicLocations.add')}
          </Button>
        )}
      </Head>
      <Tabs
        value={tab}
        onChange={(_, next: LocationTab) => setTab(next)}
        aria-labelledby="locations-heading"
        sx={{ mb: 2 }}
      >
        {tabs
          .filter((name) => name === 'all' || hasProfile)
          .map((name) => (
            <Tab
              key={name}
              value={name}
              label={translate(`clinicLocations.${name}`)}
              id={`locations-tab-${name}`}
              aria-controls="locations-panel"
            />
          ))}
      </Tabs>
      <div role="tabpanel" id="locations-panel" aria-labelledby={`locations-tab-${tab}`}>
        {error ? (
          <ErrorView
            message={translate('clinicLocations.failed')}
            onRetry={() => void (all.error ? all.refetch() : own.refetch())}
          />
        ) : (
          <ListContextProvider value={list}>
            <RecordTable
              name={translate(`clinicLocations.${tab}`)}
              columns={manages ? [...columns, actions] : columns}
              empty={translate(tab === 'mine' ? 'clinicLocations.noneMine' : 'clinicLocations.none')}
            />
          </ListContextProvider>
        )}
      </div>
      {edited && <LocationForm location={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </section>
  );
};
