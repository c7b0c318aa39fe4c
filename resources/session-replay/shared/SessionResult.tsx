import { useTranslate } from 'react-admin';
import type { ScanSession } from '../../../contract/scan-sessions/scan-sessions.ts';
import { valueText } from '../../../domain/risk-analysis/value-text.ts';
import { evaluateSession, type Criteria } from '../../../domain/scan-sessions/session-evaluation.ts';
import { formatNotAssessed } from '../../risk-analysis/shared/notAssessed.ts';
import { formatPerson } from '../../risk-analysis/shared/outcomeTexts.ts';
import { RiskLevel } from '../../risk-analysis/shared/RiskLevel.tsx';

interface Props {
  session: ScanSession;
  /** Undefined while loading: nothing is shown then. */
  criteria: Criteria | undefined;
}

/** Results of a session with their evaluation, or why there is none (OPEN-129). */
export const SessionResult = ({ session, criteria }: Props) => {
  const translate = useTranslate();
  const verdict = criteria && evaluateSession(session, criteria);
  const { results } = session.session.data;
  if (verdict?.state === 'JUDGED')
    return verdict.judgements.map(({ result, category, colour, noCriterion, person }) => (
      <span key={result.id} style={{ display: 'inline-flex', flexWrap: 'wrap', gap: '0 8px' }}>
        <span>{`${translate(result.name)}: ${valueText(result.value, result.units, translate)}`}</span>
        <RiskLevel category={category} colour={colour} noCriterion={noCriterion} />
        <span>{formatPerson(person, translate)}</span>
      </span>
    ));
  return (
    <>
      {results.map(({ id, name, value, units }) => (
        <span key={id}>{`${translate(name)}: ${value === null ? '-' : valueText(value, units, translate)}`}</span>
      ))}
      {verdict && <span>{formatNotAssessed(verdict, translate)}</span>}
    </>
  );
};
