import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ScanResult } from '../../contract/scan.ts';
import { valueText } from '../../domain/risk/value-text.ts';

const List = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  margin: 0,
  '& dt': { font: 'var(--text-micro)', color: 'var(--ink-muted)' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
});

/** Results of a session, each under its name, rounded as the outcome's are (RISK-49, CONST-09). */
export const ResultValues = ({ results }: { results: readonly ScanResult[] }) => {
  const translate = useTranslate();
  if (results.length === 0) return translate('scan.noResults');
  return (
    <List>
      {results.map((result) => (
        <div key={result.id}>
          <dt>{translate(result.name)}</dt>
          <dd>{result.value === null ? '-' : valueText(result.value, result.units, translate)}</dd>
        </div>
      ))}
    </List>
  );
};
