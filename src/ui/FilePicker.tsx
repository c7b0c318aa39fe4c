import FileUploadIcon from '@mui/icons-material/FileUploadOutlined';
import { styled } from '@mui/material/styles';
import { useState, type DragEvent, type Ref } from 'react';

const Area = styled('label')({
  // The hidden input stays in here: focused elsewhere, it would scroll what is around the form.
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  padding: 24,
  border: '1px dashed var(--border-strong)',
  borderRadius: 'var(--radius-medium)',
  background: 'var(--surface)',
  color: 'var(--ink-muted)',
  textAlign: 'center',
  cursor: 'pointer',
  '&[data-over], &:hover': { borderColor: 'var(--primary)', background: 'var(--primary-soft)' },
  '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '& strong': { color: 'var(--primary)', fontWeight: 600, overflowWrap: 'anywhere' },
});

interface Props {
  /** Value of the `accept` attribute. */
  accept: string;
  /** Label of the button and the input. */
  label: string;
  /** Shown instead of the label, for example the name of the selected file. */
  chosen?: string;
  hint?: string;
  input?: Ref<HTMLInputElement>;
  onChoose: (file: File) => void;
}

/** Selects a file by dialog or by drop, including the same file again after it was corrected. */
export const FilePicker = ({ accept, label, chosen, hint, input, onChoose }: Props) => {
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
      <FileUploadIcon fontSize="small" />
      <strong translate={chosen ? 'no' : undefined}>{chosen ?? label}</strong>
      {hint && <span>{hint}</span>}
      <input
        ref={input}
        className="hidden-text"
        type="file"
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [taken] = target.files ?? [];
          // An input that keeps its file fires no event when the same file is selected again.
          target.value = '';
          if (taken) onChoose(taken);
        }}
      />
    </Area>
  );
};

/** The `accept` value of CSV files. */
export const CSV = '.csv,text/csv';
