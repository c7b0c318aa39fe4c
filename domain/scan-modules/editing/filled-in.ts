import type { Assessment } from '../../../contract/scan-modules/assessments.ts';
import type { ScanModule, StoredModule } from '../../../contract/scan-modules/scan-modules.ts';
import { assessmentOf } from '../assessments.ts';

/** The first assessment of the modules that the catalogue does not know. */
export const unknownAssessment = (modules: readonly StoredModule[]): string | undefined =>
  modules.flatMap((module) => module.assessments.map(({ id }) => id)).find((id) => !assessmentOf(id));

type InFull = Assessment['resultDefinitions'][number];

/** What a module tells of a result; the rest is the catalogue's alone. */
const inShort = ({ id, title, type, isSided, metric }: InFull) => ({ id, title, type, isSided, metric });

/** Stored modules with their assessments filled in; what the catalogue no longer knows is left out (ENT-071, ENT-072). */
export const filledIn = (modules: readonly StoredModule[]): ScanModule[] =>
  modules.map((module) => ({
    ...module,
    assessments: module.assessments.flatMap(({ id, nameOverride }) => {
      const known = assessmentOf(id);
      if (!known) return [];
      const { name, thumbnailUrl, subjectOrientation, directives } = known;
      const resultDefinitions = known.resultDefinitions.map(inShort);
      return [{ id, name, nameOverride, thumbnailUrl, subjectOrientation, resultDefinitions, directives }];
    }),
  }));
