import type { AnsweredSurvey } from './answered-surveys.ts';
import { isRated } from './answered-surveys.ts';

/** What tells most about a survey at a glance, over time. */
export interface SurveyCourse {
  minValue: number | null;
  maxValue: number | null;
  better: 'low' | 'high' | null;
  /** Oldest first. */
  points: { dateTime: string; value: number }[];
}

/** The score of a survey, else the answers of its only rating; null where neither is there. */
export function findCourse({ score, questions }: Pick<AnsweredSurvey, 'score' | 'questions'>): SurveyCourse | null {
  if (score) return { ...score, points: score.scores };
  const [rating, ...others] = questions.filter(isRated);
  return rating && others.length === 0 ? { ...rating, better: null, points: rating.answers } : null;
}
