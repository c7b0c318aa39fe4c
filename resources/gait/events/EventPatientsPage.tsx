import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { EmptyState } from '../../../src/components/EmptyState.tsx';
import { PageHeading } from '../../../src/components/PageHeading.tsx';
import { useLocationOptions } from '../../../src/components/useClinicChoices.ts';
import { AddByUid } from './AddByUid.tsx';
import { EventPatients } from './EventPatients.tsx';
import { gaitEventMessages } from './events.messages.en.ts';

/** What this page says, there once it is opened. @public */
export const texts = { en: gaitEventMessages };

/** `/gait/events/patients/` (GAIT-19..23): at an event, a location and an ID are all there is. */
export default function EventPatientsPage() {
  const translate = useTranslate();
  const locations = useLocationOptions();
  const [locationId, setLocationId] = useState(locations.length === 1 ? locations[0]!.value : '');
  return (
    <>
      <PageHeading title={translate('gait.events')} />
      <AddByUid locations={locations} locationId={locationId} onChooseLocation={setLocationId} />
      {locationId ? (
        <EventPatients locationId={Number(locationId)} />
      ) : (
        <EmptyState title={translate('gait.event.chooseFirst')} />
      )}
    </>
  );
}
