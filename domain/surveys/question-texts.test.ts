import { describe, expect, it } from 'vitest';
import { shortenQuestion, splitLead } from './question-texts.ts';

describe('what all questions of a survey begin with', () => {
  it('stands once, and the questions are without it', () => {
    const lead = 'Over the last 2 weeks, how often have you been bothered by:';
    expect(splitLead([`${lead} Little interest or pleasure`, `${lead} Feeling down`])).toEqual({
      lead,
      texts: ['Little interest or pleasure', 'Feeling down'],
    });
  });

  it('is as many whole sentences as they share', () => {
    expect(
      splitLead(['Are you limited? If so, how much? Walking', 'Are you limited? If so, how much? Running']),
    ).toEqual({
      lead: 'Are you limited? If so, how much?',
      texts: ['Walking', 'Running'],
    });
    expect(splitLead(['Are you limited? If so, where? Walking', 'Are you limited? If not, why? Running']).lead).toBe(
      'Are you limited?',
    );
  });

  it.each([
    [['Please rate your pain right now', 'Please rate your pain at its best']],
    [['One question: alone']],
    [['Same: text', 'Other: text']],
    // No question is left without a text.
    [['Pain: ', 'Pain: now']],
    [[]],
  ])('is nothing for %j', (texts) => expect(splitLead(texts)).toEqual({ lead: '', texts }));
});

describe('the name of a rating of pain', () => {
  it.each([
    ['Please rate your pain right now', 'Pain now', 'Dolor ahora'],
    ['Please rate your pain at its worst in the last 24 hours', 'Worst pain', 'Peor dolor'],
    ['Please rate your pain at its best in the last 24 hours', 'Least pain', 'Menor dolor'],
    ['What was your average pain this week?', 'Average pain', 'Dolor medio'],
  ])('of “%s” is short', (text, english, spanish) => {
    expect([shortenQuestion(text, 'en'), shortenQuestion(text, 'es')]).toEqual([english, spanish]);
  });

  it.each([
    'Please rate your pain',
    'Do you feel your best right now?',
    'During the past 24 hours, how much has pain interfered with your sleep at worst?',
    // Its scale is explained, so two moments are named.
    'Rate your pain now, where 10 is the worst pain imaginable',
  ])('of “%s” is the question itself', (text) => expect(shortenQuestion(text, 'en')).toBe(text));
});
