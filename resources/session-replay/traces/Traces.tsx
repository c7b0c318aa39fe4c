import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import type { Alignment } from '../../../domain/session-replay/alignment.ts';
import { listRepetitions } from '../../../domain/session-replay/trace-chart.ts';
import { tracedAngles, type AngleName } from '@exer/gait-analysis/angles/traced-angles.ts';
import type { Recording } from '@exer/pose-log/recording.ts';
import type { LogKind } from '@exer/pose-log/skeleton.ts';
import type { VisibleReplay } from '../ReplayLayout.tsx';
import { Toggle } from '../../../src/ui/Toggle.tsx';
import { TraceChart } from './TraceChart.tsx';
import { useTraceData } from './useTrace.ts';
import type { ReplayKey } from '../messages.en.ts';

const Parts = styled('div')({
  display: 'grid',
  gap: 16,
  '& .chosen': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});

interface Props extends Pick<VisibleReplay, 'recording' | 'player' | 'marks' | 'insights'> {
  log: LogKind;
  /** The other session and its alignment. */
  compared: { recording: Recording; alignment: Alignment } | null;
}

/** Charts of the selected joint angles below the replay, each with a playhead. */
export default function Traces({ recording, player, marks, insights, log, compared }: Props) {
  const translate = useTranslate();
  const angles = tracedAngles[log];
  const [chosen, setChosen] = useState<readonly AngleName[]>([angles[0]!.name]);
  const traced = useTraceData(recording);
  const other = useTraceData(compared?.recording ?? null);
  const alignment = compared?.alignment ?? null;
  const beside = useMemo(() => other && alignment && { traced: other, alignment }, [other, alignment]);
  const phases = useMemo(() => marks.flatMap((mark) => ('phase' in mark ? mark.frame : [])), [marks]);
  const repetitions = useMemo(() => listRepetitions(insights, player.frames), [insights, player]);
  return (
    <Parts>
      <div className="chosen" role="group" aria-label={translate('replay.angles.title')}>
        {angles.map(({ name }) => (
          <Toggle
            key={name}
            label={translate(`replay.angles.names.${name}` satisfies ReplayKey)}
            isOn={chosen.includes(name)}
            onChange={(isOn) => setChosen(isOn ? [...chosen, name] : chosen.filter((each) => each !== name))}
          />
        ))}
      </div>
      {angles
        .filter(({ name }) => chosen.includes(name))
        .map((angle) => (
          <TraceChart
            key={angle.name}
            {...{ player, angle, traced, beside, repetitions }}
            marks={phases}
            fps={recording.fps}
          />
        ))}
    </Parts>
  );
}
