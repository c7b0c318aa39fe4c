import { styled } from '@mui/material/styles';
import { useStore, useTranslate } from 'react-admin';

type Look = 'chart' | 'table';

const Group = styled('div')({
  display: 'inline-flex',
  padding: 3,
  border: '1px solid var(--border-strong)',
  borderRadius: 'var(--radius-small)',
  background: 'var(--sunken)',
  '& button': {
    minWidth: 64,
    minHeight: 32,
    padding: '0 12px',
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: 'var(--ink-muted)',
    font: '500 var(--text-body)',
    cursor: 'pointer',
  },
  '& button[aria-pressed="true"]': {
    background: 'var(--surface)',
    color: 'var(--primary)',
    boxShadow: '0 0 0 1px var(--border-strong)',
  },
});

/** How results are read, as it was chosen last in this browser. */
export const useLook = () => useStore<Look>('results.look', 'chart');

/** Charts, or their numbers as tables. */
export const LookChoice = () => {
  const translate = useTranslate();
  const [look, choose] = useLook();
  return (
    <Group role="group" aria-label={translate('charts.look')}>
      {(['chart', 'table'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={look === each} onClick={() => choose(each)}>
          {translate(`charts.${each}`)}
        </button>
      ))}
    </Group>
  );
};
