import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import type { Alignment } from '../../../domain/replay/align/alignment.ts';
import { repetitionsOf } from '../../../domain/replay/angles/repetitions.ts';
import { tracedAngles, type AngleName } from '../../../domain/replay/angles/traced-angles.ts';
import type { Recording } from '../../../domain/replay/recording.ts';
import type { LogKind } from '../../../domain/replay/skeleton.ts';
import type { ShownReplay } from '../ReplayLayout.tsx';
import { Toggle } from '../Toggle.tsx';
import { TraceChart } from './TraceChart.tsx';
import { useTraced } from './useTrace.ts';

const Parts = styled('div')({
  display: 'grid',
  gap: 16,
  '& .chosen': { display: 'flex', flexWrap: 'wrap', gap: 8 },
});

interface Props extends Pick<ShownReplay, 'recording' | 'player' | 'marks' | 'insights'> {
  log: LogKind;
  /** What is looked at beside it, and how it lies there. */
  compared: { recording: Recording; alignment: Alignment } | null;
}

/** The courses of chosen joint angles under the replay, each with the playhead on it. */
export default function Traces({ recording, player, marks, insights, log, compared }: Props) {
  const translate = useTranslate();
  const angles = tracedAngles[log];
  const [chosen, setChosen] = useState<readonly AngleName[]>([angles[0]!.name]);
  const traced = useTraced(recording);
  const other = useTraced(compared?.recording ?? null);
  const alignment = compared?.alignment ?? null;
  const beside = useMemo(() => other && alignment && { traced: other, alignment }, [other, alignment]);
  const phases = useMemo(() => marks.flatMap((mark) => ('phase' in mark ? mark.frame : [])), [marks]);
  const repetitions = useMemo(() => repetitionsOf(insights, player.frames), [insights, player]);
  return (
    <Parts>
      <div className="chosen" role="group" aria-label={translate('replay.angles.title')}>
        {angles.map(({ name }) => (
          <Toggle
            key={name}
            label={translate(`replay.angles.names.${name}`)}
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
