import { useTranslate } from 'react-admin';
import type { ScanSession } from '../../contract/scan.ts';
import { valueText } from '../../domain/risk/value-text.ts';
import { verdictOf, type Criteria } from '../../domain/scan/session-verdict.ts';
import { notAssessed } from '../analysis/notAssessed.ts';
import { personText } from '../analysis/outcomeTexts.ts';
import { RiskLevel } from '../analysis/RiskLevel.tsx';

interface Props {
  session: ScanSession;
  /** Undefined until they are known: nothing is said of what it comes to before. */
  criteria: Criteria | undefined;
}

/** What was measured in a session, each result that is judged with its state and for whom, or why none is (OPEN-129). */
export const SessionResult = ({ session, criteria }: Props) => {
  const translate = useTranslate();
  const verdict = criteria && verdictOf(session, criteria);
  const { results } = session.session.data;
  if (verdict?.state === 'JUDGED')
    return verdict.judgements.map(({ result, category, colour, noCriterion, person }) => (
      <span key={result.id} style={{ display: 'inline-flex', flexWrap: 'wrap', gap: '0 8px' }}>
        <span>{`${translate(result.name)}: ${valueText(result.value, result.units, translate)}`}</span>
        <RiskLevel category={category} colour={colour} noCriterion={noCriterion} />
        <span>{personText(person, translate)}</span>
      </span>
    ));
  return (
    <>
      {results.map(({ id, name, value, units }) => (
        <span key={id}>{`${translate(name)}: ${value === null ? '-' : valueText(value, units, translate)}`}</span>
      ))}
      {verdict && <span>{notAssessed(verdict, translate)}</span>}
    </>
  );
};
