import { useTranslate } from 'react-admin';
import type { ProQuestion } from '../../../contract/pro.ts';
import { civilMoment } from '../../../domain/calendar.ts';
import { scaleAround } from '../../../domain/results/scale.ts';
import { TrendFigure } from '../../../src/components/charts/TrendFigure.tsx';
import { answerDay, answerText } from './surveyTexts.ts';

/** Numbers as they are, without the tail of a fraction. */
const format = (value: number): string => String(Math.round(value * 100) / 100);

/** Answers to a question over time, on the question's own scale where it has one (ENT-043). */
export const AnswerTrend = ({ question, zone }: { question: ProQuestion; zone: string }) => {
  const translate = useTranslate();
  const { id, text, minValue, maxValue, answers } = question;
  const points = answers.flatMap(({ dateTime, value }) =>
    typeof value === 'number' ? [{ at: civilMoment(dateTime, zone), value }] : [],
  );
  const [first, last] = [answers[0]!, answers.at(-1)!];
  const summary = translate(`recordAnswers.${answers.length > 1 ? 'trend' : 'single'}`, {
    text,
    first: answerText(first, translate),
    firstDay: answerDay(first, zone),
    last: answerText(last, translate),
    lastDay: answerDay(last, zone),
  });
  const scale = scaleAround(
    points.map(({ value }) => value),
    [minValue ?? 0, maxValue],
    1,
  );
  return <TrendFigure summary={summary} lines={[{ id, label: text, points }]} {...scale} format={format} />;
};
