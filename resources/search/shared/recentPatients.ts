import { hasProduct, type Viewer } from '../../../domain/identity/viewer.ts';

/** Whether the viewer's clinic has patients (`patients.read`). */
export const hasPatients = (viewer: Viewer): boolean =>
  (['HEALTH', 'GAIT', 'PRO'] as const).some((product) => hasProduct(viewer, product));

/** Store key of the patients whose records were opened last; cleared with all stored choices at sign-out. */
export const RECENT_PATIENTS = 'recentPatients';

export const NO_RECENTS: readonly number[] = [];
const RECENTS_MAX = 6;

const readPatientId = (pathname: string): number | null =>
  Number(/^\/patients\/(\d+)(?:\/|$)/.exec(pathname)?.[1] ?? 0) || null;

/** The list with the patient of the open record in front; the same list if the record is the last one or none is open. */
export function addRecent(recents: readonly number[], pathname: string): readonly number[] {
  const id = readPatientId(pathname);
  if (id === null || recents[0] === id) return recents;
  return [id, ...recents.filter((other) => other !== id)].slice(0, RECENTS_MAX);
}

/** The recent patients without the one whose record is open. */
export const listOtherRecents = (recents: readonly number[], pathname: string): number[] =>
  recents.filter((id) => id !== readPatientId(pathname));
