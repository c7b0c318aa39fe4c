import { assessmentOf } from '../../domain/scan/assessments.ts';

export const currentModules = ['Mobility', 'Hip-Spine Instability', 'Hand/Wrist Eval'] as const;
export type ModuleName = (typeof currentModules)[number];

export interface AssessmentCard {
  name: string;
  measures: string;
  how: string;
  modules: readonly ModuleName[];
}

/** The assessments that have a card, in their order (MOD-04), and which of the modules each is part of. */
const cards: readonly (readonly [id: string, ...modules: ModuleName[]])[] = [
  ['AST-0011', 'Mobility', 'Hip-Spine Instability'],
  ['AST-0001', 'Mobility'],
  ['AST-0009', 'Mobility'],
  ['AST-0002', 'Hip-Spine Instability'],
  ['AST-0003', 'Hip-Spine Instability'],
  ['AST-0018', 'Mobility', 'Hip-Spine Instability'],
  ['AST-0004', 'Hand/Wrist Eval'],
  ['AST-0005', 'Hand/Wrist Eval'],
  ['AST-0006', 'Hand/Wrist Eval'],
  ['AST-0007', 'Hand/Wrist Eval'],
  ['AST-0008', 'Hand/Wrist Eval'],
  ['AST-0013', 'Hand/Wrist Eval'],
];

/** The catalogue of assessments (MOD-04) with what each measures and how (OPEN-097). */
export const catalogue: readonly AssessmentCard[] = cards.map(([id, ...modules]) => {
  const { name, purpose, setupDescription } = assessmentOf(id)!;
  return { name, measures: purpose, how: setupDescription, modules };
});
