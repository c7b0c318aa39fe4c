import type { BodyOf } from '../../../contract/platform/call.ts';
import type { saveDemographics } from '../../../contract/gait/demographics.ts';
import type { PatientRecord } from '../../../contract/patients/record.ts';

/** Form values; empty means not stated. */
export interface DemographicsValues {
  sex: string;
  heightCm: string;
  condition: string;
}

export function toFormValues({ productData }: PatientRecord): DemographicsValues {
  const { sex, heightCm, condition } = productData.gait ?? {};
  return { sex: sex ?? '', heightCm: String(heightCm ?? ''), condition: condition ?? '' };
}

/** The request body; a height that is not a number becomes NaN, which the schema rejects. */
export const toRequestBody = ({ sex, heightCm, condition }: DemographicsValues) =>
  ({
    sex: sex || null,
    heightCm: heightCm.trim() ? Number(heightCm.replace(',', '.')) : null,
    condition: condition || null,
  }) as BodyOf<typeof saveDemographics>;
