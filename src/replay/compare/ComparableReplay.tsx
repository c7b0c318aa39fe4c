import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import type { LogKind } from '../../../domain/replay/skeleton.ts';
import { ReplayLayout, type ReplaySlots, type ShownReplay } from '../ReplayLayout.tsx';
import { Toggle } from '../Toggle.tsx';
import { AnglesButton } from '../traces/AnglesButton.tsx';
import { useReplayAddress } from '../useReplayAddress.ts';
import type { Comparable } from './comparable.ts';
import { CompareChoice } from './CompareChoice.tsx';
import { ghostOf } from './ghost.ts';
import { OtherPicture } from './OtherPicture.tsx';
import { OtherRecording } from './OtherRecording.tsx';
import { OtherLabel, ThisLabel } from './SideLabel.tsx';
import { useComparable } from './useComparable.ts';
import { useComparison, type Compared, type Ways } from './useComparison.ts';

const ComparePanel = lazy(() => import('./ComparePanel.tsx'));

const Aside = styled('div')({ display: 'grid', gap: 12, '& select': { fontSize: 12 } });

/** The other session's picture: beneath that of the first, or beside it. */
function usePictures(shown: ShownReplay, compared: Compared | null, { pictures, onHips }: Ways): ReplaySlots {
  const { recording, player, size, about } = shown;
  return useMemo(() => {
    if (!compared) return {};
    const caption = <ThisLabel about={about} />;
    if (pictures === 'beside') return { caption, beside: <OtherPicture {...compared} player={player} size={size} /> };
    return {
      caption: (
        <>
          {caption}
          <OtherLabel session={compared.session} pale />
        </>
      ),
      under: ghostOf({ ...compared, onHipsOf: onHips ? recording : null }, size),
    };
  }, [compared, pictures, onHips, recording, player, size, about]);
}

interface Props {
  shown: ShownReplay;
  log: LogKind;
  comparable: Comparable;
}

/** A replay beside which another session may be looked at: the one that the address names, or that the reader chooses. */
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
    <Aside>
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
    </Aside>
  );
  return (
    <ReplayLayout {...shown} {...pictures} aside={aside} below={<AnglesButton {...shown} {...{ log, compared }} />} />
  );
};

/** A replay with its joint angles, and with another session beside it where there is a way to come by one. */
export const ComparableReplay = ({ comparable, ...replay }: Omit<Props, 'comparable'> & { comparable?: Comparable }) =>
  comparable ? (
    <ComparedReplay {...replay} comparable={comparable} />
  ) : (
    <ReplayLayout {...replay.shown} below={<AnglesButton {...replay.shown} log={replay.log} compared={null} />} />
  );
