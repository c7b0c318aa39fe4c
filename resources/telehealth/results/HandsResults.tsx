import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { sides } from '../../../domain/gait/recording/walk.ts';
import { handMotion, isMeasured } from '../../../domain/telehealth/hands/hand-motion.ts';
import { handsSession } from '../../../domain/telehealth/session/sessions-of.ts';
import { FingerCourse } from './FingerCourse.tsx';
import { fingerRows, FingerTables } from './FingerTables.tsx';
import { LiveHands } from './LiveHands.tsx';
import { ResultActions } from './ResultActions.tsx';
import type { ResultsProps } from './ResultsProps.ts';
import { Columns, ResultsSection } from './ResultsSection.tsx';

/** Motion of the fingers of both hands (TELE-02). */
export const HandsResults = ({ recording, live = false, onReset }: ResultsProps) => {
  const translate = useTranslate();
  const hands = useMemo(
    () => (live ? null : { left: handMotion(recording, 'left'), right: handMotion(recording, 'right') }),
    [recording, live],
  );
  if (!hands) return <LiveHands recording={recording} />;
  const seen = sides.filter((side) => hands[side].some(({ total }) => isMeasured(total)));
  const rows = () =>
    seen.flatMap((side) => [[translate(`measured.side.${side}`)], ...fingerRows(hands[side], translate)]);
  return (
    <ResultsSection of="hands">
      <Columns>
        {sides.map((side) => (
          <FingerTables key={side} side={side} fingers={hands[side]} />
        ))}
      </Columns>
      {seen.length > 0 && <FingerCourse recording={recording} hands={hands} />}
      <ResultActions recording={recording} session={handsSession(hands)} rows={rows} onReset={onReset} />
    </ResultsSection>
  );
};
