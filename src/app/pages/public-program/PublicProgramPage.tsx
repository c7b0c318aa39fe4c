import { useLanguage } from '../../../ui/i18n/language.ts';
import { Waiting, PublicPage } from '../PublicPage.tsx';
import { ProgramSheet } from './ProgramSheet.tsx';
import {
  TranslationsProvider,
  useDocumentLanguage,
  useTranslations,
  useTranslationsIn,
  type Translations,
} from './translations.ts';
import { useChosenLanguage } from './chosenLanguage.ts';
import { type Problem, isProblem } from '../../../../contract/platform/error.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '../../../../contract/platform/languages.ts';
import type { OpenProgram } from '../../../../contract/programs/public-program.ts';
import { getOpenProgram } from '../../../../dataProvider/public/program.ts';

const UNREACHABLE = 0;
const GONE = 404;
const TOO_MANY = 429;

const messageKeys = (
  { status, message }: Problem,
  translate: Translations['translate'],
): [title: string, lead: string] => {
  if (status === GONE) return [translate('openProgram.goneTitle'), translate('openProgram.askClinic')];
  if (status === UNREACHABLE) return [translate('openProgram.offlineTitle'), translate('openProgram.offline')];
  return [translate('openProgram.failedTitle'), status === TOO_MANY ? message : translate('openProgram.failed')];
};

interface ProgramErrorProps {
  problem: Problem;
  onAgain: () => void;
}

/** Replaces a program that no longer exists, for whatever reason (OPEN-071), or that cannot be loaded now. */
const ProgramError = ({ problem, onAgain }: ProgramErrorProps) => {
  const { translate } = useTranslations();
  const [title, lead] = messageKeys(problem, translate);
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

/** A page that was open longer than this is reloaded when it becomes visible. */
const FRESH_MS = 60_000;

interface Shown {
  program: OpenProgram | null;
  /** Problem of the last request. An earlier response stays unless the program is gone. */
  problem: Problem | null;
}

/**
 * Loads the program of a code in a language, by default the patient's. Reloads it when the page becomes visible later
 * and when the connection is back, so that a page left open shows the clinic's changes.
 */
function usePublicProgram(code: string, language: Language | null): Shown & { again: () => void } {
  const [shown, setShown] = useState<Shown>({ program: null, problem: null });
  const readAt = useRef(0);
  const read = useCallback(
    async (signal?: AbortSignal) => {
      readAt.current = Date.now();
      const answer = await getOpenProgram(code, language, signal);
      if (signal?.aborted) return;
      setShown(({ program }) =>
        isProblem(answer)
          ? { program: answer.status === 404 ? null : program, problem: answer }
          : { program: answer, problem: null },
      );
    },
    [code, language],
  );
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    const readAnew = () => void read(signal);
    const readWhenVisible = () => {
      if (document.visibilityState === 'visible' && Date.now() - readAt.current > FRESH_MS) readAnew();
    };
    readAnew();
    window.addEventListener('online', readAnew, { signal });
    document.addEventListener('visibilitychange', readWhenVisible, { signal });
    return () => stopped.abort();
  }, [read]);
  return { ...shown, again: () => void read() };
}

/**
 * `/program/{code}`: the program of a handout for anyone with its code (OPEN-071, decision 0016), in the patient's
 * language or the selected one.
 */
export default function PublicProgramPage({ code }: { code: string }) {
  const [chosen, choose] = useChosenLanguage();
  const { program, problem, again } = usePublicProgram(code, chosen);
  const pageLanguage = useLanguage();
  const { translate } = useTranslations();
  const translations = useTranslationsIn(chosen ?? program?.language ?? pageLanguage);
  useDocumentLanguage(translations?.language);
  if (!translations || !(program ?? problem))
    return <Waiting label={(translations?.translate ?? translate)('openProgram.loading')} />;
  return (
    <TranslationsProvider value={translations}>
      {program && <ProgramSheet program={program} isOld={problem !== null} onLanguage={choose} />}
      {!program && problem && <ProgramError problem={problem} onAgain={again} />}
    </TranslationsProvider>
  );
}
