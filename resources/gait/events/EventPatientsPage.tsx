import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { EmptyState } from '../../../src/components/EmptyState.tsx';
import { PageHeading } from '../../../src/components/PageHeading.tsx';
import type { Messages } from '../../../src/plugin.ts';
import { AddByUid } from './AddByUid.tsx';
import { EventPatients } from './EventPatients.tsx';
import { gaitEventMessages } from './events.messages.en.ts';
import { useEventLocation } from './useEventLocation.ts';
import { useWaitingWalks } from './walk/useWaitingWalks.ts';
import { WaitingNotice } from './walk/WaitingNotice.tsx';
import { walkMessages } from './walk/walk.messages.en.ts';

/** What this page says, there once it is opened. @public */
export const texts: { en: Messages } = { en: { gait: { ...gaitEventMessages.gait, ...walkMessages.gait } } };

/** `/gait/events/patients/` (GAIT-19..23): at an event, a location and an ID are all there is. */
export default function EventPatientsPage() {
  const translate = useTranslate();
  const { locations, locationId, choose } = useEventLocation();
  const { waiting, giveUp } = useWaitingWalks();
  return (
    <>
      <PageHeading
        title={translate('gait.events')}
        actions={
          <Button
            component={Link}
            to={`/gait/events/walk/${locationId && `?location=${locationId}`}`}
            variant="outlined"
          >
            {translate('gait.event.walk')}
          </Button>
        }
      />
      <WaitingNotice waiting={waiting} giveUp={giveUp} />
      {locations.length === 0 ? (
        <EmptyState title={translate('gait.event.noPlace')} hint={translate('gait.event.noPlaceHint')} />
      ) : (
        <AddByUid locations={locations} locationId={locationId} onChooseLocation={choose} />
      )}
      {locationId ? (
        <EventPatients key={locationId} locationId={Number(locationId)} />
      ) : (
        locations.length > 0 && <EmptyState title={translate('gait.event.chooseFirst')} />
      )}
    </>
  );
}
