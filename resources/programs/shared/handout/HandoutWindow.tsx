import CloseIcon from '@mui/icons-material/Close';
import { GlobalStyles } from '@mui/material';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate, useI18nProvider, type I18nProvider, type TranslationMessages } from 'react-admin';
import { type ReactNode, useMemo, useState } from 'react';
import { printOnlyStyles } from './handoutStyles.ts';
import { useQuery } from '@tanstack/react-query';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { exerciseTexts, type Exercise } from '../../../../contract/exercises/exercises.ts';
import { currentOrganization } from '../../../../contract/organizations/organization.ts';
import { type Language, languageNames, languages } from '../../../../contract/platform/languages.ts';
import { ErrorView, PageLoading } from '../../../../src/ui/PageStates.tsx';
import { useLanguage } from '../../../../src/ui/i18n/language.ts';
import type { Messages } from '../../../../src/ui/plugin.ts';
import { useCall } from '../../../../src/ui/useCall.ts';
import { useExerciseTexts, useExercises, useArchivedExercises } from '../../../exercises/shared/useExercises.ts';
import { programMessages } from '../messages.en.ts';
import { HandoutPreview } from './HandoutPreview.tsx';
import type { HandoutContent } from './handoutContent.ts';
import { handoutMessages } from './messages.en.ts';

interface Props {
  children: ReactNode;
  onClose: () => void;
}

/** Dialog of a handout. While it is open, only its content is printed. */
export const HandoutWindow = ({ children, onClose }: Props) => {
  const translate = useTranslate();
  return (
    <Dialog
      open
      fullScreen
      aria-labelledby="handout-title"
      onClose={onClose}
      data-printed=""
      slotProps={{ paper: { sx: { borderRadius: 0, border: 0 } } }}
    >
      <GlobalStyles styles={printOnlyStyles} />
      <DialogTitle
        id="handout-title"
        data-screen=""
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}
      >
        {translate('handout.title')}
        <button type="button" className="icon-button" aria-label={translate('shell.close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </button>
      </DialogTitle>
      {children}
    </Dialog>
  );
};

/**
 * The program's exercises with all their texts in one language, including archived ones, once all are loaded. The
 * library itself uses the console's language.
 */
function useHandoutExercises(blocks: HandoutContent['program']['blocks'], language: Language) {
  const isOther = useLanguage() !== language;
  const library = useExercises();
  const ids = [...new Set(blocks.map(({ exerciseId }) => exerciseId))].toSorted();
  const isKnown = !library.isPending && !library.error;
  const missing = ids.filter((id) => isKnown && !library.byId.has(id));
  const archived = useArchivedExercises(missing);
  const { byId } = library;
  const listed = isOther ? [] : ids.map((id) => byId.get(id)).filter((exercise) => exercise !== undefined);
  const texts = useExerciseTexts(listed);
  const needsOtherTexts = isOther && ids.length > 0;
  const otherTexts = useCall(exerciseTexts, { query: { ids, language } }, { enabled: needsOtherTexts });
  const { withTexts } = texts;
  const findExercise = useMemo(() => {
    const archivedById = new Map((archived.data ?? []).map((exercise) => [exercise.id, exercise]));
    const textsById = new Map((otherTexts.data ?? []).map((exercise) => [exercise.id, exercise]));
    return (id: string): Exercise | undefined => {
      const exercise = byId.get(id) ?? archivedById.get(id);
      if (!exercise || !isOther) return exercise && withTexts(exercise);
      return { ...exercise, language: undefined, ...textsById.get(id) };
    };
  }, [byId, withTexts, archived.data, otherTexts.data, isOther]);
  // An exercise that fails to load is printed as unknown, and the page reports it.
  return {
    failed: [library, texts, ...(needsOtherTexts ? [otherTexts] : [])].find(({ error }) => error),
    findExercise,
    isPending:
      library.isPending ||
      texts.isPending ||
      (needsOtherTexts && otherTexts.isPending) ||
      (missing.length > 0 && archived.isPending),
  };
}

interface LanguageChoiceProps {
  language: Language;
  onSelect: (language: Language) => void;
}

/** Selects the language of the print. */
const LanguageChoice = ({ language, onSelect }: LanguageChoiceProps) => {
  const translate = useTranslate();
  return (
    <fieldset
      data-screen=""
      style={{ display: 'flex', flexWrap: 'wrap', gap: '12px 24px', margin: 0, padding: '0 24px 12px', border: 0 }}
    >
      <legend style={{ float: 'left', padding: 0, marginRight: 24, color: 'var(--ink-muted)' }}>
        {translate('handout.language')}
      </legend>
      {languages.map((option) => (
        <label key={option} className="check" style={{ alignItems: 'center', gap: 8, color: 'var(--ink)' }}>
          <input type="radio" name="handout-language" checked={option === language} onChange={() => onSelect(option)} />
          <span lang={option}>{languageNames[option]}</span>
        </label>
      ))}
    </fieldset>
  );
};

const locales = languages.map((locale) => ({ locale, name: languageNames[locale] }));

async function loadTexts(language: Language): Promise<Messages> {
  if (language === 'en') return { ...programMessages, ...handoutMessages };
  const [programs, handout] = await Promise.all([import('../messages.es.ts'), import('./messages.es.ts')]);
  return { ...programs.default, ...handout.default };
}

/** Translations for the sheet's language, loaded separately if it is not the console's. */
function useSheetTexts(language: Language) {
  const consoleI18n = useI18nProvider();
  const isOther = useLanguage() !== language;
  const { data, error, refetch } = useQuery<I18nProvider>({
    queryKey: ['sheet-texts', language],
    queryFn: async () => {
      const texts = await loadTexts(language);
      return polyglotI18nProvider(() => texts as unknown as TranslationMessages, language, locales);
    },
    enabled: isOther,
    staleTime: Infinity,
  });
  return { i18n: isOther ? data : consoleI18n, error: isOther ? error : null, refetch };
}

interface HandoutProps extends Omit<HandoutContent, 'organization' | 'findExercise' | 'language'> {
  hint?: string;
  onRetryCode?: () => void;
}

/** A handout in one language. The organization is fetched again, because signed logo links are short-lived. */
const HandoutInLanguage = ({ hint, onRetryCode, ...about }: HandoutProps & Pick<HandoutContent, 'language'>) => {
  const { program, language } = about;
  const organization = useCall(currentOrganization);
  const texts = useSheetTexts(language);
  const { failed: unnamed, findExercise, isPending } = useHandoutExercises(program.blocks, language);
  const failed = unnamed ?? [organization, texts].find(({ error }) => error);
  if (failed?.error) return <ErrorView message={failed.error.message} onRetry={() => void failed.refetch()} />;
  if (!organization.isFetchedAfterMount || !organization.data || isPending || !texts.i18n) return <PageLoading />;
  return (
    <HandoutPreview
      content={{ ...about, organization: organization.data, findExercise }}
      i18n={texts.i18n}
      hint={hint}
      onRetryCode={onRetryCode}
    />
  );
};

/** A handout in the patient's language; another language can be selected for this print. */
export const LoadedHandout = (about: HandoutProps) => {
  const consoleLanguage = useLanguage();
  const [language, setLanguage] = useState(about.patient?.language ?? consoleLanguage);
  return (
    <>
      <LanguageChoice language={language} onSelect={setLanguage} />
      <HandoutInLanguage {...about} language={language} />
    </>
  );
};
