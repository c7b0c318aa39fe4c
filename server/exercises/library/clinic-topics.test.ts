import { expect, it } from 'vitest';
import { libraryExercises } from './exercises.ts';
import { findContraindications, listFacts } from './facts.ts';

const facts = listFacts();
const names = new Map(libraryExercises().map(({ id, name }) => [id, name]));
const treating = (topic: string) =>
  facts.filter(({ synonyms }) => synonyms.some((word) => word.toLowerCase().includes(topic.toLowerCase())));

it.each([
  'ACL',
  'TKA',
  'THA',
  'meniscus',
  'rotator cuff repair',
  'frozen shoulder',
  'knee pain',
  'patellofemoral',
  'nerve flossing',
  'sciatica',
  'vertigo',
  'concussion',
  'incontinence',
  'pelvic pain',
  'COPD',
  'TMJ',
  'carpal tunnel',
  'Parkinson',
  'stroke',
  'fall prevention',
  'McKenzie',
  'ankle sprain',
  'plantar fasciitis',
  'Achilles',
  'return to run',
  'low back pain',
  'neck pain',
])('at least three exercises are given for “%s”', (topic) => {
  expect(treating(topic).length).toBeGreaterThanOrEqual(3);
});

it.each([
  ['ACL', 'Prone Hang', 'Early'],
  ['ACL', 'Single-Leg Hop and Stick', 'Late'],
  ['TKA', 'Heel Slide with Towel', 'Early'],
  ['rotator cuff repair', 'Pendulum Circles', 'Early'],
  ['vertigo', 'Brandt-Daroff Exercise', 'Early'],
  ['Achilles', 'Heavy Slow Heel Raise', 'Late'],
] as const)('for “%s” “%s” belongs to the phase %s', (topic, name, phase) => {
  const found = treating(topic).find(({ id }) => names.get(id) === name);
  expect(found?.phases).toContain(phase);
});

it('gives what is loaded or jumped after an operation in no early phase, and says when to hold it', () => {
  const jumps = facts.filter(({ movements }) => movements.includes('Jumping'));
  expect(jumps.length).toBeGreaterThanOrEqual(3);
  for (const { id, phases } of jumps) {
    expect.soft(phases, id).not.toContain('Early');
    expect.soft(findContraindications(id), id).not.toBeNull();
  }
});

it.each(['meniscus', 'rotator cuff', 'ankle sprain'])('has exercises for every phase of “%s”', (topic) => {
  const phases = new Set(treating(topic).flatMap((each) => each.phases));
  expect([...phases].toSorted()).toEqual(['Early', 'Late', 'Middle']);
});
