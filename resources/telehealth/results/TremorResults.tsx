import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { sides } from '../../../domain/gait/recording/walk.ts';
import { tremorSession } from '../../../domain/telehealth/session/sessions-of.ts';
import { handTremor } from '../../../domain/telehealth/tremor/hand-tremor.ts';
import { HandLength, handLengthOf } from './HandLength.tsx';
import { ResultActions } from './ResultActions.tsx';
import type { ResultsProps } from './ResultsProps.ts';
import { Columns, ResultsSection } from './ResultsSection.tsx';
import { TremorCharts } from './TremorCharts.tsx';
import { HandTremorFacts, tremorRows } from './HandTremorFacts.tsx';
import { TremorRating } from './TremorRating.tsx';

/** Tremor of both hands: frequency, widest swing and its rating (TELE-03). Nothing of it can be told before the end. */
export const TremorResults = ({ recording, live = false, onReset }: ResultsProps) => {
  const translate = useTranslate();
  const [length, setLength] = useState('');
  const handCm = handLengthOf(length);
  const hands = useMemo(
    () => (live ? [] : sides.map((side) => handTremor(recording, side, handCm))),
    [recording, live, handCm],
  );
  if (live) return null;
  const session = tremorSession(hands);
  const rows = () => hands.flatMap((hand) => tremorRows(hand, translate));
  return (
    <ResultsSection of="tremor">
      <HandLength value={length} onChange={setLength} />
      <Columns>
        {hands.map((hand) => (
          <HandTremorFacts key={hand.side} hand={hand} />
        ))}
      </Columns>
      <TremorRating results={session.results} />
      <TremorCharts hands={hands} />
      <ResultActions recording={recording} session={session} rows={rows} onReset={onReset} />
    </ResultsSection>
  );
};
