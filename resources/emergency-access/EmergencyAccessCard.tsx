import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { EmergencyAccess } from '../../contract/emergency-access/emergency-access.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import { formatZonedDateTime, useClockZone, ZonedDateTimeText } from '../../src/ui/DateTimeText.tsx';
import { Facts, StatusChip } from '../../src/ui/FactList.tsx';
import { RecordCard } from '../../src/ui/RecordCard.tsx';
import type { EmergencyKey } from './messages.en.ts';
import { useEndAccess } from './useEndAccess.ts';

const tones = { open: 'warning', ended: 'neutral', expired: 'neutral' } as const;

const getStatus = ({ open, endedAt }: EmergencyAccess) => (open ? 'open' : endedAt ? 'ended' : 'expired');

/** One emergency access: who, whose record, why, until when, and what was opened. */
export const EmergencyAccessCard = ({ access }: { access: EmergencyAccess }) => {
  const translate = useTranslate();
  const zone = useClockZone();
  const { end, isEnding } = useEndAccess();
  const { id, own, open, person, patient, reason, openedAt, expiresAt, endedAt, endedBy, views } = access;
  const name = own ? translate('emergency.you') : person ? formatFullName(person) : translate('emergency.formerPerson');
  const status = getStatus(access);
  const when = endedAt && formatZonedDateTime(endedAt, zone);
  const lines = views.map(
    ({ section, at }) =>
      `${translate(`emergency.section.${section}` satisfies EmergencyKey)}, ${formatZonedDateTime(at, zone)}`,
  );
  const read = [...new Set(lines)];
  return (
    <RecordCard
      title={name}
      status={
        <StatusChip tone={tones[status]} label={translate(`emergency.status.${status}` satisfies EmergencyKey)} />
      }
    >
      <Facts
        facts={[
          [
            translate('emergency.patient'),
            patient ? (
              <Link key="patient" to={`/patients/${patient.id}/`}>
                {formatFullName(patient)}
              </Link>
            ) : (
              translate('emergency.otherPatient')
            ),
          ],
          [translate('emergency.reason'), reason],
          [translate('emergency.opened'), <ZonedDateTimeText key="opened" value={openedAt} zone={zone} />],
          when
            ? [
                translate('emergency.endedAt'),
                endedBy ? translate('emergency.endedBy', { when, name: formatFullName(endedBy) }) : when,
              ]
            : [translate('emergency.until'), <ZonedDateTimeText key="until" value={expiresAt} zone={zone} />],
          [
            translate('emergency.read'),
            read.length ? read.map((one) => <div key={one}>{one}</div>) : translate('emergency.nothingRead'),
          ],
        ]}
      />
      {open && (
        <Stack direction="row" flexWrap="wrap" gap={1} marginTop={2}>
          {own && (
            <Button component={Link} to={`/emergency-access/${id}/`} variant="contained">
              {translate('emergency.openRecord')}
            </Button>
          )}
          <Button
            variant="outlined"
            loading={isEnding}
            aria-label={own ? undefined : translate('emergency.endOf', { name })}
            onClick={() => void end(id)}
          >
            {translate('emergency.end')}
          </Button>
        </Stack>
      )}
    </RecordCard>
  );
};
