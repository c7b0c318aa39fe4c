import type { BodyOf } from '../../../contract/call.ts';
import type { saveWalker } from '../../../contract/gait-walker.ts';
import type { PatientRecord } from '../../../contract/patient-record.ts';

/** What the form holds; empty means not stated. */
export interface WalkerValues {
  sex: string;
  heightCm: string;
  condition: string;
}

export function walkerValues({ productData }: PatientRecord): WalkerValues {
  const { sex, heightCm, condition } = productData.gait ?? {};
  return { sex: sex ?? '', heightCm: String(heightCm ?? ''), condition: condition ?? '' };
}

/** The body that the form asks for; a height that is no number is NaN, which its shape refuses. */
export const walkerBody = ({ sex, heightCm, condition }: WalkerValues) =>
  ({
    sex: sex || null,
    heightCm: heightCm.trim() ? Number(heightCm.replace(',', '.')) : null,
    condition: condition || null,
  }) as BodyOf<typeof saveWalker>;
