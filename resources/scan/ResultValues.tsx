import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ScanResult } from '../../contract/scan.ts';

const List = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  margin: 0,
  '& dt': { font: 'var(--text-micro)', color: 'var(--ink-muted)' },
  '& dd': { margin: 0, fontVariantNumeric: 'tabular-nums' },
});

/** At most two decimals (CONST-09), with the unit it was measured in. */
const valueOf = ({ value, units }: ScanResult, say: (text: string) => string): string =>
  value === null ? '-' : [Number(value.toFixed(2)), units && say(units)].filter(Boolean).join(' ');

/** Results of a session, each under its name. */
export const ResultValues = ({ results }: { results: readonly ScanResult[] }) => {
  const translate = useTranslate();
  if (results.length === 0) return translate('scan.noResults');
  return (
    <List>
      {results.map((result) => (
        <div key={result.id}>
          <dt>{translate(result.name)}</dt>
          <dd>{valueOf(result, translate)}</dd>
        </div>
      ))}
    </List>
  );
};
