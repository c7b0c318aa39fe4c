import { useTranslate } from 'react-admin';
import type { MeasuredSession } from '../../contract/scan-sessions/scan-sessions.ts';
import { formatValue } from '../../domain/risk-analysis/measured-results.ts';
import type { SessionEvaluation } from '../../domain/risk-analysis/session-analysis.ts';
import { listMainResults } from '../../domain/scan-sessions/history.ts';

interface Props {
  session: Pick<MeasuredSession, 'session'>;
  evaluation: SessionEvaluation | undefined;
}

/** The results of a session that its risk is about, by name if there are several. */
export const ResultCell = ({ session, evaluation }: Props) => {
  const translate = useTranslate();
  const results = listMainResults(session, evaluation);
  if (results.length === 0) return '-';
  const shown = results.map(({ id, name, value, units }) => (
    <div key={id} style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {results.length > 1 && <span style={{ color: 'var(--ink-muted)' }}>{translate(name)} </span>}
      {formatValue(value, units, translate)}
    </div>
  ));
  return <div>{shown}</div>;
};
