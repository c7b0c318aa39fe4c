import type { StoredModule } from '../../contract/scan-modules/scan-modules.ts';

/** An assessment of a module while it is edited: what is kept of it, and its own name. */
export interface DraftAssessment {
  id: string;
  name: string;
  nameOverride: string | null;
}

/** A module while it is edited; a module as it was read is one. */
export interface DraftModule extends Omit<StoredModule, 'assessments'> {
  assessments: readonly DraftAssessment[];
}

/** What an assessment is called in its module (MODS-30). */
export const getDisplayName = (
  { name, nameOverride }: Pick<DraftAssessment, 'name' | 'nameOverride'>,
  say: (name: string) => string,
): string => nameOverride ?? say(name);

function upsertById<Of extends { id: string }>(items: readonly Of[], item: Of): Of[] {
  const at = items.findIndex(({ id }) => id === item.id);
  return at === -1 ? [...items, item] : items.with(at, item);
}

/** The modules with this one in place of that of its id, or at the end. */
export const replaceModule = (modules: readonly DraftModule[], module: DraftModule): DraftModule[] =>
  upsertById(modules, module);

export const removeModule = (modules: readonly DraftModule[], moduleId: string): DraftModule[] =>
  modules.filter(({ id }) => id !== moduleId);

/** The modules with other assessments in one of them. */
export const replaceAssessments = (
  modules: readonly DraftModule[],
  moduleId: string,
  change: (assessments: readonly DraftAssessment[]) => readonly DraftAssessment[],
): DraftModule[] =>
  modules.map((module) => (module.id === moduleId ? { ...module, assessments: change(module.assessments) } : module));

/** The module's assessments with this one in place of that of its id, or at the end. */
export const replaceAssessment = (
  modules: readonly DraftModule[],
  moduleId: string,
  assessment: DraftAssessment,
): DraftModule[] => replaceAssessments(modules, moduleId, (assessments) => upsertById(assessments, assessment));

export const removeAssessment = (
  modules: readonly DraftModule[],
  moduleId: string,
  assessmentId: string,
): DraftModule[] =>
  replaceAssessments(modules, moduleId, (assessments) => assessments.filter(({ id }) => id !== assessmentId));

/** What is sent of a module: its assessments by id and the name they go by. */
export const toStoredModule = ({ id, name, subtitle, imageName, isLocked, imageUrl, assessments }: DraftModule) => ({
  id,
  name,
  subtitle,
  imageName,
  isLocked,
  imageUrl,
  assessments: assessments.map((assessment) => ({ id: assessment.id, nameOverride: assessment.nameOverride })),
});

/** The whole list as it is sent (MODS-21). */
export const toStoredModules = (modules: readonly DraftModule[]): StoredModule[] => modules.map(toStoredModule);

/** Would saving the one list over the other change anything, be it the order alone (MODS-19)? */
export const haveChanges = (one: readonly DraftModule[], other: readonly DraftModule[]): boolean =>
  JSON.stringify(toStoredModules(one)) !== JSON.stringify(toStoredModules(other));
