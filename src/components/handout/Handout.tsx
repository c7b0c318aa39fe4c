import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { dayText } from '../../i18n/dayText.ts';
import { frequencyText } from '../programs/programText.ts';
import { HandoutCode } from './HandoutCode.tsx';
import { HandoutExercise } from './HandoutExercise.tsx';
import { sourcesOf, type HandoutContent, type HandoutLook } from './handoutOf.ts';
import { sheetStyle } from './handoutStyle.ts';
import { TickTable } from './TickTable.tsx';
import type { Pictures } from './usePictures.ts';

const Sheet = styled('article')(sheetStyle);

interface Props {
  content: HandoutContent;
  look: HandoutLook;
  pictures: Pictures;
}

const Clinic = ({ content: { organization }, pictures }: Pick<Props, 'content' | 'pictures'>) => {
  const { name, logoUrl } = organization;
  if (!logoUrl || pictures.stateOf(logoUrl) === 'failed') return <strong>{name}</strong>;
  return (
    <img
      key={pictures.attempt}
      src={logoUrl}
      alt={name}
      onLoad={() => pictures.told(logoUrl, 'shown')}
      onError={() => pictures.told(logoUrl, 'failed')}
    />
  );
};

const Whose = ({ patient }: Pick<HandoutContent, 'patient'>) => {
  const translate = useTranslate();
  if (!patient)
    return (
      <p>
        {translate('handout.forBlank')} <span className="blank" />
      </p>
    );
  return (
    <>
      {patient.firstName && <p>{translate('handout.for', { name: patient.firstName })}</p>}
      {patient.provider && <p>{translate('handout.by', { name: patient.provider })}</p>}
    </>
  );
};

/** The program as the patient takes it home (REC-18 `Print`, OPEN-071), in the language that the console's texts stand in here. */
export const Handout = ({ content, look, pictures }: Props) => {
  const translate = useTranslate();
  const { program, exerciseOf, today, patient, address, language } = content;
  const sources = sourcesOf(content);
  return (
    <Sheet lang={language} aria-label={translate('handout.sheet')} data-large={look.large} data-bare={!look.texts}>
      <header>
        <Clinic content={content} pictures={pictures} />
        <span>{translate('handout.date', { date: dayText(today, language) })}</span>
      </header>
      <h1 dir="auto">{program.name}</h1>
      <Whose patient={patient} />
      <h2>{translate('handout.often')}</h2>
      <p className="often">{frequencyText(program, translate)}</p>
      {program.notes && (
        <>
          <h2>{translate('handout.notes')}</h2>
          <p className="notes" dir="auto">
            {program.notes}
          </p>
        </>
      )}
      {address && <HandoutCode address={address} />}
      <h2>{translate('handout.exercises')}</h2>
      <ol>
        {program.blocks.map((block) => (
          <HandoutExercise
            key={block.uuid}
            block={block}
            exercise={exerciseOf(block.exerciseId)}
            language={language}
            withTexts={look.texts}
            pictures={pictures}
          />
        ))}
      </ol>
      {look.ticks && <TickTable dailyFrequency={program.dailyFrequency} />}
      <footer>
        {sources.length > 0 &&
          translate('handout.sources', {
            list: sources.map(({ name, license }) => `${name}, ${license}`).join('; '),
          })}
      </footer>
    </Sheet>
  );
};
