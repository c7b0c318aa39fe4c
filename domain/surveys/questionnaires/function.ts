import type { QuestionnaireItem } from '@medplum/fhirtypes';
import { askRating, askText, askYesNo, group, questionnaire } from './build.ts';

const painScale = { lower: { en: 'No pain' }, upper: { en: 'Worst imaginable pain' } };

export const nprs = questionnaire({
  id: 'nprs',
  title: { en: 'Numeric Pain Rating Scale (NPRS)' },
  copyright: 'An 11-point numeric rating from 0 to 10. Public domain.',
  item: [
    askRating('nprs.1', { en: 'Please rate your pain right now' }, painScale),
    askRating('nprs.2', { en: 'Please rate your pain at its best in the last 24 hours' }, painScale),
    askRating('nprs.3', { en: 'Please rate your pain at its worst in the last 24 hours' }, painScale),
  ],
});

const ordinals = ['first', 'second', 'third'];
const ability = {
  lower: { en: 'Unable to do it' },
  upper: { en: 'Able to do it as well as before' },
};

/** An activity in the patient's own words, and how well it goes. Only the first one is needed. */
const askActivity = (ordinal: string, at: number): QuestionnaireItem[] => {
  const name = `psfs.${at + 1}`;
  const isGiven = (linkId: string) => [{ question: linkId, operator: 'exists' as const, answerBoolean: true }];
  return [
    {
      ...askText(name, {
        en: at === 0 ? 'Your most important activity' : `A ${ordinal} activity, if there is one`,
      }),
      ...(at === 0 ? { required: true } : { enableWhen: isGiven(`psfs.${at}`) }),
    },
    {
      ...askRating(`${name}.rating`, { en: `How well can you do the ${ordinal} activity today?` }, ability),
      enableWhen: isGiven(name),
    },
  ];
};

export const psfs = questionnaire({
  id: 'psfs',
  title: { en: 'Patient-Specific Functional Scale (PSFS)' },
  copyright:
    'The method of Stratford, Gill, Westaway and Binkley, Physiotherapy Canada 1995;47:258-263. The wording is our own.',
  item: [
    group(
      'psfs',
      { en: 'Which activities are hard for you, or not possible, because of your problem?' },
      ordinals.flatMap(askActivity),
    ),
  ],
});

const STEADI = 'US Centers for Disease Control and Prevention, STEADI. Public domain.';

export const steadiKeyQuestions = questionnaire({
  id: 'steadi-key-questions',
  title: { en: 'Three key fall questions (CDC STEADI)' },
  copyright: STEADI,
  item: [
    'Have you fallen in the past year?',
    'Do you feel unsteady when standing or walking?',
    'Do you worry about falling?',
  ].map((en, at) => askYesNo(`steadi.${at + 1}`, { en })),
});

export const stayIndependent = questionnaire({
  id: 'steadi-stay-independent',
  title: { en: 'Stay Independent: check your risk for falling (CDC STEADI)' },
  copyright: `${STEADI} After the self-assessment of the Greater Los Angeles VA GRECC (Rubenstein et al. 2011).`,
  item: [
    'I have fallen in the past year.',
    'I use or have been advised to use a cane or walker to get around safely.',
    'Sometimes I feel unsteady when I am walking.',
    'I steady myself by holding onto furniture when walking at home.',
    'I am worried about falling.',
    'I need to push with my hands to stand up from a chair.',
    'I have some trouble stepping up onto a curb.',
    'I often have to rush to the toilet.',
    'I have lost some feeling in my feet.',
    'I take medicine that sometimes makes me feel light-headed or more tired than usual.',
    'I take medicine to help me sleep or improve my mood.',
    'I often feel sad or depressed.',
  ].map((en, at) => askYesNo(`stay-independent.${at + 1}`, { en })),
});
