import type { Exercise } from '../../../contract/exercises/exercises.ts';

/** Names of origins and licences that are no names of somebody or something. */
const spanish: Readonly<Record<string, string>> = {
  'Physical-therapy exercises written for this library': 'Ejercicios de fisioterapia escritos para esta biblioteca',
  'All rights reserved': 'Todos los derechos reservados',
  'public domain (work of the US government)': 'dominio público (obra del gobierno de los EE. UU.)',
};

const said = (text: string) => spanish[text] ?? text;

/** Origin and licence of an exercise as a Spanish reader is told of them. */
export const spanishSource = (source: Exercise['source']): Exercise['source'] =>
  source && { name: said(source.name), license: said(source.license) };
