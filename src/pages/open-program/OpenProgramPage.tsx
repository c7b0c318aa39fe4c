import { Waiting } from '../Waiting.tsx';
import { ProgramProblem } from './ProgramProblem.tsx';
import { ProgramSheet } from './ProgramSheet.tsx';
import { translate } from './texts.ts';
import { useOpenProgram } from './useOpenProgram.ts';

/** `/program/{code}`: what the code of a handout opens, for whoever holds it (OPEN-071, decision 0016). */
export default function OpenProgramPage({ code }: { code: string }) {
  const { program, problem, again } = useOpenProgram(code);
  if (program) return <ProgramSheet program={program} isOld={problem !== null} />;
  if (problem) return <ProgramProblem problem={problem} onAgain={again} />;
  return <Waiting label={translate('openProgram.loading')} />;
}
