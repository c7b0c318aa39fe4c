import PersonIcon from '@mui/icons-material/PersonOutlined';
import FitnessCenterIcon from '@mui/icons-material/FitnessCenterOutlined';
import { Fragment, type ReactNode } from 'react';
import type { Exercise } from '../../contract/exercises/exercises.ts';
import type { FoundPatient, PatientMatch } from '../../contract/search/patient-search.ts';
import { formatPhone } from '../../domain/platform/phone.ts';
import { formatDate } from '../../src/ui/i18n/format.ts';
import type { Target } from './shared/target.ts';

type Translate = (key: string, values?: object) => string;

const describeValue = (value: string, match: PatientMatch | null, translate: Translate): string => {
  if (match === 'PHONE') return translate('quickFind.phone', { phone: formatPhone(value) });
  return match === 'GAIT_UID' ? translate('quickFind.gaitUid', { uid: value }) : value;
};

/** Date of birth, what was found, and the location: what was found is marked. */
function describePatient(
  { dob, match, value, location }: FoundPatient,
  translate: Translate,
  namesLocation: boolean,
): ReactNode {
  const facts = [
    { text: dob && translate('quickFind.dob', { day: formatDate(dob) }), isFound: match === 'DOB' },
    { text: value && describeValue(value, match, translate), isFound: true },
    { text: namesLocation && location, isFound: false },
  ].filter(({ text }) => text);
  return facts.map(({ text, isFound }, at) => (
    <Fragment key={at}>
      {at > 0 && ' · '}
      {isFound ? <mark>{text}</mark> : text}
    </Fragment>
  ));
}

/** Found patients with the addresses of their records. */
export const toPatientTargets = (
  found: readonly FoundPatient[],
  group: string,
  translate: Translate,
  namesLocation: boolean,
): Target[] =>
  found.map((patient) => ({
    key: `patient:${patient.id}`,
    group,
    label: patient.name || translate('quickFind.unnamed'),
    detail: describePatient(patient, translate, namesLocation),
    ...(patient.discharged && { tag: translate('quickFind.discharged') }),
    icon: PersonIcon,
    to: `/patients/${patient.id}`,
  }));

/** Exercises that are shown at a time; the library shows them all. */
const EXERCISES_MAX = 5;

export const toExerciseTargets = (exercises: readonly Exercise[], group: string, translate: Translate): Target[] =>
  exercises.slice(0, EXERCISES_MAX).map(({ id, name, bodyTargets }) => ({
    key: `exercise:${id}`,
    group,
    label: name,
    detail: bodyTargets.map((target) => translate(target)).join(', '),
    icon: FitnessCenterIcon,
    to: `/programs/exercise-library/?exercise=${encodeURIComponent(id)}`,
  }));
