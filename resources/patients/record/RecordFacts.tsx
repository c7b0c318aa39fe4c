import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { languageNames } from '../../../contract/platform/languages.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';
import { getAge } from '../../../domain/gait/norms.ts';
import { formatFullName } from '../../../domain/patients/patient.ts';
import { findLatestPlan, getPlanLabel, getPlanWeek } from '../../../domain/plan-of-care/plan-of-care.ts';
import { formatPhone } from '../../../domain/platform/phone.ts';
import { StatusChip } from '../../../src/ui/FactList.tsx';
import { useToday } from '../../../src/ui/hooks.ts';
import { formatMediumDate } from '../../../src/ui/i18n/calendarFormat.ts';
import { formatInvolved } from '../../../src/ui/formatInvolved.ts';
import { formatDate, formatZoneName } from '../../../src/ui/i18n/format.ts';
import type { RecordKey, recordMessages } from './messages.en.ts';

/** What lies left of it is cut off: the dot before the first fact of each line. */
const Frame = styled('div')({ overflow: 'hidden' });
const DOT_SPACE = 20;
const List = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  margin: `0 0 0 -${DOT_SPACE}px`,
  color: 'var(--ink-muted)',
  font: 'var(--text-body)',
  fontVariantNumeric: 'tabular-nums',
  '&.identity': { color: 'var(--ink)', font: 'var(--text-body)' },
  '& > div': { position: 'relative', display: 'flex', gap: 4, minWidth: 0, paddingLeft: DOT_SPACE },
  '& > div::before': { content: '"·"', position: 'absolute', left: DOT_SPACE / 2 - 2, color: 'var(--ink-faint)' },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  '& a': { color: 'inherit' },
});

type FactName = keyof typeof recordMessages.record.fact;
/** A fact of which the value alone would not say what it is has its name before it. */
type Fact = [name: FactName, value: ReactNode, isNamed?: boolean];

const FactLine = ({ facts, className }: { facts: readonly Fact[]; className?: string }) => {
  const translate = useTranslate();
  return (
    <Frame>
      <List className={className}>
        {facts.map(([name, value, isNamed]) => (
          <div key={name}>
            <dt className={isNamed ? undefined : 'hidden-text'}>
              {translate(`record.fact.${name}` satisfies RecordKey)}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
    </Frame>
  );
};

/** Who the patient is: sex, age, involved side and joint, and the plan of care (REC-13..15). */
export const Identity = ({ record }: { record: PatientRecord }) => {
  const translate = useTranslate();
  const { patient, productData, plansOfCare } = record;
  const { health, gait } = productData;
  const today = useToday(record.location.timezone);
  const label = getPlanLabel(plansOfCare, today);
  const week = getPlanWeek(plansOfCare, today);
  const facts: Fact[] = [];
  if (gait?.sex) facts.push(['sex', translate(`record.sex.${gait.sex}` satisfies RecordKey)]);
  if (patient.dob)
    facts.push(['age', translate('record.age', { age: getAge(patient.dob, today), dob: formatDate(patient.dob) })]);
  if (health) {
    const { injuredSideOfBody: side, injuredBodyPart: joint } = health;
    if (side && joint) facts.push(['involved', formatInvolved(health, translate)]);
    else
      facts.push(['side', translate(side ?? 'N/A'), side === null], ['joint', translate(joint ?? '-'), joint === null]);
  }
  if (week !== null) facts.push(['plan', translate('record.week', { week })]);
  return (
    <>
      <FactLine className="identity" facts={facts} />
      {label && (
        <p style={{ margin: '4px 0 0' }}>
          <StatusChip tone={label === 'Discharged' ? 'neutral' : 'warning'} label={translate(label)} />{' '}
          {translate('record.endsOn', { day: formatMediumDate(findLatestPlan(plansOfCare)!.end!) })}
        </p>
      )}
    </>
  );
};

const PhoneLink = ({ number, text }: { number: string | null; text: string }) => <a href={`tel:${number}`}>{text}</a>;

/** How and where the patient is reached and who pays, in one quiet line (REC-13); the language only if it is not English. */
export const ContactFacts = ({ record }: { record: PatientRecord }) => {
  const { patient, practitioner, location, productData } = record;
  const phone = formatPhone(patient.phoneNumber);
  const facts: Fact[] = [
    ['email', patient.email ?? '-', !patient.email],
    ['phone', phone ? <PhoneLink key="phone" number={patient.phoneNumber} text={phone} /> : '-', !phone],
    ['provider', practitioner ? formatFullName(practitioner) : '-', true],
    ['location', location.name, true],
    ['clock', formatZoneName(location.timezone), true],
  ];
  const { health } = productData;
  const payer = health?.payerName ?? health?.payerId;
  if (payer) facts.push(['payer', payer, true]);
  if (health?.memberId) facts.push(['memberId', health.memberId, true]);
  if (productData.gait) facts.push(['gaitUid', productData.gait.uid ?? '-', true]);
  if (patient.language !== 'en') facts.push(['language', languageNames[patient.language], true]);
  return <FactLine facts={facts} />;
};
