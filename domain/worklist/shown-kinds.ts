import type { Product } from '../../contract/platform/enumerations.ts';
import { worklistKinds, type WorklistKind } from '../../contract/worklist/worklist.ts';

/** Programs, paths, notes and billing are of Health (DASH-12, DASH-13), sessions of Health and Gait (OPEN-050), surveys of all. */
const kindProducts: Partial<Record<WorklistKind, readonly Product[]>> = {
  BILLING_WINDOW_CLOSING: ['HEALTH'],
  FALLING_ADHERENCE: ['HEALTH'],
  NOTE_DUE: ['HEALTH'],
  PATH_STEP: ['HEALTH'],
  NO_SESSION: ['HEALTH', 'GAIT'],
};

/** Kinds of reasons that people of an organization with these products are shown. */
export const listShownKinds = (products: readonly Product[]): WorklistKind[] =>
  worklistKinds.filter((kind) => kindProducts[kind]?.some((product) => products.includes(product)) ?? true);
