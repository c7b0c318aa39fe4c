import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Alignment } from '../../../domain/session-replay/alignment.ts';
import type { LogKind } from '@exer/pose-log/skeleton.ts';
import { ToggleChoice } from '../../../src/ui/Toggle.tsx';
import type { ComparisonOptions } from './useComparison.ts';
import type { ReplayKey, replayMessages } from '../messages.en.ts';

const Rows = styled('div')({
  display: 'grid',
  gap: 12,
  '& p': { margin: 0, color: 'var(--ink-muted)', font: 'var(--text-body)' },
});

interface Props {
  ways: ComparisonOptions;
  alignment: Alignment;
  log: LogKind;
  onChange: (changed: Partial<ComparisonOptions>) => void;
}

/** Options of the comparison, and what the sessions were aligned by. */
export default function ComparePanel({ ways, alignment, log, onChange }: Props) {
  const translate = useTranslate();
  const say = (text: keyof (typeof replayMessages)['replay']['compare']) =>
    translate(`replay.compare.${text}` satisfies ReplayKey);
  const labelWays = <Way extends ComparisonOptions['pictures' | 'by']>(...of: Way[]) =>
    of.map((way) => ({ way, label: say(way) }));
  const phases = alignment.phases.map((phase) => translate(`replay.phases.${phase}` satisfies ReplayKey)).join(', ');
  const byPhases = phases ? 'phasesShared' : 'noPhases';
  return (
    <Rows>
      <ToggleChoice
        label={say('layout')}
        ways={labelWays('beside', 'overlaid')}
        value={ways.pictures}
        onChange={(pictures) => onChange({ pictures })}
      />
      {ways.pictures === 'overlaid' && log === 'pose-log' && (
        <FormControlLabel
          control={<Checkbox checked={ways.onHips} onChange={(_, onHips) => onChange({ onHips })} />}
          label={translate('replay.compare.onHips')}
        />
      )}
      <ToggleChoice
        label={say('together')}
        ways={labelWays('phases', 'start')}
        value={ways.by}
        onChange={(by) => onChange({ by })}
      />
      <p>
        {translate(`replay.compare.${ways.by === 'start' ? 'fromStart' : byPhases}` satisfies ReplayKey, { phases })}
      </p>
    </Rows>
  );
}
