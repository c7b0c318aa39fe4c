import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useViewer } from '../../../authProvider/session.ts';
import { Choice } from '../../../src/ui/Choice.tsx';
import { EmptyState } from '../../../src/ui/PageStates.tsx';
import { PageHeading } from '../../../src/ui/PageHeading.tsx';
import { gaitEventMessages } from './messages.en.ts';
import { useEventLocation } from './useEventLocation.ts';
import { EventWalk } from './walk/EventWalk.tsx';

/** Loaded with this page. @public */
export const texts = { en: gaitEventMessages };

/** `/gait/events/walk/?location=`: an event on a tablet, one patient after the other. */
export default function WalkPage() {
  const translate = useTranslate();
  const viewer = useViewer();
  const { locations, locationId, name, choose } = useEventLocation();
  const place = viewer?.locations.find(({ id }) => String(id) === locationId);
  return (
    <>
      <PageHeading
        title={translate('gait.walk.title')}
        lead={name}
        actions={
          <Button component={Link} to={`/gait/events/patients/${locationId && `?location=${locationId}`}`}>
            {translate('gait.events')}
          </Button>
        }
      />
      {place ? (
        <EventWalk key={place.id} place={{ id: place.id, name: place.name, zone: place.timezone }} />
      ) : locations.length === 0 ? (
        <EmptyState title={translate('gait.event.noPlace')} hint={translate('gait.event.noPlaceHint')} />
      ) : (
        <EmptyState
          title={translate('gait.walk.where')}
          action={
            <Choice
              label={translate('gait.event.location')}
              none={translate('gait.event.choose')}
              value=""
              options={locations}
              onChoose={choose}
            />
          }
        />
      )}
    </>
  );
}
