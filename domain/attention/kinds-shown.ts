import type { Product } from '../../contract/enumerations.ts';
import { attentionKinds, type AttentionKind } from '../../contract/worklist.ts';

/** Programs, paths, notes and billing are of Health (DASH-12, DASH-13), sessions of Health and Gait (OPEN-050), surveys of all. */
const productsOf: Partial<Record<AttentionKind, readonly Product[]>> = {
  BILLING_WINDOW_CLOSING: ['HEALTH'],
  FALLING_ADHERENCE: ['HEALTH'],
  NOTE_DUE: ['HEALTH'],
  PATH_STEP: ['HEALTH'],
  NO_SESSION: ['HEALTH', 'GAIT'],
};

/** Kinds of reasons that people of an organization with these products are shown. */
export const kindsShown = (products: readonly Product[]): AttentionKind[] =>
  attentionKinds.filter((kind) => productsOf[kind]?.some((product) => products.includes(product)) ?? true);
