import { describe, expect, it } from 'vitest';
import type { SurveyItemAnswer } from '../../contract/surveys/schedules.ts';
import { buildResponseItems, findMissing, listQuestions, type Answers } from './questionnaire-answers.ts';
import { builtInSurveys } from '../../contract/surveys/schedules.ts';
import { getQuestionnaire } from './questionnaires/built-in.ts';
import { localizeQuestionnaire } from './localize-questionnaire.ts';

const code = (of: string): SurveyItemAnswer => ({ valueCoding: { code: of } });
const phq9 = getQuestionnaire('phq-9');
const psfs = getQuestionnaire('psfs');
const idsOf = (questionnaire: typeof phq9, answers: Answers) =>
  listQuestions(questionnaire, answers).map(({ item }) => item.linkId);

describe('a questionnaire that is filled in', () => {
  it('PTL-35 asks how difficult problems made things only where there are any', () => {
    expect(idsOf(phq9, {})).toHaveLength(9);
    expect(idsOf(phq9, { 'phq-9.3': code('not-at-all') })).toHaveLength(9);
    expect(idsOf(phq9, { 'phq-9.3': code('several-days') }).at(-1)).toBe('phq-9.10');
  });

  it('PTL-35 has the sentence of its group before each question', () => {
    const [first, ...others] = listQuestions(phq9, { 'phq-9.1': code('several-days') });
    expect(first!.lead).toBe('Over the last 2 weeks, how often have you been bothered by:');
    expect(others.at(-1)!.lead).toBe('');
  });

  it('PTL-35 knows what is missing, and leaves out answers to what is not asked any more', () => {
    const stairs = { 'psfs.1': { valueString: 'Climb stairs' } };
    expect(findMissing(psfs, {})).toEqual(['psfs.1']);
    expect(findMissing(psfs, stairs)).toEqual(['psfs.1.rating']);
    const rated = { ...stairs, 'psfs.1.rating': { valueInteger: 3 } };
    expect(findMissing(psfs, rated)).toEqual([]);
    expect(idsOf(psfs, rated)).toEqual(['psfs.1', 'psfs.1.rating', 'psfs.2']);
    const gone = { ...rated, 'psfs.3': { valueString: 'Run' }, 'psfs.3.rating': { valueInteger: 1 } };
    expect(buildResponseItems(psfs, gone).map(({ linkId }) => linkId)).toEqual(['psfs.1', 'psfs.1.rating']);
  });
});

describe('the built-in surveys', () => {
  it.each(builtInSurveys)('PTL-32 %s has a notice, and no two questions of one name', (survey) => {
    const { copyright, title, item } = getQuestionnaire(survey);
    expect([Boolean(copyright), Boolean(title)]).toEqual([true, true]);
    const ids = item!.flatMap((one) => [one, ...(one.item ?? [])]).map(({ linkId }) => linkId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('PTL-32 are in Spanish as a whole or not at all', () => {
    for (const survey of builtInSurveys) {
      const questionnaire = getQuestionnaire(survey);
      const texts = JSON.stringify(questionnaire).match(/"(text|title|display)":/g)!.length;
      const translated = JSON.stringify(questionnaire).match(/"_(text|title|display)":/g)?.length ?? 0;
      expect([survey, translated === 0 || translated === texts]).toEqual([survey, true]);
      expect(localizeQuestionnaire(questionnaire, 'es').language).toBe(translated > 0 ? 'es' : 'en');
    }
  });
});
