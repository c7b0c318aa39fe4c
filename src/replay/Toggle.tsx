import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const isDown = {
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
  // The mark keeps its place, so that nothing moves when the button goes down.
  '& i': { width: 12, height: 12, flex: 'none', border: '1.5px solid currentColor', borderRadius: 3 },
  '&.Mui-selected, &.Mui-selected:hover': isDown,
  '&.Mui-selected i': { background: 'currentColor', boxShadow: 'inset 0 0 0 2px var(--primary-soft)' },
});

/** A button that stays down (`aria-pressed`), and is seen to by its mark, not by its colour alone. */
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

const Group = styled(ToggleButtonGroup)({
  '& button': {
    padding: '4px 8px',
    color: 'var(--ink)',
    borderColor: 'var(--border-strong)',
    textTransform: 'none',
    whiteSpace: 'nowrap',
  },
  '& button.Mui-selected, & button.Mui-selected:hover': isDown,
});

/** One of a few ways, as buttons of which one is down. */
export const Either = <Way extends string>(props: {
  label: string;
  ways: readonly { way: Way; label: string }[];
  value: Way;
  onChange: (way: Way) => void;
}) => (
  <Group size="small" aria-label={props.label} value={props.value}>
    {props.ways.map(({ way, label }) => (
      <ToggleButton key={way} value={way} onClick={() => props.onChange(way)}>
        {label}
      </ToggleButton>
    ))}
  </Group>
);
