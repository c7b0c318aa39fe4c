import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useState, type DragEvent } from 'react';
import { Icon } from '../../../src/icons/Icon.tsx';
import { uploadIcon } from '../../../src/icons/consoleIcons.ts';

const Area = styled('label')({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  padding: 24,
  border: '1px dashed var(--border-strong)',
  borderRadius: 'var(--radius-medium)',
  color: 'var(--ink-muted)',
  textAlign: 'center',
  cursor: 'pointer',
  '&[data-over], &:hover': { borderColor: 'var(--primary)', background: 'var(--primary-soft)' },
  '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '& strong': { color: 'var(--primary)', fontWeight: 600, overflowWrap: 'anywhere' },
});

/** Takes a CSV file by choice or by drop. */
export const FilePicker = ({ file, onChoose }: { file?: File; onChoose: (file: File) => void }) => {
  const translate = useTranslate();
  const [over, setOver] = useState(false);
  const drag = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver);
  };
  return (
    <Area
      data-over={over || undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        const [dropped] = event.dataTransfer.files;
        if (dropped) onChoose(dropped);
      }}
    >
      <Icon path={uploadIcon} />
      <strong>{file ? file.name : translate('addPatient.choose')}</strong>
      <span>{translate(file ? 'addPatient.replace' : 'addPatient.drop')}</span>
      <input
        className="hidden-text"
        type="file"
        accept=".csv,text/csv"
        aria-label={translate('addPatient.choose')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          // The same file may be chosen again after it was mended.
          target.value = '';
          if (chosen) onChoose(chosen);
        }}
      />
    </Area>
  );
};
