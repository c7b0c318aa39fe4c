import type { Problem } from '../../../contract/problem.ts';
import { PublicPage } from '../PublicPage.tsx';
import { useSpeech, type Speech } from './speech.ts';

const UNREACHABLE = 0;
const GONE = 404;
const TOO_MANY = 429;

const wordsFor = ({ status, message }: Problem, translate: Speech['translate']): [title: string, lead: string] => {
  if (status === GONE) return [translate('openProgram.goneTitle'), translate('openProgram.askClinic')];
  if (status === UNREACHABLE) return [translate('openProgram.offlineTitle'), translate('openProgram.offline')];
  return [translate('openProgram.failedTitle'), status === TOO_MANY ? message : translate('openProgram.failed')];
};

interface Props {
  problem: Problem;
  onAgain: () => void;
}

/** In place of a program: it is gone, for whatever reason (OPEN-071), or could not be read just now. */
export const ProgramProblem = ({ problem, onAgain }: Props) => {
  const { translate } = useSpeech();
  const [title, lead] = wordsFor(problem, translate);
  return (
    <PublicPage title={title} lead={lead}>
      {problem.status !== GONE && (
        <div className="actions">
          <button type="button" className="button button-primary" onClick={onAgain}>
            {translate('openProgram.again')}
          </button>
        </div>
      )}
    </PublicPage>
  );
};
