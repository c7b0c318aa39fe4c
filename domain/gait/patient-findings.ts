import type { Symmetry } from './symmetry.ts';

/** Measures that a patient is told of, with the joint that shows each, from the head down. */
const patientMeasures = [
  { name: 'armSwing', joint: 'Wrist' },
  { name: 'hipFlexion', joint: 'Hip' },
  { name: 'kneeFlexion', joint: 'Knee' },
  { name: 'stepLength', joint: 'Heel' },
] as const;

/** What is said of both sides: a clear difference, none that can be told, or the two values where no interval is known. */
export interface PatientFinding {
  name: (typeof patientMeasures)[number]['name'];
  joint: (typeof patientMeasures)[number]['joint'];
  verdict: 'left' | 'right' | 'alike' | 'values';
  left: number;
  right: number;
  unit: string | null;
}

function compareSides({ certainty, left, right }: Symmetry): PatientFinding['verdict'] {
  if (certainty === 'NOT_KNOWN') return 'values';
  if (certainty === 'OVERLAPPING') return 'alike';
  return left > right ? 'left' : 'right';
}

/** What the two sides of a walk show, for the patient, from the head down. */
export const listPatientFindings = (symmetry: readonly Symmetry[]): PatientFinding[] =>
  patientMeasures.flatMap(({ name, joint }) =>
    symmetry
      .filter((of) => of.name === name)
      .map((of) => ({ name, joint, verdict: compareSides(of), left: of.left, right: of.right, unit: of.unit })),
  );

const METERS_PER_FOOT = 0.3048;
const INCHES_PER_FOOT = 12;
const SECONDS = 10;

/** How far a speed in m/s leads in ten seconds, in whole feet and meters. */
export const toDistance = (speed: number): { seconds: number; feet: number; meters: number } => ({
  seconds: SECONDS,
  feet: Math.round((speed * SECONDS) / METERS_PER_FOOT),
  meters: Math.round(speed * SECONDS),
});

/** A length in meters, in whole inches. */
export const toInches = (meters: number): number => Math.round((meters / METERS_PER_FOOT) * INCHES_PER_FOOT);

/** A height in centimeters, in feet and whole inches. */
export function toFeetAndInches(heightCm: number): { feet: number; inches: number } {
  const inches = toInches(heightCm / 100);
  return { feet: Math.floor(inches / INCHES_PER_FOOT), inches: inches % INCHES_PER_FOOT };
}
