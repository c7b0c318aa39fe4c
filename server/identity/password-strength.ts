import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** What it looks at: longer ones are strong by then, and a longer one made to be slow to judge would hold everybody up. */
const JUDGED_LETTERS = 32;
const MOST_SUBSTITUTIONS = 10;

let estimator: Promise<ZxcvbnFactory> | undefined;

async function makeEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Estimator }, common, english, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-es-es'),
  ]);
  return new Estimator({
    dictionary: { ...common.dictionary, ...english.dictionary, ...spanish.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: JUDGED_LETTERS,
    l33tMaxSubstitutions: MOST_SUBSTITUTIONS,
  });
}

/** How hard a password is to guess, from 0 to 4, by zxcvbn; 30 MB of words are loaded when the first one is judged. */
export async function passwordScore(password: string, knownWords: readonly string[]): Promise<number> {
  estimator ??= makeEstimator();
  return (await estimator).check(password, [...knownWords]).score;
}
