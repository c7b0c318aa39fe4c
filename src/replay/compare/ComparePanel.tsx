import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Alignment } from '../../../domain/replay/align/alignment.ts';
import type { LogKind } from '../../../domain/replay/skeleton.ts';
import { Either } from '../Toggle.tsx';
import type { Ways } from './useComparison.ts';

const Rows = styled('div')({
  display: 'grid',
  gap: 12,
  '& p': { margin: 0, color: 'var(--ink-muted)', font: 'var(--text-small)' },
});

interface Props {
  ways: Ways;
  alignment: Alignment;
  log: LogKind;
  onChange: (changed: Partial<Ways>) => void;
}

/** How two sessions are looked at together, and by what they were laid together. */
export default function ComparePanel({ ways, alignment, log, onChange }: Props) {
  const translate = useTranslate();
  const say = (text: string) => translate(`replay.compare.${text}`);
  const named = <Way extends string>(...of: Way[]) => of.map((way) => ({ way, label: say(way) }));
  const phases = alignment.phases.map((phase) => translate(`replay.phases.${phase}`)).join(', ');
  const byPhases = phases ? 'phasesShared' : 'noPhases';
  return (
    <Rows>
      <Either
        label={say('layout')}
        ways={named('beside', 'overlaid')}
        value={ways.pictures}
        onChange={(pictures) => onChange({ pictures })}
      />
      {ways.pictures === 'overlaid' && log === 'pose-log' && (
        <FormControlLabel
          control={<Checkbox checked={ways.onHips} onChange={(_, onHips) => onChange({ onHips })} />}
          label={translate('replay.compare.onHips')}
        />
      )}
      <Either
        label={say('together')}
        ways={named('phases', 'start')}
        value={ways.by}
        onChange={(by) => onChange({ by })}
      />
      <p>{translate(`replay.compare.${ways.by === 'start' ? 'fromStart' : byPhases}`, { phases })}</p>
    </Rows>
  );
}
