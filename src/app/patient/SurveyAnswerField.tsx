import type { QuestionnaireItem } from '@medplum/fhirtypes';
import type { SurveyItemAnswer } from '../../../contract/surveys/schedules.ts';
import { useTranslations } from '../pages/public-program/translations.ts';

interface Props {
  item: QuestionnaireItem;
  answer: SurveyItemAnswer | undefined;
  /** Undefined: no answer. */
  onAnswer: (answer: SurveyItemAnswer | undefined) => void;
}

interface Choice {
  label: string;
  answer: SurveyItemAnswer;
}

const findInteger = ({ extension }: QuestionnaireItem, name: string) =>
  extension?.find(({ url }) => url?.endsWith(name))?.valueInteger ?? 0;

const isSame = (one: SurveyItemAnswer, other: SurveyItemAnswer | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

function useChoices(item: QuestionnaireItem): Choice[] {
  const { translate } = useTranslations();
  if (item.type === 'boolean')
    return [true, false].map((valueBoolean) => ({
      label: translate(valueBoolean ? 'patient.survey.yes' : 'patient.survey.no'),
      answer: { valueBoolean },
    }));
  if (item.type !== 'integer')
    return (item.answerOption ?? []).map(({ valueCoding }) => ({
      label: valueCoding!.display!,
      answer: { valueCoding: { code: valueCoding!.code! } },
    }));
  const [low, high] = [findInteger(item, '/minValue'), findInteger(item, '/maxValue')];
  return Array.from({ length: high - low + 1 }, (_, at) => ({
    label: `${low + at}`,
    answer: { valueInteger: low + at },
  }));
}

/** The ways to answer one question: a choice, a rating on a scale, yes or no, or a line of text. */
export const SurveyAnswerField = ({ item, answer, onAnswer }: Props) => {
  const { translate } = useTranslations();
  const choices = useChoices(item);
  if (item.type === 'string')
    return (
      <input
        type="text"
        className="patient-text"
        aria-label={item.text ?? translate('patient.survey.answer')}
        maxLength={item.maxLength}
        value={answer && 'valueString' in answer ? answer.valueString : ''}
        onChange={({ target: { value } }) => onAnswer(value.trim() ? { valueString: value } : undefined)}
      />
    );
  const isRating = item.type === 'integer';
  return (
    <>
      <fieldset className={isRating ? 'patient-pain' : 'patient-pain patient-options'}>
        <legend className="hidden-text">{item.text}</legend>
        {choices.map((choice) => (
          <label key={choice.label}>
            <input
              type="radio"
              name={item.linkId}
              checked={isSame(choice.answer, answer)}
              onChange={() => onAnswer(choice.answer)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </fieldset>
      {item.item?.map(({ linkId, text }, end) => (
        <p key={linkId}>
          {choices.at(-end)!.label}: {text}
        </p>
      ))}
    </>
  );
};
