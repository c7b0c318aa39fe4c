import { askChoice, group, questionnaire, type Text } from './build.ts';
import { frequencies, phqTitles } from './phq-texts.ts';

/** The Spanish is that of the PHQ-9 for the United States. */
const COPYRIGHT =
  'Developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc. No permission required to reproduce, translate, display or distribute.';

const LEAD: Text = {
  en: 'Over the last 2 weeks, how often have you been bothered by:',
  es: 'Durante las últimas 2 semanas, ¿qué tan seguido ha tenido molestias debido a los siguientes problemas?',
};

const problems: readonly Text[] = [
  { en: 'Little interest or pleasure in doing things', es: 'Poco interés o placer en hacer cosas' },
  { en: 'Feeling down, depressed, or hopeless', es: 'Se ha sentido decaído(a), deprimido(a) o sin esperanzas' },
  {
    en: 'Trouble falling or staying asleep, or sleeping too much',
    es: 'Ha tenido dificultad para quedarse o permanecer dormido(a), o ha dormido demasiado',
  },
  { en: 'Feeling tired or having little energy', es: 'Se ha sentido cansado(a) o con poca energía' },
  { en: 'Poor appetite or overeating', es: 'Sin apetito o ha comido en exceso' },
  {
    en: 'Feeling bad about yourself - or that you are a failure or have let yourself or your family down',
    es: 'Se ha sentido mal con usted mismo(a) – o que es un fracaso o que ha quedado mal con usted mismo(a) o con su familia',
  },
  {
    en: 'Trouble concentrating on things, such as reading the newspaper or watching television',
    es: 'Ha tenido dificultad para concentrarse en ciertas actividades, tales como leer el periódico o ver la televisión',
  },
  {
    en: 'Moving or speaking so slowly that other people could have noticed? Or the opposite - being so fidgety or restless that you have been moving around a lot more than usual',
    es: '¿Se ha movido o hablado tan lento que otras personas podrían haberlo notado? o lo contrario – muy inquieto(a) o agitado(a) que ha estado moviéndose mucho más de lo normal',
  },
  {
    en: 'Thoughts that you would be better off dead or of hurting yourself in some way',
    es: 'Pensamientos de que estaría mejor muerto(a) o de lastimarse de alguna manera',
  },
];

const askFrequency = (id: string, texts: readonly Text[]) =>
  texts.map((text, at) => askChoice(`${id}.${at + 1}`, text, frequencies));

export const phq2 = questionnaire({
  id: 'phq-2',
  title: phqTitles.phq2,
  copyright: COPYRIGHT,
  item: [group('phq-2', LEAD, askFrequency('phq-2', problems.slice(0, 2)))],
});

const difficulty = askChoice(
  'phq-9.10',
  {
    en: 'If you checked off any problems, how difficult have these problems made it for you to do your work, take care of things at home, or get along with other people?',
    es: 'Si marcó cualquiera de los problemas, ¿qué tanta dificultad le han dado estos problemas para hacer su trabajo, encargarse de las tareas del hogar, o llevarse bien con otras personas?',
  },
  [
    { code: 'not-difficult', en: 'Not difficult at all', es: 'No ha sido difícil' },
    { code: 'somewhat-difficult', en: 'Somewhat difficult', es: 'Un poco difícil' },
    { code: 'very-difficult', en: 'Very difficult', es: 'Muy difícil' },
    { code: 'extremely-difficult', en: 'Extremely difficult', es: 'Extremadamente difícil' },
  ],
);

const phq9Items = askFrequency('phq-9', problems);

export const phq9 = questionnaire({
  id: 'phq-9',
  title: phqTitles.phq9,
  copyright: COPYRIGHT,
  item: [
    group('phq-9', LEAD, phq9Items),
    {
      ...difficulty,
      enableBehavior: 'any',
      enableWhen: phq9Items.map(({ linkId }) => ({
        question: linkId,
        operator: '!=',
        answerCoding: { code: 'not-at-all' },
      })),
    },
  ],
});

/** In English alone: no official translation was at hand. */
export const gad7 = questionnaire({
  id: 'gad-7',
  title: { en: 'Generalized Anxiety Disorder scale (GAD-7)' },
  copyright: COPYRIGHT,
  item: [
    group(
      'gad-7',
      { en: LEAD.en },
      [
        'Feeling nervous, anxious or on edge',
        'Not being able to stop or control worrying',
        'Worrying too much about different things',
        'Trouble relaxing',
        'Being so restless that it is hard to sit still',
        'Becoming easily annoyed or irritable',
        'Feeling afraid as if something awful might happen',
      ].map((en, at) =>
        askChoice(
          `gad-7.${at + 1}`,
          { en },
          frequencies.map(({ es: _spanish, ...choice }) => choice),
        ),
      ),
    ),
  ],
});
