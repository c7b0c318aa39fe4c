import type { Language } from '../../contract/platform/languages.ts';

const english = {
  participant: 'Participant',
  created: 'Session',
  assessment: 'Assessment',
  practitioner: 'Provider',
  demographics: 'Assessed for',
  none: '-',
  scale: 'Scale',
  drawn: 'Each range is drawn equally wide.',
  factors: 'Factors',
  confidential: 'Confidential health information',
  unprintable:
    'Some characters of this page cannot be printed and are left as empty boxes. The portal shows these texts in full.',
};

const spanish: typeof english = {
  participant: 'Participante',
  created: 'Sesión',
  assessment: 'Evaluación',
  practitioner: 'Profesional',
  demographics: 'Evaluado para',
  none: '-',
  scale: 'Escala',
  drawn: 'Todos los rangos se dibujan con el mismo ancho.',
  factors: 'Factores',
  confidential: 'Información médica confidencial',
  unprintable:
    'Algunos caracteres de esta página no se pueden imprimir y quedan como casillas vacías. El portal muestra estos textos completos.',
};

/** What stands on the page of an outcome beyond what was sent to be printed. */
export const outcomeMessages: Record<Language, typeof english> = { en: english, es: spanish };
