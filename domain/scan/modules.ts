import type { ScanModule, StoredModule } from '../../contract/scan-modules.ts';
import { assessmentOf } from './assessments.ts';

/** The first assessment of the modules that the catalogue does not know. */
export const unknownAssessment = (modules: readonly StoredModule[]): string | undefined =>
  modules.flatMap((module) => module.assessments.map(({ id }) => id)).find((id) => !assessmentOf(id));

/** Stored modules with their assessments filled in; what the catalogue no longer knows is left out (ENT-071, ENT-072). */
export const filledIn = (modules: readonly StoredModule[]): ScanModule[] =>
  modules.map((module) => ({
    ...module,
    assessments: module.assessments.flatMap(({ id, nameOverride }) => {
      const known = assessmentOf(id);
      if (!known) return [];
      const { name, thumbnailUrl, subjectOrientation, resultDefinitions, directives } = known;
      return [{ id, name, nameOverride, thumbnailUrl, subjectOrientation, resultDefinitions, directives }];
    }),
  }));
