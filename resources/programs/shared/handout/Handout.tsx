import { styled } from '@mui/material/styles';
import { QRCodeSVG } from 'qrcode.react';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../../src/ui/i18n/format.ts';
import { formatFrequency } from '../programText.ts';
import { HandoutExercise } from './HandoutExercise.tsx';
import { listSources, type HandoutContent, type HandoutLayout } from './handoutContent.ts';
import { sheetStyles } from './handoutStyles.ts';
import type { Pictures } from './usePictures.ts';
import type { HandoutKey } from './messages.en.ts';

/** The URL to type, without `https://`, which browsers add. */
const toTypedUrl = (address: string) => address.replace(/^https:\/\//, '');

/**
 * QR code that opens the program on a phone, with the URL to type. A quarter of the code can be damaged; the white
 * margin belongs to it.
 */
const HandoutCode = ({ address, text }: { address: string; text: 'text' | 'personal' }) => {
  const translate = useTranslate();
  return (
    <section className="code" aria-label={translate('handout.code.title')}>
      <QRCodeSVG value={address} level="Q" marginSize={4} title={translate('handout.code.picture')} />
      <div>
        <h2>{translate('handout.code.title')}</h2>
        <p>{translate(`handout.code.${text}`)}</p>
        <p className="address">{toTypedUrl(address)}</p>
      </div>
    </section>
  );
};

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** A week to fill in by pen, with a box for each session of each day. */
const CheckTable = ({ dailyFrequency }: { dailyFrequency: number }) => {
  const translate = useTranslate();
  return (
    <section className="ticks">
      <h2>{translate('handout.ticks.title')}</h2>
      <table>
        <caption>
          {translate('handout.ticks.week')} <span className="blank" />
        </caption>
        <thead>
          <tr>
            <th scope="col">{translate('handout.ticks.round')}</th>
            {DAYS.map((day) => (
              <th key={day} scope="col">
                {translate(`handout.ticks.days.${day}` satisfies HandoutKey)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: dailyFrequency }, (_, round) => (
            <tr key={round}>
              <th scope="row">{round + 1}</th>
              {DAYS.map((day) => (
                <td key={day}>{'\u00a0'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Sheet = styled('article')(sheetStyles);

interface Props {
  content: HandoutContent;
  layout: HandoutLayout;
  pictures: Pictures;
}

const ClinicLogo = ({ content: { organization }, pictures }: Pick<Props, 'content' | 'pictures'>) => {
  const { name, logoUrl } = organization;
  if (!logoUrl || pictures.getState(logoUrl) === 'failed') return <strong>{name}</strong>;
  return (
    <img
      key={pictures.attempt}
      src={logoUrl}
      alt={name}
      onLoad={() => pictures.report(logoUrl, 'shown')}
      onError={() => pictures.report(logoUrl, 'failed')}
    />
  );
};

const PatientLines = ({ patient }: Pick<HandoutContent, 'patient'>) => {
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

/**
 * The program as the patient takes it home (REC-18 `Print`, OPEN-071), in the language of the surrounding i18n
 * context.
 */
export const Handout = ({ content, layout, pictures }: Props) => {
  const translate = useTranslate();
  const { program, findExercise, today, patient, address, personalAddress, language } = content;
  const isPersonal = personalAddress !== null && !layout.anyone;
  const code = isPersonal ? personalAddress : address;
  const sources = listSources(content);
  return (
    <Sheet lang={language} aria-label={translate('handout.sheet')} data-large={layout.large} data-bare={!layout.texts}>
      <header>
        <ClinicLogo content={content} pictures={pictures} />
        <span>{translate('handout.date', { date: formatDate(today, language) })}</span>
      </header>
      <h1 dir="auto">{program.name}</h1>
      <PatientLines patient={patient} />
      <h2>{translate('handout.often')}</h2>
      <p className="often">{formatFrequency(program, translate)}</p>
      {program.notes && (
        <>
          <h2>{translate('handout.notes')}</h2>
          <p className="notes" dir="auto">
            {program.notes}
          </p>
        </>
      )}
      {code && <HandoutCode address={code} text={isPersonal ? 'personal' : 'text'} />}
      <h2>{translate('handout.exercises')}</h2>
      <ol>
        {program.blocks.map((block) => (
          <HandoutExercise
            key={block.uuid}
            block={block}
            exercise={findExercise(block.exerciseId)}
            language={language}
            withTexts={layout.texts}
            pictures={pictures}
          />
        ))}
      </ol>
      {layout.ticks && <CheckTable dailyFrequency={program.dailyFrequency} />}
      <footer>
        {sources.length > 0 &&
          translate('handout.sources', {
            list: sources.map(({ name, license }) => `${name}, ${license}`).join('; '),
          })}
      </footer>
    </Sheet>
  );
};
