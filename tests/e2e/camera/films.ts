/** What a camera sees: a scene, what it shows at `t` seconds, and how long it takes until it begins again. */
export interface Film {
  scene: 'openHands' | 'openPerson';
  at: (t: number) => object;
  seconds: number;
}

/** From 0 to 1 and back, once every `period` seconds. */
const swing = (t: number, period: number) => (1 - Math.cos((2 * Math.PI * t) / period)) / 2;

/** Degrees by which the joints of the long fingers bend beyond their rest: knuckle, middle, end. */
const FIST = [70, 90, 60] as const;
/** By how much all joints of a finger bend between the open hand and the fist, in degrees: the drawn hand is not quite straight. */
export const FIST_MOTION = { Index: 187, Middle: 193, Ring: 210, Little: 191 } as const;
/** The hands move up and down by a sine: hertz, and centimetres from the highest to the lowest place. */
export const TREMOR = { hertz: 5, centimetres: 2 } as const;
/** Degrees of the right forearm from straight ahead, outward. */
export const ROTATION = { least: -40, most: 60 } as const;

export const films = {
  fist: {
    scene: 'openHands',
    seconds: 3,
    at: (t) => ({ bends: FIST.map((degrees) => degrees * swing(t, 3)) }),
  },
  tremor: {
    scene: 'openHands',
    seconds: 1,
    // Begins off its middle: two pictures in a row that are alike would count as one picture that came twice.
    at: (t) => ({ up: (TREMOR.centimetres / 200) * Math.sin(2 * Math.PI * TREMOR.hertz * t + 0.25) }),
  },
  rotation: {
    scene: 'openPerson',
    seconds: 4,
    at: (t) => ({ outward: ROTATION.least + (ROTATION.most - ROTATION.least) * swing(t, 4) }),
  },
} satisfies Record<string, Film>;
