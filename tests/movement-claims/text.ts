import type { Exercise } from '../../contract/exercises/exercises.ts';
import type { Rule } from './rules.ts';

/** Words about what is not to be done say nothing about the picture. */
const withoutNegations = (text: string) =>
  text
    .replaceAll(/\b(do not|don't|does not|never|without|instead of|no longer|not)\b[^.;,]*/gi, '')
    .replaceAll(/\b(note|caution|tip):.*$/gi, '');

const sentences = (text: string) => text.split(/(?<=[.;!])\s+/);

/** Whether a sentence of the exercise's text says what the rule looks for. */
export const isSaid = ({ says, where, unless }: Rule, { name, position, action }: Exercise) => {
  const texts = {
    position: [position],
    action: [action],
    text: [position, action],
    name: [name],
    all: [name, position, action],
  };
  return texts[where].some((text) =>
    sentences(withoutNegations(text ?? '')).some((sentence) => says.test(sentence) && !unless?.test(sentence)),
  );
};
