import { CameraDemo } from './CameraDemo.tsx';
import { telehealthMessages } from './messages.en.ts';
import { resultTexts, type MeasuredKey } from './results/messages.en.ts';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { AVERAGE_HAND, HAND_CM } from '@exer/movement-tracking/tremor/hand-scale.ts';
import { useMemo, useState } from 'react';
import { type HandTremor, measureHandTremor } from '@exer/movement-tracking/tremor/hand-tremor.ts';
import { toCentimeterPath } from '@exer/movement-tracking/tremor/fingertip-path.ts';
import { formatFrequency } from './results/formatEstimates.ts';
import { MeasuredChart } from './results/MeasuredChart.tsx';
import { Columns, ResultsSection, type ResultsProps } from './results/ResultsSection.tsx';
import Alert from '@mui/material/Alert';
import { useViewer } from '../../authProvider/session.ts';
import { ownRiskOutcomes, type ScanResult } from '../../contract/scan-sessions/scan-sessions.ts';
import { findBuiltInOutcome } from '../../domain/risk-analysis/built-in-outcomes.ts';
import type { Demographics } from '../../domain/risk-analysis/demographics.ts';
import { findOutcome } from '../../domain/risk-analysis/session-analysis.ts';
import { hasProduct } from '../../domain/identity/viewer.ts';
import { OutcomeAnalysis } from '../risk-analysis/shared/OutcomeAnalysis.tsx';
import { useCall } from '../../src/ui/useCall.ts';
import { sides } from '@exer/gait-analysis/walk.ts';
import { createTremorSession } from '../../domain/telehealth/measured-sessions.ts';
import { ResultActions } from './results/ResultActions.tsx';
import { HandTremorFacts, toTremorRows } from './results/HandTremorFacts.tsx';

/** The typed length in cm; null if there is none or it is invalid. */
function parseHandLength(text: string): number | null {
  const length = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && length >= HAND_CM.least && length <= HAND_CM.most ? length : null;
}

/** Asks for the length of the hand, which sets the scale, and shows the assumption without it. */
const HandLength = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const translate = useTranslate();
  const known = parseHandLength(value);
  const isInvalid = known === null && value.trim() !== '';
  return (
    <div style={{ maxWidth: '60ch' }}>
      <TextField
        label={translate('measured.tremor.handCm')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={isInvalid}
        helperText={
          isInvalid ? translate('measured.tremor.handCmProblem', HAND_CM) : translate('measured.tremor.handCmHint')
        }
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      <Typography variant="body2" sx={{ mt: 1 }}>
        {known === null
          ? translate('measured.tremor.assumed', {
              cm: AVERAGE_HAND.cm,
              percent: Math.round(AVERAGE_HAND.error * 100),
            })
          : translate('measured.tremor.known', { cm: known })}
      </Typography>
    </div>
  );
};

/** Movement of the fingertips over the recording, and both spectra. */
const TremorCharts = ({ hands }: { hands: readonly HandTremor[] }) => {
  const translate = useTranslate();
  const seen = useMemo(() => hands.filter(({ fault }) => fault === null), [hands]);
  const [paths, spectra] = useMemo(() => {
    const labelHand = ({ side }: HandTremor) => ({
      id: side,
      label: translate(`measured.short.${side}` satisfies MeasuredKey),
    });
    return [
      seen.map((hand) => ({
        ...labelHand(hand),
        points: toCentimeterPath(hand).map((point) => ({ x: point.t, y: point.cm })),
      })),
      seen.map((hand) => {
        const { frequencies, power } = hand.spectrum!;
        const { pixelsPerCm } = hand.scale!;
        // The scale of a line is its swing, so that both hands can be compared.
        const points = frequencies.map((x, at) => ({ x, y: Math.sqrt(power[at]!) / pixelsPerCm }));
        return { ...labelHand(hand), points };
      }),
    ];
  }, [seen, translate]);
  if (seen.length === 0) return null;
  const peaks = seen.map(({ side, frequency }) =>
    translate('measured.tremor.peakSaid', {
      side: translate(`measured.side.${side}` satisfies MeasuredKey),
      frequency: frequency ? formatFrequency(frequency, translate) : translate('measured.tremor.noTremor'),
    }),
  );
  return (
    <Columns>
      <MeasuredChart
        title={translate('measured.tremor.path')}
        summary={translate('measured.tremor.pathSaid', {
          seconds: Math.max(...seen.map(({ seconds }) => seconds)).toFixed(0),
        })}
        lines={paths}
        horizontal={(value) => translate('measured.tremor.seconds', { value })}
        vertical={(value) => translate('measured.tremor.centimetres', { value })}
      />
      <MeasuredChart
        title={translate('measured.tremor.spectrum')}
        summary={translate('measured.tremor.spectrumSaid', { peaks: peaks.join(' ') })}
        lines={spectra}
        horizontal={(value) => translate('measured.tremor.hertz', { value })}
        vertical={() => ''}
      />
    </Columns>
  );
};

const POSTURAL_TREMOR = 'AST-0050';

/**
 * Evaluates the tremor like scan sessions (RISK-12..14): by the organization's own outcome, else by the built-in one.
 */
const TremorRating = ({ results }: { results: readonly ScanResult[] }) => {
  const translate = useTranslate();
  const viewer = useViewer();
  const usesScan = viewer ? hasProduct(viewer, 'SCAN') : false;
  const [entered, setEntered] = useState<Demographics>();
  const { data, error } = useCall(ownRiskOutcomes, {}, { enabled: usesScan });
  if (results.every(({ value }) => value === null)) return null;
  if (error) return <Alert severity="warning">{translate('measured.tremor.ratingFailed')}</Alert>;
  if (usesScan && !data) return null;
  const outcome = findOutcome(POSTURAL_TREMOR, data ?? [], (id) => findBuiltInOutcome(id));
  if (typeof outcome === 'string') return null;
  return (
    <div>
      <Typography variant="h3" gutterBottom>
        {translate('measured.tremor.rating')}
      </Typography>
      <OutcomeAnalysis
        outcome={outcome}
        results={results}
        known={{ age: null, sex: null }}
        entered={entered}
        onEnter={setEntered}
        printed={() => null}
      />
    </div>
  );
};

/** Tremor of both hands: frequency, widest swing and rating (TELE-03), available after the recording. */
export const TremorResults = ({ recording, live = false, onReset }: ResultsProps) => {
  const translate = useTranslate();
  const [length, setLength] = useState('');
  const handCm = parseHandLength(length);
  const hands = useMemo(
    () => (live ? [] : sides.map((side) => measureHandTremor(recording, side, handCm))),
    [recording, live, handCm],
  );
  if (live) return null;
  const session = createTremorSession(hands);
  const rows = () => hands.flatMap((hand) => toTremorRows(hand, translate));
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

/** Loaded with this page. @public */
export const texts = { en: { ...telehealthMessages, ...resultTexts } };

export default function TremorsPage() {
  return <CameraDemo demo="tremors" kind="hands" Results={TremorResults} />;
}
