import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { Alignment } from '../../../domain/replay/align/alignment.ts';
import type { LogKind } from '../../../domain/replay/skeleton.ts';
import type { Ways } from './useComparison.ts';

const Rows = styled('div')({
  display: 'grid',
  gap: 12,
  '& p': { margin: 0, color: 'var(--ink-muted)', font: 'var(--text-small)' },
});

/** One of two ways, as buttons of which one is down. */
const Either = <Way extends string>(props: {
  label: string;
  ways: readonly Way[];
  value: Way;
  onChange: (way: Way) => void;
}) => {
  const translate = useTranslate();
  const { label, ways, value, onChange } = props;
  return (
    <ToggleButtonGroup size="small" aria-label={translate(`replay.compare.${label}`)} value={value}>
      {ways.map((way) => (
        <ToggleButton key={way} value={way} onClick={() => onChange(way)}>
          {translate(`replay.compare.${way}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
};

interface Props {
  ways: Ways;
  alignment: Alignment;
  log: LogKind;
  onChange: (changed: Partial<Ways>) => void;
}

/** How two sessions are looked at together, and by what they were laid together. */
export default function ComparePanel({ ways, alignment, log, onChange }: Props) {
  const translate = useTranslate();
  const phases = alignment.phases.map((phase) => translate(`replay.phases.${phase}`)).join(', ');
  const byPhases = phases ? 'phasesShared' : 'noPhases';
  return (
    <Rows>
      <Either
        label="layout"
        ways={['beside', 'overlaid']}
        value={ways.pictures}
        onChange={(pictures) => onChange({ pictures })}
      />
      {ways.pictures === 'overlaid' && log === 'pose-log' && (
        <FormControlLabel
          control={<Checkbox checked={ways.onHips} onChange={(_, onHips) => onChange({ onHips })} />}
          label={translate('replay.compare.onHips')}
        />
      )}
      <Either label="together" ways={['phases', 'start']} value={ways.by} onChange={(by) => onChange({ by })} />
      <p>{translate(`replay.compare.${ways.by === 'start' ? 'fromStart' : byPhases}`, { phases })}</p>
    </Rows>
  );
}
