import type { BandColor, Dose, SideOrder, Tempo } from '../../contract/programs/prescription.ts';

/** Parts of a dose that stand in a line; the note stands by itself. */
export type DosePart = Exclude<keyof Dose, 'note'>;
export const dosePartsInOrder = ['load', 'hold', 'rest', 'tempo', 'sideOrder'] as const satisfies readonly DosePart[];

/** Holds and rests are said in seconds up to here: `rest 90 s`. */
export const DOSE_SECONDS = 119;

/** How a language says the parts of a dose; times are said already: `90 s`, `2:30 min`. */
export interface DoseWords {
  weight: (weight: { value: number; unit: string }) => string;
  bodyWeight: () => string;
  band: (color: BandColor) => string;
  time: (seconds: number) => string;
  hold: (time: string) => string;
  rest: (time: string) => string;
  tempo: (tempo: Tempo) => string;
  sideOrder: (order: SideOrder) => string;
}

function describeLoad(load: NonNullable<Dose['load']>, words: DoseWords): string {
  if (load.loadType === 'BAND') return words.band(load.color);
  return load.loadType === 'BODY_WEIGHT' ? words.bodyWeight() : words.weight(load);
}

/** What is prescribed beside sets and goal, in the order of the form. */
export function describeDose(dose: Dose | undefined, words: DoseWords): { part: DosePart; text: string }[] {
  const { load, hold, rest, tempo, sideOrder } = dose ?? {};
  const texts: Record<DosePart, string | undefined> = {
    load: load && describeLoad(load, words),
    hold: hold === undefined ? undefined : words.hold(words.time(hold)),
    rest: rest === undefined ? undefined : words.rest(words.time(rest)),
    tempo: tempo && words.tempo(tempo),
    sideOrder: sideOrder && words.sideOrder(sideOrder),
  };
  return dosePartsInOrder.flatMap((part) => {
    const text = texts[part];
    return text === undefined ? [] : [{ part, text }];
  });
}
