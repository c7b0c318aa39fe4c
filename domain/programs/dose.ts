import type { Exercise } from '../../contract/exercises/exercises.ts';
import type { Dose, Load, SideOrder } from '../../contract/programs/prescription.ts';
import type { Block } from '../../contract/programs/shapes.ts';
import { listSideChoices } from './program.ts';

type Sided = Pick<Exercise, 'subjectOrientation' | 'sequence'>;
type Equipped = Pick<Exercise, 'equipment'>;

/** Whether a block works both sides: only then can their order be chosen. */
export const worksBothSides = ({ sideOfBody }: Pick<Block, 'sideOfBody'>, exercise: Sided | undefined): boolean =>
  sideOfBody === null && exercise !== undefined && listSideChoices(exercise).includes(null);

/** The dose without what is not prescribed; undefined if nothing is left. */
export function cleanDose(dose: Dose | undefined): Dose | undefined {
  const prescribed = Object.entries(dose ?? {}).filter(([, value]) => value !== undefined && value !== '');
  return prescribed.length > 0 ? Object.fromEntries(prescribed) : undefined;
}

/** The block with this dose, and without the field where nothing is prescribed. */
export function withDose({ dose: _dose, ...block }: Block, dose: Dose | undefined): Block {
  const cleaned = cleanDose(dose);
  return cleaned ? { ...block, dose: cleaned } : block;
}

/** Sets the side of a block. The order of sides goes with the other side. */
export function setSide(block: Block, sideOfBody: Block['sideOfBody']): Block {
  const sided = { ...block, sideOfBody };
  return sideOfBody === null ? sided : withDose(sided, { ...block.dose, sideOrder: undefined });
}

const mirrored: Record<SideOrder, SideOrder> = {
  LEFT_FIRST: 'RIGHT_FIRST',
  RIGHT_FIRST: 'LEFT_FIRST',
  ALTERNATE: 'ALTERNATE',
};

/** The block without its note, which may tell of a patient. */
export const removeNote = (block: Block): Block =>
  block.dose?.note === undefined ? block : withDose(block, { ...block.dose, note: undefined });

/** The block for a patient whose involved side is the other one. */
export function mirrorBlock(block: Block): Block {
  const { sideOfBody, dose } = block;
  if (sideOfBody !== null) return { ...block, sideOfBody: sideOfBody === 'Left' ? 'Right' : 'Left' };
  return dose?.sideOrder ? { ...block, dose: { ...dose, sideOrder: mirrored[dose.sideOrder] } } : block;
}

/** A band is of no use to an exercise with weights, nor a weight to one with a band. */
function fitsEquipment({ loadType }: Load, { equipment }: Equipped): boolean {
  const [hasBand, hasWeights] = [equipment.includes('Theraband'), equipment.includes('Weights')];
  if (loadType === 'BAND') return hasBand || !hasWeights;
  return loadType === 'BODY_WEIGHT' || hasWeights || !hasBand;
}

/**
 * What of a dose still makes sense for a block of another exercise. Hold and tempo belong to repetitions; the note was
 * written about the other exercise.
 */
export function keepDose(dose: Dose | undefined, block: Block, exercise: Sided & Equipped): Dose | undefined {
  const { load, hold, rest, tempo, sideOrder } = dose ?? {};
  const countsReps = block.setGoal.reps !== null;
  return cleanDose({
    load: load && fitsEquipment(load, exercise) ? load : undefined,
    hold: countsReps ? hold : undefined,
    rest,
    tempo: countsReps ? tempo : undefined,
    sideOrder: worksBothSides(block, exercise) ? sideOrder : undefined,
  });
}
