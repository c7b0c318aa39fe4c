import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import type { EmergencyRecord, EmergencySection } from '../../contract/emergency-access/emergency-access.ts';
import { formatFullName } from '../../domain/patients/patient.ts';
import { formatPhone } from '../../domain/platform/phone.ts';
import { Facts } from '../../src/ui/FactList.tsx';
import { formatDate } from '../../src/ui/i18n/format.ts';

const Overview = ({ patient }: EmergencyRecord) => {
  const translate = useTranslate();
  const none = translate('emergency.noValue');
  const plans = patient.plansOfCare.map(({ start, end }) =>
    end
      ? translate('emergency.plan', { start: formatDate(start), end: formatDate(end) })
      : translate('emergency.openPlan', { start: formatDate(start) }),
  );
  return (
    <Facts
      facts={[
        [translate('emergency.dob'), patient.dob ? formatDate(patient.dob) : none],
        [translate('emergency.phone'), patient.phoneNumber ? formatPhone(patient.phoneNumber) : none],
        [translate('emergency.email'), patient.email ?? none],
        [translate('emergency.location'), patient.location],
        [translate('emergency.provider'), patient.provider ? formatFullName(patient.provider) : none],
        [
          translate('emergency.injury'),
          [patient.injuredBodyPart, patient.injuredSideOfBody]
            .flatMap((part) => (part ? [translate(part)] : []))
            .join(', ') || none,
        ],
        [translate('emergency.plansOfCare'), plans.join('; ') || none],
      ]}
    />
  );
};

const Program = ({ program }: EmergencyRecord) => {
  const translate = useTranslate();
  if (!program) return <Typography color="textSecondary">{translate('emergency.noProgram')}</Typography>;
  const { name, dailyFrequency: daily, weeklyFrequency: weekly, exercises } = program;
  return (
    <>
      <Typography variant="h3" component="h2">
        {name}
      </Typography>
      <Typography color="textSecondary">{translate('emergency.frequency', { daily, weekly })}</Typography>
      <ol>
        {exercises.map((exercise, index) => (
          // The same exercise may be in a program twice.
          // eslint-disable-next-line react/no-array-index-key
          <li key={index}>
            {exercise.name}, {translate('emergency.sets', { smart_count: exercise.numSets })}
          </li>
        ))}
      </ol>
    </>
  );
};

const CareNotes = ({ careNotes }: EmergencyRecord) => {
  const translate = useTranslate();
  if (!careNotes.length) return <Typography color="textSecondary">{translate('emergency.noNotes')}</Typography>;
  return careNotes.map(({ id, date, minutes, notes }) => (
    <article key={id} style={{ marginBottom: 16 }}>
      <Typography variant="h3" component="h2">
        {formatDate(date)}, {translate('emergency.minutes', { smart_count: minutes })}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{notes}</Typography>
    </article>
  ));
};

const Sessions = ({ sessions }: EmergencyRecord) => {
  const translate = useTranslate();
  if (!sessions.length) return <Typography color="textSecondary">{translate('emergency.noSessions')}</Typography>;
  return (
    <ul>
      {sessions.map(({ id, day, name }) => (
        <li key={id}>{[formatDate(day), name].filter(Boolean).join(', ')}</li>
      ))}
    </ul>
  );
};

const sections: Record<EmergencySection, (record: EmergencyRecord) => ReactNode> = {
  overview: Overview,
  program: Program,
  'care-notes': CareNotes,
  sessions: Sessions,
};

/** A section of a record under emergency access. */
export const RecordSection = ({ section, record }: { section: EmergencySection; record: EmergencyRecord }) => {
  const Section = sections[section];
  return <Section {...record} />;
};
