import type { Exercise } from '../../../contract/exercises/exercises.ts';
import ankleFoot from './spanish/ankle-foot.json' with { type: 'json' };
import assessments from './spanish/assessments.json' with { type: 'json' };
import balanceGait from './spanish/balance-gait.json' with { type: 'json' };
import elbowHand from './spanish/elbow-hand.json' with { type: 'json' };
import everkinetic from './spanish/everkinetic.json' with { type: 'json' };
import hip from './spanish/hip.json' with { type: 'json' };
import knee from './spanish/knee.json' with { type: 'json' };
import neck from './spanish/neck.json' with { type: 'json' };
import shoulderRange from './spanish/shoulder-range.json' with { type: 'json' };
import shoulderStrength from './spanish/shoulder-strength.json' with { type: 'json' };
import trunkMobility from './spanish/trunk-mobility.json' with { type: 'json' };
import trunkStrength from './spanish/trunk-strength.json' with { type: 'json' };

/** What is said of an exercise in another language: as much as in English. */
type SpokenTexts = Pick<Exercise, 'name'> & Partial<Record<'position' | 'action', string>>;

/** The files of Spanish texts, by exercise id (spanish/README.md). */
export const spanishFiles: readonly Record<string, SpokenTexts>[] = [
  everkinetic,
  neck,
  shoulderRange,
  shoulderStrength,
  elbowHand,
  trunkMobility,
  trunkStrength,
  hip,
  knee,
  ankleFoot,
  balanceGait,
  assessments,
];

const byId = new Map(spanishFiles.flatMap((file) => Object.entries(file)));

/** The Spanish of an exercise of the library; nothing for one that has none, as an organization's own. */
export const spanishOf = (id: string): SpokenTexts | undefined => byId.get(id);
