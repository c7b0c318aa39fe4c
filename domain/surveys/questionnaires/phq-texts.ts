import type { Choice, Text } from './build.ts';

/** The titles of the PHQ; the Spanish is that of the PHQ-9 for the United States. */
export const phqTitles = {
  phq2: { en: 'Patient Health Questionnaire (PHQ-2)', es: 'Cuestionario sobre la salud del paciente (PHQ-2)' },
  phq9: { en: 'Patient Health Questionnaire (PHQ-9)', es: 'Cuestionario sobre la salud del paciente (PHQ-9)' },
} satisfies Record<string, Text>;

/** How often a problem of the PHQ has bothered. */
export const frequencies = [
  { code: 'not-at-all', points: 0, en: 'Not at all', es: 'Ningún día' },
  { code: 'several-days', points: 1, en: 'Several days', es: 'Varios días' },
  { code: 'more-than-half', points: 2, en: 'More than half the days', es: 'Más de la mitad de los días' },
  { code: 'nearly-every-day', points: 3, en: 'Nearly every day', es: 'Casi todos los días' },
] satisfies readonly Choice[];
