import { useTranslate } from 'react-admin';
import type { Outcome } from '../../../domain/risk/outcome.ts';
import { assessmentOf } from '../../../domain/scan/assessments.ts';

type Fact = readonly [name: string, value: string];

/** What of an outcome belongs to its assessment and is only read: its name and the results that are judged (RISK-34). */
export function useOutcomeFacts(outcome: Outcome): { assessment: Fact; definitions: Fact[] } {
  const translate = useTranslate();
  const assessment = assessmentOf(outcome.assessmentId);
  const named = (id: string, title = id) => translate('outcomeEditor.named', { title: translate(title), id });
  const fields = ['resultDefinitionId', 'leftResultDefinitionId', 'rightResultDefinitionId'] as const;
  return {
    assessment: [translate('outcomeEditor.fact.assessment'), named(outcome.assessmentId, assessment?.name)],
    definitions: fields.flatMap((field) => {
      const asked = outcome[field];
      if (asked === null) return [];
      const title = assessment?.resultDefinitions.find(({ id }) => id === asked)?.title;
      return [[translate(`outcomeEditor.fact.${field.slice(0, -2)}`), named(asked, title)] as const];
    }),
  };
}
