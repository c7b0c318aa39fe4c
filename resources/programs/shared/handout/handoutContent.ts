import { requiresAttribution } from '../../../../domain/platform/requires-attribution.ts';
import type { Exercise } from '../../../../contract/exercises/exercises.ts';
import type { Language } from '../../../../contract/platform/languages.ts';
import type { Organization } from '../../../../contract/organizations/organization.ts';
import type { Program } from '../../../../contract/programs/shapes.ts';

/** The content of a handout. */
export interface HandoutContent {
  program: Pick<Program, 'name' | 'notes' | 'dailyFrequency' | 'weeklyFrequency' | 'blocks'>;
  organization: Pick<Organization, 'name' | 'logoUrl'>;
  /** Undefined for an exercise that no longer exists. */
  findExercise: (id: string) => Exercise | undefined;
  /** Civil date at the location, `YYYY-MM-DD`. */
  today: string;
  /** The patient and the provider; null for a template, whose handout has a line for a name. */
  patient: { firstName: string; provider: string | null; language: Language } | null;
  /** URL that opens the program on any phone; null for a template. */
  address: string | null;
  /** The patient's personal link, which asks for the date of birth; null where it opens nothing. */
  personalAddress: string | null;
  /** Language of the sheet, independent of the console's. */
  language: Language;
}

/** Print options of a handout. */
export interface HandoutLayout {
  large: boolean;
  texts: boolean;
  ticks: boolean;
  /** Opens the program for who holds the page, instead of by the personal link. Absent in choices that were stored before. */
  anyone?: boolean;
}

type Source = NonNullable<Exercise['source']>;

/** Sources of the program's exercises, without duplicates: their licenses require attribution on paper too. */
export const listSources = ({ program, findExercise }: Pick<HandoutContent, 'program' | 'findExercise'>): Source[] => [
  ...new Map(
    program.blocks.flatMap(({ exerciseId }) => {
      const source = findExercise(exerciseId)?.source;
      return source && requiresAttribution(source) ? [[source.name, source] as const] : [];
    }),
  ).values(),
];
