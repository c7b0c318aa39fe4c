import type { RiskOutcome } from '../../contract/risk-analysis/risk-outcome.ts';

/** What sessions are judged by, stored for an organization or built in (ENT-076). */
export type Outcome = Omit<RiskOutcome, 'version'>;
export type OutcomeType = Outcome['type'];
/** ENT-080. */
export type Factor = Outcome['factors'][number];
/** ENT-081. */
export type Criterion = Factor['criteria'][number];
/** ENT-082, ENT-083. */
export type Condition = Criterion['conditions'][number];
export type Category = Factor['category'];
export type Demographic = NonNullable<Outcome['demographicsRequired']>[number];
export type Sex = Extract<Condition['value'], string>;

/** Whether a criterion asks about the person; the others ask about the result. */
export const isDemographic = (type: Criterion['type']): type is Demographic => type === 'AGE' || type === 'SEX';
