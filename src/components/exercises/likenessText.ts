import type { Likeness, SimilarExercise } from '../../../domain/similar-exercises.ts';

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** The likenesses that tell a reader why an exercise is offered; how it is counted goes without saying. */
const told: readonly Likeness[] = ['target', 'position', 'type', 'equipment'];

/** Why an exercise is like another: `Same target, same position`; of two with part of a target, `Shares a target`. */
export function likenessText(
  { alike }: Pick<SimilarExercise, 'alike'>,
  translate: Translate,
  /** Whether anybody says what the exercise is for: without it, nothing of it is shared. */
  hasTarget: boolean,
): string {
  const same = told.filter((likeness) => alike.includes(likeness));
  const texts = same.map((likeness) => translate(`exercises.alike.${likeness}`));
  if (hasTarget && !same.includes('target')) texts.unshift(translate('exercises.alike.part'));
  const text = texts.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
