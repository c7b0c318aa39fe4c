import { ankleFoot } from './ankle-foot.ts';
import { assessments } from './assessments.ts';
import { balanceGait } from './balance-gait.ts';
import { elbowHand } from './elbow-hand.ts';
import type { Entry } from './entry.ts';
import { hip } from './hip.ts';
import { knee } from './knee.ts';
import { neck } from './neck.ts';
import { shoulderRange } from './shoulder-range.ts';
import { shoulderStrength } from './shoulder-strength.ts';
import { trunkMobility } from './trunk-mobility.ts';
import { trunkStrength } from './trunk-strength.ts';
import { nerveGlides } from './nerve-glides.ts';
import { vestibular } from './vestibular.ts';
import { breathing } from './breathing.ts';
import { pelvicFloor } from './pelvic-floor.ts';
import { kneeSurgery } from './knee-surgery.ts';
import { kneeLoading } from './knee-loading.ts';
import { shoulderPhases } from './shoulder-phases.ts';
import { handTherapy } from './hand-therapy.ts';
import { hipSurgery } from './hip-surgery.ts';
import { neuroBalance } from './neuro-balance.ts';
import { spineCare } from './spine-care.ts';
import { footAnkleCare } from './foot-ankle-care.ts';
import { gaitRunning } from './gait-running.ts';
import { jaw } from './jaw.ts';

/** Entries by the file of movements that shows them. */
export const groups: Readonly<Record<string, readonly Entry[]>> = {
  'therapy-neck-shoulder': [...neck, ...shoulderRange, ...shoulderStrength],
  'therapy-elbow-hand': elbowHand,
  'therapy-trunk': [...trunkMobility, ...trunkStrength],
  'therapy-hip-knee': [...hip, ...knee],
  'therapy-ankle-foot': ankleFoot,
  'therapy-whole-body': [...balanceGait, ...assessments],
  'clinic-nerve-glides': nerveGlides,
  'clinic-vestibular': vestibular,
  'clinic-breathing': breathing,
  'clinic-pelvic-floor': pelvicFloor,
  'clinic-knee-surgery': kneeSurgery,
  'clinic-knee-loading': kneeLoading,
  'clinic-shoulder-phases': shoulderPhases,
  'clinic-hand-therapy': handTherapy,
  'clinic-hip-surgery': hipSurgery,
  'clinic-neuro-balance': neuroBalance,
  'clinic-spine-care': spineCare,
  'clinic-foot-ankle-care': footAnkleCare,
  'clinic-gait-running': gaitRunning,
  'clinic-jaw': jaw,
};
