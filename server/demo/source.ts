import { readFileSync } from 'node:fs';
import Papa from 'papaparse';

const file = (name: string) => new URL(`./data/${name}`, import.meta.url);

const table = <Column extends string>(name: string): Record<Column, string>[] =>
  Papa.parse<Record<Column, string>>(readFileSync(file(name), 'utf8').trim(), { header: true }).data;

/** People, places and measurements made by others (docs/DATA.md). */
export const people = () => table<'firstName' | 'lastName' | 'dob' | 'gender' | 'phoneNumber'>('patients.csv');
export const clinicians = () => table<'firstName' | 'lastName'>('practitioners.csv');
export const places = () => table<'city' | 'stateCode' | 'zipCode' | 'timezone'>('us-locations.csv');

/** Real people with their usual walking speed; `heightM` is empty where it was not measured. */
export const walkers = () => table<'sex' | 'age' | 'heightM' | 'speedMps'>('gait-speeds.csv');
export type WalkerOfStudy = ReturnType<typeof walkers>[number];

/** Their usual walking speeds, in m/s. */
export const gaitSpeeds = () => walkers().map(({ speedMps }) => Number(speedMps));

/** Two walks of the same person on the same day, in m/s. */
export const gaitWalks = () =>
  table<'firstMps' | 'secondMps'>('gait-walks.csv').map(({ firstMps, secondMps }) => [
    Number(firstMps),
    Number(secondMps),
  ]);

interface FormField {
  id: string;
  title: string;
  ref: string;
  type: string;
  properties?: { choices?: { id: string; ref: string; label: string }[]; steps?: number; start_at_one?: boolean };
  validations?: Record<string, unknown>;
}

/** A questionnaire as the survey provider describes it. */
export interface SurveyForm {
  id: string;
  title: string;
  fields: FormField[];
}

export const surveyForm = (name: string): SurveyForm =>
  JSON.parse(readFileSync(file(`pro/${name}.json`), 'utf8')) as SurveyForm;

/** A drawing of an organization's own exercise, WebP. */
export const ownPicture = (name: string): Uint8Array => readFileSync(file(`own-exercises/${name}.webp`));

/** A recording, gzipped JSON. */
export const recording = (name: string): Uint8Array => readFileSync(file(`logs/${name}.json.gz`));

/** Laps, heel strikes and best strides of a recorded walk (ENT-093, ENT-094). */
export const readInsightsFile = (name: string): object =>
  JSON.parse(readFileSync(file(`logs/${name}.insights.json`), 'utf8')) as object;
