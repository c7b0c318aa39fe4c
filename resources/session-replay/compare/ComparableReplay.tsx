import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import {
  lazy,
  Suspense,
  useMemo,
  useState,
  type ReactNode,
  useEffect,
  useEffectEvent,
  type ComponentProps,
} from 'react';
import type { LogKind } from '@exer/pose-log/skeleton.ts';
import { ReplayLayout, type ReplaySlots, type VisibleReplay } from '../ReplayLayout.tsx';
import { Toggle } from '../../../src/ui/Toggle.tsx';
import { useReplayAddress } from '../useReplayAddress.ts';
import {
  type Comparable,
  useComparable,
  useComparison,
  type Comparison,
  type ComparisonOptions,
} from './useComparison.ts';
import { createGhost } from '../drawFrame.ts';
import { OtherPicture, OtherLabel, ThisLabel } from './OtherPicture.tsx';
import Alert from '@mui/material/Alert';
import type { ComparableSession } from '../../../contract/scan-sessions/scan-sessions.ts';
import type { Problem } from '../../../contract/platform/error.ts';
import { Choice } from '../../../src/ui/Choice.tsx';
import { formatZonedDateTime } from '../../../src/ui/DateTimeText.tsx';
import type { LogLink } from '../../../dataProvider/recording.ts';
import type { LoadingRecording } from '@exer/pose-log/recording.ts';
import { useRecording } from '../useRecording.ts';
import type TracesType from '../traces/Traces.tsx';
import type { ReplayKey } from '../messages.en.ts';

interface CompareChoiceProps {
  /** Undefined while loading. */
  sessions: readonly ComparableSession[] | undefined;
  error: Problem | null;
  chosen: ComparableSession | null;
  onChoose: (uuid: string | null) => void;
}

/** Selects a session to compare with. */
const CompareChoice = ({ sessions, error, chosen, onChoose }: CompareChoiceProps) => {
  const translate = useTranslate();
  const title = translate('replay.compare.title');
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!sessions) return <output>{translate('replay.compare.asking')}</output>;
  if (sessions.length === 0) return <output>{translate('replay.compare.nothing')}</output>;
  return (
    <div>
      <h3 style={{ marginBottom: 8 }}>{title}</h3>
      <Choice
        label={title}
        none={translate('replay.compare.none')}
        value={chosen?.sessionUUID ?? ''}
        options={sessions.map(({ sessionUUID, createdDate, timezone }) => ({
          value: sessionUUID,
          label: formatZonedDateTime(createdDate, timezone),
        }))}
        onChoose={(uuid) => onChoose(uuid || null)}
      />
    </div>
  );
};

interface OtherRecordingProps {
  log: LogKind;
  link: LogLink;
  /** Called when its first frames are loaded, and with null when it is removed. */
  onLoaded: (recording: LoadingRecording | null) => void;
}

/** Loads the other recording, and shows why it cannot be shown. */
const OtherRecording = ({ log, link, onLoaded }: OtherRecordingProps) => {
  const translate = useTranslate();
  const state = useRecording(log, link);
  const recording = state.is === 'ready' ? state.recording : null;
  const tell = useEffectEvent(onLoaded);
  useEffect(() => {
    tell(recording);
    return () => tell(null);
  }, [recording]);
  switch (state.is) {
    case 'loading':
      return <output>{translate('replay.loading')}</output>;
    case 'refused':
      return <Alert severity="error">{state.message}</Alert>;
    case 'faulty':
      return <Alert severity="error">{translate(`replay.${state.fault}` satisfies ReplayKey)}</Alert>;
    case 'missing':
      return <Alert severity="info">{translate('replay.notFetched')}</Alert>;
    case 'ready':
      return state.isBroken ? <Alert severity="warning">{translate('replay.interrupted')}</Alert> : null;
  }
};

const Traces = lazy(() => import('../traces/Traces.tsx'));

/** Opens the joint angles, which are measured on demand. */
const AnglesButton = (traces: ComponentProps<typeof TracesType>) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 12, marginTop: 16 }}>
      <Toggle label={translate('replay.angles.show')} isOn={isOpen} onChange={setOpen} />
      {isOpen && (
        <Suspense fallback={null}>
          <Traces {...traces} />
        </Suspense>
      )}
    </div>
  );
};

const ComparePanel = lazy(() => import('./ComparePanel.tsx'));

const SideBySide = styled('div')({ display: 'grid', gap: 12, '& select': { fontSize: 12 } });

/** The other session's picture: overlaid or side by side. */
function usePictures(
  shown: VisibleReplay,
  compared: Comparison | null,
  { pictures, onHips }: ComparisonOptions,
): ReplaySlots {
  const { recording, player, view, size, about } = shown;
  return useMemo(() => {
    if (!compared) return {};
    const caption = <ThisLabel about={about} />;
    if (pictures === 'beside')
      return { caption, beside: <OtherPicture {...compared} player={player} view={view} size={size} /> };
    return {
      caption: (
        <>
          {caption}
          <OtherLabel session={compared.session} pale />
        </>
      ),
      under: createGhost({ ...compared, onHipsOf: onHips ? recording : null }, size),
    };
  }, [compared, pictures, onHips, recording, player, view, size, about]);
}

interface Props {
  shown: VisibleReplay;
  log: LogKind;
  comparable: Comparable;
}

/** A replay that can be compared with another session: the one of the address, or a selected one. */
const ComparedReplay = ({ shown, log, comparable }: Props) => {
  const translate = useTranslate();
  const { beside, compare } = useReplayAddress();
  const [isOpen, setOpen] = useState(beside !== null);
  const { data: sessions, error } = useComparable(comparable, log, isOpen);
  const turn = (isOn: boolean) => {
    setOpen(isOn);
    if (!isOn) compare(null);
  };
  const session = sessions?.find(({ sessionUUID }) => sessionUUID === beside) ?? null;
  const { ways, change, compared, setLoaded } = useComparison(shown.recording, shown.insights, session);
  const pictures = usePictures(shown, compared, ways);
  const aside: ReactNode = (
    <SideBySide>
      <Toggle label={translate('replay.compare.action')} isOn={isOpen} onChange={turn} />
      {isOpen && <CompareChoice {...{ sessions, error }} chosen={session} onChoose={compare} />}
      {session && (
        <OtherRecording key={session.id} log={log} link={comparable.linkOf(session.id)} onLoaded={setLoaded} />
      )}
      {compared && (
        <Suspense fallback={null}>
          <ComparePanel ways={ways} alignment={compared.alignment} log={log} onChange={change} />
        </Suspense>
      )}
    </SideBySide>
  );
  return (
    <ReplayLayout {...shown} {...pictures} aside={aside} below={<AnglesButton {...shown} {...{ log, compared }} />} />
  );
};

/** A replay with joint angles, and with a comparison if sessions can be found. */
export const ComparableReplay = ({ comparable, ...replay }: Omit<Props, 'comparable'> & { comparable?: Comparable }) =>
  comparable ? (
    <ComparedReplay {...replay} comparable={comparable} />
  ) : (
    <ReplayLayout {...replay.shown} below={<AnglesButton {...replay.shown} log={replay.log} compared={null} />} />
  );
