import type { Dose, Tempo } from '../../contract/programs/prescription.ts';
import type { Exercise } from '../../contract/exercises/exercises.ts';
import type { Language } from '../../contract/platform/languages.ts';
import type { Block } from '../../contract/programs/shapes.ts';
import { withDose, worksBothSides } from '../../domain/programs/dose.ts';
import { createChance, type Chance } from './random.ts';

/** Every fifth program says more than sets and goals. */
const EVERY = 5;

/** Exercises with a weight around the ankle or in the hand. */
const weighted = [
  'PT-SHORT-ARC-QUAD',
  'PT-STRAIGHT-LEG-RAISE',
  'PT-SEATED-KNEE-EXTENSION',
  'PT-SIDE-LYING-HIP-ABDUCTION',
  'PT-STANDING-HIP-ABDUCTION',
  'PT-STANDING-HIP-EXTENSION',
  'PT-SCAPTION',
];
const unweighted = ['PT-MINI-SQUAT', 'PT-WALL-SQUAT', 'PT-SPLIT-SQUAT', 'PT-HEEL-RAISE', 'PT-STEP-UP'];

const slow: Tempo = { lower: 3, pause: 1, lift: 2 };
const tempos: Readonly<Record<string, Tempo>> = {
  'PT-MINI-SQUAT': slow,
  'PT-SPLIT-SQUAT': slow,
  'PT-LATERAL-STEP-DOWN': slow,
  'PT-HEEL-RAISE': { lower: 3, pause: 0, lift: 1 },
  'PT-SIT-TO-STAND': { lower: 3, pause: 0, lift: 2 },
};

const notes: Readonly<Record<string, Record<Language, string>>> = {
  'PT-STRAIGHT-LEG-RAISE': {
    en: 'Tighten your thigh first, then lift.\nKeep the other knee bent.',
    es: 'Primero apriete el muslo y luego levante la pierna.\nMantenga doblada la otra rodilla.',
  },
  'PT-HEEL-RAISE': { en: 'One hand on the counter.', es: 'Una mano en el mostrador.' },
  'PT-BAND-ROW': { en: 'Shoulders down, away from your ears.', es: 'Los hombros abajo, lejos de las orejas.' },
  'PT-BAND-EXTERNAL-ROTATION': {
    en: 'Keep the towel between elbow and side.',
    es: 'Mantenga la toalla entre el codo y el costado.',
  },
  'PT-BRIDGE': { en: 'Stop if your back pinches.', es: 'Deténgase si siente un pinchazo en la espalda.' },
  'PT-CHIN-TUCK': { en: 'Look straight ahead the whole time.', es: 'Mire al frente todo el tiempo.' },
};

function prescribeLoad({ id, equipment }: Exercise, chance: Chance): Dose['load'] {
  if (equipment.includes('Theraband')) return { loadType: 'BAND', color: chance.of(['YELLOW', 'RED', 'GREEN']) };
  if (weighted.includes(id)) return { loadType: 'WEIGHT', value: chance.of([1, 2, 2.5, 3]), unit: 'lb' };
  return unweighted.includes(id) ? { loadType: 'BODY_WEIGHT' } : undefined;
}

const prescribeDose = (block: Block, exercise: Exercise, language: Language, chance: Chance): Dose => ({
  load: prescribeLoad(exercise, chance),
  hold: exercise.withHold && block.setGoal.reps !== null ? chance.of([3, 5, 10]) : undefined,
  rest: block.numSets > 1 ? chance.of([30, 45, 60]) : undefined,
  tempo: tempos[exercise.id],
  sideOrder: exercise.sequence === 'ALTERNATING' && worksBothSides(block, exercise) ? 'ALTERNATE' : undefined,
  note: notes[exercise.id]?.[language],
});

/** The blocks of a demo program, with doses in every fifth. Chance is its own, so that all else stays as it was. */
export function addDoses(
  { id, blocks }: { id: number; blocks: Block[] },
  language: Language,
  exerciseOf: (id: string) => Exercise,
): Block[] {
  if (id % EVERY !== 0) return blocks;
  const chance = createChance(`dose ${id}`);
  return blocks.map((block) => withDose(block, prescribeDose(block, exerciseOf(block.exerciseId), language, chance)));
}
