import { asksForSource } from '../../../domain/asks-for-source.ts';
import type { Exercise } from '../../../contract/exercises.ts';
import type { Language } from '../../../contract/languages.ts';
import type { Organization } from '../../../contract/organization.ts';
import type { Program } from '../../../contract/program-shapes.ts';

/** What a handout is made of. */
export interface HandoutContent {
  program: Pick<Program, 'name' | 'notes' | 'dailyFrequency' | 'weeklyFrequency' | 'blocks'>;
  organization: Pick<Organization, 'name' | 'logoUrl'>;
  /** Undefined for an exercise of which nothing is known any more. */
  exerciseOf: (id: string) => Exercise | undefined;
  /** The day of the place, `YYYY-MM-DD`. */
  today: string;
  /** Who takes it home and who gave it; null for a template, whose handout has a line to write a name on. */
  patient: { firstName: string; provider: string | null; language: Language } | null;
  /** Opens the program on a phone; null where nobody's program would open. */
  address: string | null;
  /** What the sheet speaks, whatever the console does. */
  language: Language;
}

/** What a reader may choose of a handout. */
export interface HandoutLook {
  large: boolean;
  texts: boolean;
  ticks: boolean;
}

type Source = NonNullable<Exercise['source']>;

/** Where the program's exercises come from, each once: their licences ask for it on paper too. */
export const sourcesOf = ({ program, exerciseOf }: Pick<HandoutContent, 'program' | 'exerciseOf'>): Source[] => [
  ...new Map(
    program.blocks.flatMap(({ exerciseId }) => {
      const source = exerciseOf(exerciseId)?.source;
      return source && asksForSource(source) ? [[source.name, source] as const] : [];
    }),
  ).values(),
];
