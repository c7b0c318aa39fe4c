import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { HandSide } from '../../../domain/telehealth/hands/finger-bends.ts';
import { isMeasured, type FingerMotion, type Motion } from '../../../domain/telehealth/hands/hand-motion.ts';
import { ResultTable } from '../../../src/components/charts/ResultTable.tsx';
import { angleText } from './estimateText.ts';

type Translate = ReturnType<typeof useTranslate>;

const cellsOf = (motion: Motion | string, translate: Translate): string[] =>
  isMeasured(motion)
    ? [motion.flexion, motion.deficit, motion.motion].map((estimate) => angleText(estimate, translate))
    : [translate(`measured.hands.fault.${motion}`), translate('measured.none'), translate('measured.none')];

/** A row for each finger of a hand: its joints together. */
export const fingerRows = (fingers: readonly FingerMotion[], translate: Translate): string[][] =>
  fingers.map(({ finger, total }) => [translate(`measured.finger.${finger}`), ...cellsOf(total, translate)]);

const jointRows = (fingers: readonly FingerMotion[], translate: Translate): string[][] =>
  fingers.flatMap(({ finger, joints }) =>
    joints.map(({ joint, motion }) => [
      `${translate(`measured.finger.${finger}`)} ${joint === 'MP' ? 'MCP' : joint}`,
      ...cellsOf(motion, translate),
    ]),
  );

interface Props {
  side: HandSide;
  fingers: readonly FingerMotion[];
}

/** How far the fingers of a hand were bent and straightened, and each of their joints. */
export const FingerTables = ({ side, fingers }: Props) => {
  const translate = useTranslate();
  const name = translate(`measured.side.${side}`);
  const basis = fingers.find((finger) => isMeasured(finger.total))?.basis;
  const heads = ['flexion', 'deficit', 'motion'].map((part) => translate(`measured.hands.${part}`));
  const within = name.toLowerCase();
  return (
    <div>
      <Typography variant="h3">{name}</Typography>
      {basis ? (
        <>
          <Typography variant="body2" color="textSecondary">
            {translate(`measured.basis.${basis}`)}
          </Typography>
          <ResultTable
            label={translate('measured.hands.table', { side: within })}
            columns={[translate('measured.hands.finger'), ...heads]}
            rows={fingerRows(fingers, translate)}
          />
          <details style={{ marginTop: 8 }}>
            <summary style={{ cursor: 'pointer' }}>{translate('measured.hands.joints', { side: within })}</summary>
            <ResultTable
              label={translate('measured.hands.joints', { side: within })}
              columns={[translate('measured.hands.joint'), ...heads]}
              rows={jointRows(fingers, translate)}
            />
          </details>
        </>
      ) : (
        <Typography>{translate('measured.hands.handNotSeen', { side: within })}</Typography>
      )}
    </div>
  );
};
