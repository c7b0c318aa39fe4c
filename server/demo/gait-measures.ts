import type { Chance } from './random.ts';

interface Measure {
  name: string;
  displayName: string;
  unit: 'm/s' | 's' | 'm' | 'degrees' | 'percent';
  /** Usual value at 1 m/s, what it gains with each m/s more, and its spread. */
  usual: number;
  perSpeed: number;
  spread: number;
}

const both = (
  name: string,
  displayName: string,
  unit: Measure['unit'],
  usual: number,
  perSpeed: number,
  spread: number,
): Measure[] => [
  { name: `left${name}`, displayName: `Left ${displayName}`, unit, usual, perSpeed, spread },
  { name: `right${name}`, displayName: `Right ${displayName}`, unit, usual, perSpeed, spread },
];
const one = (
  name: string,
  displayName: string,
  unit: Measure['unit'],
  usual: number,
  perSpeed: number,
  spread: number,
): Measure[] => [{ name, displayName, unit, usual, perSpeed, spread }];

const catalogue: Record<string, Measure[]> = {
  hip: [
    ...both('HipFlexion', 'Hip Flexion', 'degrees', 26, 10, 4),
    ...both('HipExtension', 'Hip Extension', 'degrees', 9, 6, 3),
  ],
  knee: [
    ...both('KneeFlexion', 'Knee Flexion', 'degrees', 55, 10, 5),
    ...both('KneeExtension', 'Knee Extension', 'degrees', 4, -2, 2),
  ],
  arm: both('ArmSwing', 'Arm Swing', 'degrees', 30, 22, 7),
  ankle: [
    ...both('AnkleDorsiflexion', 'Ankle Dorsiflexion', 'degrees', 10, 3, 3),
    ...both('AnklePlantarflexion', 'Ankle Plantarflexion', 'degrees', 16, 8, 3),
  ],
  trunk: one('trunkLean', 'Trunk Lean', 'degrees', 8, -4, 3),
  head: one('headTilt', 'Head Tilt', 'degrees', 10, -5, 4),
  step: [
    ...both('StepLength', 'Step Length', 'm', 0.55, 0.28, 0.03),
    ...both('StepTime', 'Step Time', 's', 0.58, -0.16, 0.02),
  ],
  stride: [
    ...one('strideLength', 'Stride Length', 'm', 1.1, 0.55, 0.05),
    ...one('strideTime', 'Stride Time', 's', 1.16, -0.32, 0.04),
    ...both('StancePhase', 'Stance Phase', 'percent', 62, -4, 1.5),
  ],
};

/** Items of a gait session (ENT-038, ENT-039) of somebody who walks at `speed` m/s. */
export function gaitData(speed: number, chance: Chance) {
  const measured = Object.entries(catalogue).map(([name, measures]) => ({
    name,
    measures: measures.map(({ name: measure, displayName, unit, usual, perSpeed, spread }) => {
      const value = usual + perSpeed * (speed - 1) + spread * (chance.next() + chance.next() - 1);
      return {
        name: measure,
        displayName,
        unit,
        value: Number(Math.max(0, value).toFixed(unit === 'degrees' || unit === 'percent' ? 1 : 2)),
      };
    }),
  }));
  return [
    {
      name: 'speed',
      measures: [{ name: 'avgSpeed', displayName: 'Gait Speed', unit: 'm/s', value: Number(speed.toFixed(3)) }],
    },
    ...measured,
  ];
}
