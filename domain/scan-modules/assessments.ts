import type { Assessment } from '../../contract/scan-modules/assessments.ts';
import type { LogKind } from '@exer/pose-log/skeleton.ts';
import { arms } from './catalog/arms.ts';
import { chair } from './catalog/chair.ts';
import { definitionOf } from './catalog/definition.ts';
import { hands } from './catalog/hands.ts';
import type { Outlines } from './catalog/outline.ts';
import { standing } from './catalog/standing.ts';
import { tremor } from './catalog/tremor.ts';
import { walking } from './catalog/walking.ts';

/*
 * The specification gives the ids of those assessments that have a built-in risk rule (A§9) and the names of the cards
 * (MOD-04); which id goes with which card follows from what the rule measures.
 */
const outlines: Outlines = { ...standing, ...chair, ...walking, ...hands, ...tremor, ...arms };

/** The assessments of the scan product in full, in the order of their ids (API-17, API-18). */
export const assessments: readonly Assessment[] = Object.entries(outlines)
  .map(([id, outline]) => definitionOf(id, outline))
  .toSorted((one, other) => (one.id < other.id ? -1 : 1));

const byId = new Map(assessments.map((assessment) => [assessment.id, assessment]));

/** The assessment of an id such as `AST-0001`; undefined where there is none. */
export const assessmentOf = (id: string): Assessment | undefined => byId.get(id);

/** By which recording an assessment is measured: the body's or the hands'. */
export const recordedAs = (id: string): LogKind | undefined => outlines[id as keyof Outlines]?.recordedAs;
