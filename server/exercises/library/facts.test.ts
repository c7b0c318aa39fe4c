import { expect, it } from 'vitest';
import { ExerciseFacts } from '../../../contract/exercises/facts.ts';
import conditions from './conditions.json' with { type: 'json' };
import { libraryExercises } from './exercises.ts';
import { findContraindications, findFacts, listFacts } from './facts.ts';
import spanishConditions from './spanish/conditions.json' with { type: 'json' };
import spanishTopics from './spanish/topics.json' with { type: 'json' };
import topics from './topics.json' with { type: 'json' };

const library = libraryExercises();

it('every exercise of the library has a movement, a phase and words by which it is searched, unless it belongs to a gym', () => {
  for (const { id, isGym } of library) {
    const facts = findFacts(id);
    expect.soft(facts?.movements, id).not.toHaveLength(0);
    expect.soft(facts?.phases, id).not.toHaveLength(0);
    if (!isGym) expect.soft(facts?.synonyms, id).not.toHaveLength(0);
  }
  expect(
    listFacts()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(library.map(({ id }) => id).toSorted());
});

it('facts have the shape of the contract in both languages, and name nothing twice', () => {
  for (const facts of [...listFacts(), ...listFacts('es')]) {
    expect.soft(ExerciseFacts.parse(facts), facts.id).toEqual(facts);
    for (const named of [facts.movements, facts.muscles, facts.phases, facts.synonyms])
      expect.soft(new Set(named).size, facts.id).toBe(named.length);
  }
});

it.each([
  ['conditions', conditions, spanishConditions],
  ['topics', topics, spanishTopics],
])('%s list exercises that are offered, best first and each once, in both languages', (_, lists, spanish) => {
  const offered = new Set(library.filter(({ isGym }) => !isGym).map(({ id }) => id));
  for (const [name, ids] of Object.entries(lists)) {
    expect.soft(new Set(ids).size, name).toBe(ids.length);
    expect
      .soft(
        ids.filter((id: string) => !offered.has(id)),
        name,
      )
      .toEqual([]);
  }
  expect(Object.keys(spanish).toSorted()).toEqual(Object.keys(lists).toSorted());
  expect(new Set(Object.values(spanish)).size).toBe(Object.keys(lists).length);
});

it('an exercise names its conditions and topics with its place in each, first those in which it is among the first', () => {
  const find = (id: string, language: 'en' | 'es') => listFacts(language).find((facts) => facts.id === id)!;
  expect(find('PT-LOG-ROLL', 'en').conditions![0]).toEqual({ name: 'lumbar fusion', rank: 0 });
  expect(find('PT-LOG-ROLL', 'es').conditions![0]!.name).toBe(spanishConditions['lumbar fusion']);
  expect(find('PT-WRIST-CURL', 'en').topics![0]).toEqual({ name: 'forearm strengthening', rank: 0 });
  expect(find('PT-WRIST-CURL', 'es').topics![0]!.name).toBe(spanishTopics['forearm strengthening']);
});

it('contraindications are one sentence to the clinician', () => {
  const sentences = library.flatMap(({ id }) => [findContraindications(id), findContraindications(id, 'es')]);
  expect(sentences.filter((sentence) => sentence !== null && !/^[A-ZÁÉÍÓÚ][^\n]{10,220}\.$/.test(sentence))).toEqual(
    [],
  );
});

it('bench presses and curls of a gym are marked; what a clinic gives for the same muscle is not', () => {
  const isGym = (name: string) => library.find((exercise) => exercise.name === name)!.isGym ?? false;
  for (const name of [
    'Bench Press: Dumbbell',
    'Decline Crunch',
    'Concentration Curls with Dumbbell',
    'Tate Press with Dumbbell',
  ])
    expect.soft(isGym(name), name).toBe(true);
  for (const name of [
    'Bridging',
    'Side Plank',
    'Biceps Curl: Dumbbell',
    'Balance Board',
    'Step Ups: Dumbbell',
    'Clamshell',
  ])
    expect.soft(isGym(name), name).toBe(false);
});
