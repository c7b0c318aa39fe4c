/** A foot lies flat on the floor for so long after its contact, in shares of a stride (Perry 1992, Gait Analysis). */
const FLAT = { from: 0.08, to: 0.25 };

/** The first and the last frame in which a foot is flat on the floor after a contact, in a stride of so many frames. */
export const flatFoot = (contact: number, strideFrames: number): [number, number] => [
  Math.round(contact + FLAT.from * strideFrames),
  Math.round(contact + FLAT.to * strideFrames),
];
