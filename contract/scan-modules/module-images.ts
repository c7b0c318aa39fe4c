/** The catalogue of module images in its order, keyed from 1 (MODS-31). */
export const moduleImages = [
  'Activities of Daily Living (ADL)',
  'Balance & Stability',
  'Bone Health & Osteoporosis Risk',
  'Cardiovascular Health',
  'Gait Event Screening',
  'General Health & Functional Fitness',
  'Lower Extremity',
  'Mobility & Joint Health',
  'Neurological & Cognitive Health',
  'Posture & Alignment',
  'Rehabilitation & Recovery',
  'Research and Development',
  'Sport Specific & Performance',
  'Strength & Endurance',
  'Upper Extremity',
] as const;

/** Where we serve the image of a key; on any of our origins. */
export const moduleImagePath = (key: number): string => `/scan-modules/${key}.svg`;

/** The key of an image of the catalogue, by its path. */
export function moduleImageKey(path: string): number | null {
  const key = moduleImages.findIndex((_, index) => moduleImagePath(index + 1) === path) + 1;
  return key === 0 ? null : key;
}
