import type { Assessment } from '../../contract/scan-modules/assessments.ts';
import type { LogKind } from '@exer/pose-log/skeleton.ts';
import { arms, hands, tremor } from './catalog/hands.ts';
import { chair, walking } from './catalog/walking.ts';
import { createDefinition } from './catalog/definition.ts';
import type { Outlines } from './catalog/outline.ts';
import { standing } from './catalog/standing.ts';
import type { ScanModule, StoredModule } from '../../contract/scan-modules/scan-modules.ts';

/*
 * The specification gives the ids of those assessments that have a built-in risk rule (A§9) and the names of the cards
 * (MOD-04); which id goes with which card follows from what the rule measures.
 */
const outlines: Outlines = { ...standing, ...chair, ...walking, ...hands, ...tremor, ...arms };

/** The assessments of the scan product in full, in the order of their ids (API-17, API-18). */
export const assessments: readonly Assessment[] = Object.entries(outlines)
  .map(([id, outline]) => createDefinition(id, outline))
  .toSorted((one, other) => (one.id < other.id ? -1 : 1));

const byId = new Map(assessments.map((assessment) => [assessment.id, assessment]));

/** The assessment of an id such as `AST-0001`; undefined where there is none. */
export const findAssessment = (id: string): Assessment | undefined => byId.get(id);

/** By which recording an assessment is measured: the body's or the hands'. */
export const getLogKind = (id: string): LogKind | undefined => outlines[id as keyof Outlines]?.recordedAs;

/** The first assessment of the modules that the catalogue does not know. */
export const findUnknownAssessment = (modules: readonly StoredModule[]): string | undefined =>
  modules.flatMap((module) => module.assessments.map(({ id }) => id)).find((id) => !findAssessment(id));

type FullDefinition = Assessment['resultDefinitions'][number];

/** What a module tells of a result; the rest is the catalogue's alone. */
const toSummary = ({ id, title, type, isSided, metric }: FullDefinition) => ({ id, title, type, isSided, metric });

/** Stored modules with their assessments filled in; what the catalogue no longer knows is left out (ENT-071, ENT-072). */
export const fillInAssessments = (modules: readonly StoredModule[]): ScanModule[] =>
  modules.map((module) => ({
    ...module,
    assessments: module.assessments.flatMap(({ id, nameOverride }) => {
      const known = findAssessment(id);
      if (!known) return [];
      const { name, thumbnailUrl, subjectOrientation, directives } = known;
      const resultDefinitions = known.resultDefinitions.map(toSummary);
      return [{ id, name, nameOverride, thumbnailUrl, subjectOrientation, resultDefinitions, directives }];
    }),
  }));
