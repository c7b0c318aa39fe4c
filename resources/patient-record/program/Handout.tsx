import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Exercise } from '../../../contract/exercises.ts';
import type { Organization } from '../../../contract/organization.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';
import type { Program } from '../../../contract/program-shapes.ts';
import { formatDay } from '../../../domain/calendar.ts';
import { fullName } from '../../../domain/patient.ts';
import { frequencyText } from '../../../src/components/programs/programText.ts';
import { useToday } from '../../../src/components/useToday.ts';
import { HandoutExercise } from './HandoutExercise.tsx';
import { sheetStyle } from './handoutStyle.ts';
import type { Pictures } from './usePictures.ts';

const Sheet = styled('article')(sheetStyle);

interface Props {
  record: PatientRecord;
  program: Program;
  organization: Pick<Organization, 'name' | 'logoUrl'>;
  exercises: ReadonlyMap<string, Exercise>;
  pictures: Pictures;
}

type Source = NonNullable<Exercise['source']>;

/** Where the program's exercises come from, each once: their licences ask for it on paper too. */
const sourcesOf = (program: Program, exercises: Props['exercises']): Source[] => [
  ...new Map(
    program.blocks.flatMap(({ exerciseId }) => {
      const source = exercises.get(exerciseId)?.source;
      return source ? [[source.name, source] as const] : [];
    }),
  ).values(),
];

/** The program as the patient takes it home (REC-18 `Print`, OPEN-071). */
export const Handout = ({ record, program, organization, exercises, pictures }: Props) => {
  const translate = useTranslate();
  const today = useToday(record.location.timezone);
  const sources = sourcesOf(program, exercises);
  const { logoUrl } = organization;
  const { firstName } = record.patient;
  return (
    <Sheet aria-label={translate('handout.sheet')}>
      <header>
        {logoUrl && pictures.stateOf(logoUrl) !== 'failed' ? (
          <img
            key={pictures.attempt}
            src={logoUrl}
            alt={organization.name}
            onLoad={() => pictures.told(logoUrl, 'shown')}
            onError={() => pictures.told(logoUrl, 'failed')}
          />
        ) : (
          <strong>{organization.name}</strong>
        )}
        <span>{translate('handout.date', { date: formatDay(today) })}</span>
      </header>
      <h1>{program.name}</h1>
      {firstName && <p>{translate('handout.for', { name: firstName })}</p>}
      {record.practitioner && <p>{translate('handout.by', { name: fullName(record.practitioner) })}</p>}
      <h2>{translate('handout.often')}</h2>
      <p className="often">{frequencyText(program, translate)}</p>
      {program.notes && (
        <>
          <h2>{translate('handout.notes')}</h2>
          <p className="notes">{program.notes}</p>
        </>
      )}
      <h2>{translate('handout.exercises')}</h2>
      <ol>
        {program.blocks.map((block) => (
          <HandoutExercise
            key={block.uuid}
            block={block}
            exercise={exercises.get(block.exerciseId)}
            pictures={pictures}
          />
        ))}
      </ol>
      <footer>
        {sources.length > 0 &&
          translate('handout.sources', {
            list: sources.map(({ name, license }) => `${name}, ${license}`).join('; '),
          })}
      </footer>
    </Sheet>
  );
};
