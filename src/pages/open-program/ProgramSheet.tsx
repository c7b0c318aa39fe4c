import { useEffect, useState } from 'react';
import type { Language } from '../../../contract/languages.ts';
import type { OpenProgram } from '../../../contract/open-program.ts';
import { asksForSource } from '../../../domain/asks-for-source.ts';
import { frequencyText } from '../../components/programs/programText.ts';
import { ExerciseStep } from './ExerciseStep.tsx';
import { OtherLanguage } from './OtherLanguage.tsx';
import { useSpeech } from './speech.ts';
import './open-program.css';

/** Where the exercises come from, each once, as their licences ask. */
const sourcesOf = ({ exercises }: OpenProgram): string[] => [
  ...new Set(
    exercises.flatMap(({ source }) => (source && asksForSource(source) ? [`${source.name}, ${source.license}`] : [])),
  ),
];

const Clinic = ({ organization: { name, logoUrl } }: Pick<OpenProgram, 'organization'>) => {
  const [failed, setFailed] = useState<string | null>(null);
  if (!logoUrl || failed === logoUrl) return <strong>{name}</strong>;
  return <img src={logoUrl} alt={name} onError={() => setFailed(logoUrl)} />;
};

interface Props {
  program: OpenProgram;
  /** It could not be read anew. */
  isOld: boolean;
  onLanguage: (language: Language) => void;
}

/** The program as the patient does it at home: how often, notes, and each exercise in its order. */
export const ProgramSheet = ({ program, isOld, onLanguage }: Props) => {
  const { translate } = useSpeech();
  const { name, notes, minutes, exercises, organization } = program;
  const sources = sourcesOf(program);
  useEffect(() => {
    document.title = `${name} · ${organization.name}`;
  }, [name, organization.name]);
  return (
    <div className="program">
      <header>
        <Clinic organization={organization} />
        <OtherLanguage onLanguage={onLanguage} />
      </header>
      <main>
        <h1>{name}</h1>
        <p className="program-often">{frequencyText(program, translate)}</p>
        <p>{translate('programs.minutes', { smart_count: minutes })}</p>
        <p role="status">{isOld && translate('openProgram.old')}</p>
        {notes && (
          <section className="program-notes" aria-labelledby="program-notes">
            <h2 id="program-notes">{translate('openProgram.notes')}</h2>
            <p>{notes}</p>
          </section>
        )}
        <ol aria-label={translate('openProgram.exercises')}>
          {exercises.map((exercise, at) => (
            // The same exercise may come twice; its place is what tells the two apart.
            // eslint-disable-next-line react/no-array-index-key
            <ExerciseStep key={at} exercise={exercise} number={at + 1} />
          ))}
        </ol>
        <p className="program-care">{translate('openProgram.care')}</p>
      </main>
      <footer>
        <button type="button" className="button button-secondary" onClick={() => window.print()}>
          {translate('openProgram.print')}
        </button>
        {sources.length > 0 && <p>{translate('openProgram.sources', { list: sources.join('; ') })}</p>}
      </footer>
    </div>
  );
};
