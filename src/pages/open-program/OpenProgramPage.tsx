import { useLanguage } from '../../i18n/language.ts';
import { Waiting } from '../Waiting.tsx';
import { ProgramProblem } from './ProgramProblem.tsx';
import { ProgramSheet } from './ProgramSheet.tsx';
import { SpeechProvider, useDocumentLanguage, useSpeech, useSpeechIn } from './speech.ts';
import { useChosenLanguage } from './useChosenLanguage.ts';
import { useOpenProgram } from './useOpenProgram.ts';

/**
 * `/program/{code}`: what the code of a handout opens, for whoever holds it (OPEN-071, decision 0016), in the patient's
 * language or the one that is chosen.
 */
export default function OpenProgramPage({ code }: { code: string }) {
  const [chosen, choose] = useChosenLanguage();
  const { program, problem, again } = useOpenProgram(code, chosen);
  const spoken = useLanguage();
  const { translate } = useSpeech();
  const speech = useSpeechIn(chosen ?? program?.language ?? spoken);
  useDocumentLanguage(speech?.language);
  if (!speech || !(program ?? problem))
    return <Waiting label={(speech?.translate ?? translate)('openProgram.loading')} />;
  return (
    <SpeechProvider value={speech}>
      {program && <ProgramSheet program={program} isOld={problem !== null} onLanguage={choose} />}
      {!program && problem && <ProgramProblem problem={problem} onAgain={again} />}
    </SpeechProvider>
  );
}
