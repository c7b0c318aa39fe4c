import { styled } from '@mui/material/styles';
import { useId, useState, type ClipboardEvent } from 'react';

const Cell = styled('td')({
  padding: 4,
  verticalAlign: 'top',
  '& input': {
    width: '100%',
    minWidth: 64,
    height: 36,
    padding: '0 8px',
    font: 'inherit',
    fontVariantNumeric: 'tabular-nums',
    color: 'var(--ink)',
    background: 'var(--surface)',
    border: '1px solid var(--border)',
    borderRadius: 4,
  },
  '& input:focus-visible': { outline: '2px solid var(--primary)', outlineOffset: 0 },
  '& input[aria-invalid=true]': { borderColor: 'var(--error)' },
  '& p': { margin: '2px 0 0', font: '400 var(--text-micro)', color: 'var(--error)', maxWidth: 140 },
});

interface Props {
  /** Row and column, by which the keys of the table find the cell. */
  place: string;
  label: string;
  value: string;
  problem: string | undefined;
  onChange: (typed: string) => void;
  onLeave?: () => void;
  /** Takes over what was copied from a spreadsheet; false leaves a plain text to the input. */
  onPaste: (text: string) => boolean;
}

/** A cell of the table of limits. While it has the focus it shows what is typed, afterwards how that is read. */
export const LimitCell = ({ place, label, value, problem, onChange, onLeave, onPaste }: Props) => {
  const errorId = useId();
  const [typed, setTyped] = useState<string>();
  const paste = (event: ClipboardEvent) => {
    if (!onPaste(event.clipboardData.getData('text/plain'))) return;
    event.preventDefault();
    setTyped(undefined);
  };
  return (
    <Cell>
      <input
        data-cell={place}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && errorId}
        autoComplete="off"
        value={typed ?? value}
        onFocus={({ target }) => target.select()}
        onPaste={paste}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(target.value);
        }}
        onBlur={() => {
          setTyped(undefined);
          onLeave?.();
        }}
      />
      {problem && <p id={errorId}>{problem}</p>}
    </Cell>
  );
};
