import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const selectedStyle = {
  color: 'var(--primary)',
  background: 'var(--primary-soft)',
  borderColor: 'var(--primary)',
  boxShadow: 'inset 0 0 0 1px var(--primary)',
};

const Button = styled(ToggleButton)({
  gap: 8,
  padding: '4px 12px',
  color: 'var(--ink)',
  borderColor: 'var(--border-strong)',
  textTransform: 'none',
  // The mark reserves its space so that nothing moves when it appears.
  '& i': { width: 12, height: 12, flex: 'none', border: '1.5px solid currentColor', borderRadius: 3 },
  '&.Mui-selected, &.Mui-selected:hover': selectedStyle,
  '&.Mui-selected i': { background: 'currentColor', boxShadow: 'inset 0 0 0 2px var(--primary-soft)' },
});

/** A toggle button (`aria-pressed`) whose state shows by a mark, not by color alone. */
export const Toggle = (props: { label: ReactNode; isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <Button
    size="small"
    value="on"
    selected={props.isOn}
    onChange={() => props.onChange(!props.isOn)}
    style={{ justifySelf: 'start' }}
  >
    <i />
    {props.label}
  </Button>
);

/** A frame of buttons, of which any can be pressed. */
export const ToggleGroup = styled(ToggleButtonGroup)({
  '& button': {
    padding: '4px 8px',
    color: 'var(--ink)',
    borderColor: 'var(--border-strong)',
    textTransform: 'none',
    whiteSpace: 'nowrap',
  },
  '& button.Mui-selected, & button.Mui-selected:hover': selectedStyle,
});

/** A group of buttons of which one is selected. */
export const ToggleChoice = <Way extends string>(props: {
  label: string;
  ways: readonly { way: Way; label: string }[];
  value: Way;
  onChange: (way: Way) => void;
}) => (
  <ToggleGroup size="small" aria-label={props.label} value={props.value}>
    {props.ways.map(({ way, label }) => (
      <ToggleButton key={way} value={way} onClick={() => props.onChange(way)}>
        {label}
      </ToggleButton>
    ))}
  </ToggleGroup>
);
