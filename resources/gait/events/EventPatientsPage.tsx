import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ZoneNote } from '../../../src/ui/DateTimeText.tsx';
import { EmptyState } from '../../../src/ui/PageStates.tsx';
import { PageHeading } from '../../../src/ui/PageHeading.tsx';
import { AddByUid } from './AddByUid.tsx';
import { EventPatients } from './EventPatients.tsx';
import { gaitEventMessages } from './messages.en.ts';
import { useEventLocation } from './useEventLocation.ts';
import { usePendingWalks } from './walk/usePendingWalks.ts';
import { PendingWalksNotice } from './walk/PendingWalksNotice.tsx';

/** Loaded with this page. @public */
export const texts = { en: gaitEventMessages };

/** `/gait/events/patients/` (GAIT-19..23): at an event only a location and an ID are known. */
export default function EventPatientsPage() {
  const translate = useTranslate();
  const { locations, locationId, choose } = useEventLocation();
  const { waiting, giveUp } = usePendingWalks();
  return (
    <>
      <PageHeading
        title={translate('gait.events')}
        lead={locationId && <ZoneNote />}
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
      <PendingWalksNotice waiting={waiting} giveUp={giveUp} />
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
