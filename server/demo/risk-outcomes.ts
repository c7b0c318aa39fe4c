import type * as z from 'zod/mini';
import type { RiskOutcomeBody } from '../../contract/risk-analysis/risk-outcome.ts';
import type { riskOutcomes } from '../platform/db/schema.ts';
import type { Clinic } from './clinics.ts';

/** A clinic's own reading of the Timed Up and Go, stricter than the built-in one. */
const strictTimedUpAndGo: z.output<typeof RiskOutcomeBody> = {
  assessmentId: 'AST-0009',
  type: 'FALL',
  title: null,
  description: 'Own limits of the clinic, agreed with its falls team.',
  source: 'Clinic policy',
  resultDefinitionId: 'time',
  leftResultDefinitionId: null,
  rightResultDefinitionId: null,
  demographicsRequired: null,
  factors: [
    {
      category: 'LOW',
      description: null,
      shortDescription: null,
      criteria: [{ type: 'TIME', units: 's', conditions: [{ comparator: 'lt', value: 10 }] }],
    },
    {
      category: 'MEDIUM',
      description: '2 times the risk of falling',
      shortDescription: '2X',
      criteria: [
        {
          type: 'TIME',
          units: 's',
          conditions: [
            { comparator: 'gte', value: 10 },
            { comparator: 'lt', value: 13.5 },
          ],
        },
      ],
    },
    {
      category: 'HIGH',
      description: '4 times the risk of falling',
      shortDescription: '4X',
      criteria: [{ type: 'TIME', units: 's', conditions: [{ comparator: 'gte', value: 13.5 }] }],
    },
  ],
};

/** One organization with Scan keeps an outcome of its own; the others use the built-in ones. */
export const demoOutcomes = (clinics: Clinic[], updatedAt: Date): (typeof riskOutcomes.$inferInsert)[] =>
  clinics
    .filter(({ key }) => key === 'summit')
    .map(({ id }) => ({
      organizationId: id,
      assessmentId: strictTimedUpAndGo.assessmentId,
      outcome: strictTimedUpAndGo,
      updatedAt,
    }));
