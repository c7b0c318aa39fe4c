import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Icon } from '../../src/icons/Icon.tsx';
import { uploadIcon } from '../../src/icons/consoleIcons.ts';

const Area = styled('label')({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  padding: 24,
  border: '1px dashed var(--border-strong)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  color: 'var(--ink-muted)',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--primary)', background: 'var(--primary-soft)' },
  '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '& strong': { color: 'var(--primary)', overflowWrap: 'anywhere' },
});

/** Takes a CSV file, also a second time after it was mended. */
export const CsvChoice = ({ fileName, onChoose }: { fileName?: string; onChoose: (file: File) => void }) => {
  const translate = useTranslate();
  return (
    <Area>
      <Icon path={uploadIcon} />
      <strong>{fileName ?? translate('gait.file.choose')}</strong>
      {fileName && translate('gait.file.another')}
      <input
        className="hidden-text"
        type="file"
        accept=".csv,text/csv"
        aria-label={translate('gait.file.choose')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) onChoose(chosen);
        }}
      />
    </Area>
  );
};
