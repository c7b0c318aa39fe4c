import type { QuestionnaireItem } from '@medplum/fhirtypes';
import type { DueSurvey } from '../../../contract/surveys/schedules.ts';
import {
  countQuestions,
  listQuestions,
  SELF_HARM,
  tellsOfSelfHarm,
  type Answers,
} from '../../../domain/surveys/questionnaire-answers.ts';
import type { SurveyDraft } from '../../../domain/surveys/survey-draft.ts';
import { useTranslations } from '../pages/public-program/translations.ts';
import { CrisisLine } from './CrisisLine.tsx';
import { Button, Screen } from './Screen.tsx';
import { SurveyAnswerField } from './SurveyAnswerField.tsx';

interface Props {
  questionnaire: DueSurvey['questionnaire'];
  draft: SurveyDraft;
  /** Called with every answer and every step, so that nothing is lost with the page. */
  onChange: (change: Partial<SurveyDraft>) => void;
  onLater: () => void;
  /** The last question is answered. */
  onEnd: (answers: Answers) => void;
}

/** What the patient wrote, where a question is about that. */
const findNamed = ({ enableWhen }: QuestionnaireItem, answers: Answers): string | null => {
  const named = enableWhen?.find(({ operator }) => operator === 'exists')?.question;
  const answer = named === undefined ? undefined : answers[named];
  return answer && 'valueString' in answer ? answer.valueString : null;
};

/** One question of a survey on a screen of its own (PTL-35). */
export const SurveyQuestion = ({ questionnaire, draft, onChange, onLater, onEnd }: Props) => {
  const { language, translate } = useTranslations();
  const { answers, at } = draft;
  const questions = listQuestions(questionnaire, answers);
  const { item, lead } = questions[Math.min(at, questions.length - 1)]!;
  const linkId = item.linkId;
  const { [linkId]: answer, ...others } = answers;
  const isLast = at >= questions.length - 1;
  const canGoOn = answer !== undefined || !item.required;
  const isEnglish = questionnaire.language !== language;
  const named = item.type === 'integer' ? findNamed(item, answers) : null;
  const next = () => {
    if (isLast) onEnd(answers);
    else onChange({ at: at + 1 });
  };
  return (
    <Screen
      title={item.text!}
      before={named === null ? lead : translate('patient.survey.activity', { text: named })}
      lang={isEnglish ? questionnaire.language : undefined}
      top={
        <>
          <span>
            {translate('patient.survey.place', { at: at + 1, count: countQuestions(questionnaire) })}
            {isEnglish && at === 0 && <p>{translate('patient.survey.english')}</p>}
          </span>
          <Button onClick={onLater}>{translate('patient.survey.later')}</Button>
        </>
      }
      actions={
        (canGoOn || at > 0) && (
          <>
            {canGoOn && (
              <Button primary onClick={next}>
                {translate(isLast ? 'patient.survey.send' : 'patient.survey.next')}
              </Button>
            )}
            {at > 0 && <Button onClick={() => onChange({ at: at - 1 })}>{translate('patient.survey.back')}</Button>}
          </>
        )
      }
    >
      <SurveyAnswerField
        item={item}
        answer={answer}
        onAnswer={(given) => onChange({ answers: given ? { ...others, [linkId]: given } : others })}
      />
      {linkId === SELF_HARM.linkId && <CrisisLine isUrgent={tellsOfSelfHarm(answers)} />}
    </Screen>
  );
};
