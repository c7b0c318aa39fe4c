import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { formatValue } from '../../domain/risk-analysis/measured-results.ts';
import type { HistoryEntry, ResultChange } from '../../domain/scan-sessions/history.ts';
import { ZonedDateTimeText } from '../../src/ui/DateTimeText.tsx';
import { formatDifference, formatError, listErrorSources } from '../risk-analysis/shared/changeTexts.ts';
import { formatNotAssessed, formatPerson } from '../risk-analysis/shared/outcomeTexts.ts';
import { RiskLevel } from '../risk-analysis/shared/RiskLevel.tsx';

const Value = styled('div')({ font: '600 var(--text-title)', fontVariantNumeric: 'tabular-nums' });
const Results = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px 32px', margin: '8px 0' });
const Changes = styled('dl')({
  margin: '12px 0 0',
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, max-content) 1fr',
  gap: '6px 16px',
  '& dt': { color: 'var(--ink-muted)' },
  '& dd': { margin: 0 },
});

const Change = ({ changes }: { changes: readonly ResultChange[] }) => {
  const translate = useTranslate();
  return changes.map((change) => (
    <div key={change.result.id}>
      {changes.length > 1 && `${translate(change.result.name)}: `}
      <strong style={{ fontVariantNumeric: 'tabular-nums' }}>{formatDifference(change, translate)}</strong>{' '}
      <Typography variant="body2" component="span" color="textSecondary">
        {formatError(change, translate)}
      </Typography>
    </div>
  ));
};

/** The newest session of an assessment: results in large print, risk, and the change since the previous and the first. */
export const LatestResult = ({ entry }: { entry: HistoryEntry }) => {
  const translate = useTranslate();
  const { session, evaluation, results, sincePrevious, sinceFirst } = entry;
  const evaluations = evaluation.state === 'EVALUATED' ? evaluation.evaluations : [];
  const person = evaluations[0] ? formatPerson(evaluations[0].person, translate) : null;
  const sources = listErrorSources([...sincePrevious, ...sinceFirst]);
  return (
    <>
      <Typography variant="h2">{translate('scan.participant.latest')}</Typography>
      <Typography variant="body2" color="textSecondary">
        <ZonedDateTimeText value={session.createdDate} zone={session.location.timezone} />
        {person && ` · ${person}`}
      </Typography>
      <Results>
        {results.length === 0 && <Typography>{translate('analysis.missing.NO_RESULT')}</Typography>}
        {results.map(({ id, name, value, units }) => {
          const evaluated = evaluations.find(({ result }) => result.id === id);
          return (
            <div key={id}>
              <Typography variant="body2" color="textSecondary">
                {translate(name)}
              </Typography>
              <Value>{formatValue(value, units, translate)}</Value>
              {evaluated && <RiskLevel {...evaluated} />}
            </div>
          );
        })}
      </Results>
      {evaluations.length === 0 && (
        <Typography color="textSecondary">{formatNotAssessed(evaluation, translate)}</Typography>
      )}
      {sincePrevious.length > 0 ? (
        <Changes>
          <dt>{translate('scan.participant.sincePrevious')}</dt>
          <dd>
            <Change changes={sincePrevious} />
          </dd>
          {sinceFirst.length > 0 && (
            <>
              <dt>{translate('scan.participant.sinceFirst')}</dt>
              <dd>
                <Change changes={sinceFirst} />
              </dd>
            </>
          )}
        </Changes>
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {translate('scan.participant.onlyOne')}
        </Typography>
      )}
      {sources.map((source) => (
        <Typography key={source} variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {translate('scan.participant.errorSource', { source })}
        </Typography>
      ))}
    </>
  );
};
