import { styled } from '@mui/material/styles';
import { useState, type DragEvent, type Ref } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { uploadIcon } from '../../icons/consoleIcons.ts';

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
  '& strong': { color: 'var(--primary)', fontWeight: 600 },
});

interface Props {
  /** Texts: what a press does, and what else there is to know. */
  label: string;
  hint: string;
  input: Ref<HTMLInputElement>;
  onChoose: (file: File) => void;
}

/** Takes a PNG by choice or by drop. */
export const PicturePicker = ({ label, hint, input, onChoose }: Props) => {
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
      <strong>{label}</strong>
      <span>{hint}</span>
      <input
        ref={input}
        className="hidden-text"
        type="file"
        accept="image/png"
        aria-label={label}
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
