import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { archivedExercises, exerciseTexts, listExercises } from '../../contract/exercises/exercises.ts';
import { addOwnExercise } from '../../contract/exercises/own-exercises.ts';
import { exercises } from '../../server/platform/db/schema.ts';
import { exerciseFacts } from '../../contract/exercises/facts.ts';
import { findContraindications } from '../../server/exercises/library/facts.ts';
import { findSpanishTexts } from '../../server/exercises/library/translate-exercise.ts';
import { reasonOf } from './reason-of.ts';
import { openWorld, type Caller, type World } from './world.ts';

const { synonyms: _, contraindications, ...spanish } = findSpanishTexts('EK-0001')!;
/** Of the library, but of no version that was translated. */
const UNTRANSLATED = 'XX-0001';

let world: World;
let first: Caller;
let ownId: string;
beforeAll(async () => {
  world = await openWorld();
  first = await world.as(world.seed.A.practitioners.first);
  ownId = (await first.call(addOwnExercise, { body: { name: 'Abrazo', action: 'Abrace.' } })).body.id;
  await world.asOwner(async (tx) => {
    const [slide] = await tx.select().from(exercises).where(eq(exercises.id, 'EK-0001'));
    const data = { ...(slide!.data as object), id: UNTRANSLATED, name: 'Zebra Stretch' };
    await tx.insert(exercises).values({ id: UNTRANSLATED, name: 'Zebra Stretch', position: 3, data });
  });
});
afterAll(() => world.close());

const named = (body: readonly { id: string }[], id: string) => body.find((each) => each.id === id);
const withdraw = (withdrawn: boolean) =>
  world.asOwner((tx) => tx.update(exercises).set({ archived: withdrawn }).where(eq(exercises.id, 'EK-0001')));

describe('OPEN-013 the exercise library in Spanish', () => {
  it('is named and ordered in Spanish; exercises without translation keep their original text', async () => {
    const { body } = await first.call(listExercises, { query: { language: 'es' } });
    expect(named(body, 'EK-0001')).toMatchObject({ name: spanish.name, language: 'es', action: null });
    expect(named(body, UNTRANSLATED)).toMatchObject({ name: 'Zebra Stretch' });
    expect(named(body, UNTRANSLATED)).not.toHaveProperty('language');
    expect(named(body, ownId)).toMatchObject({ name: 'Abrazo', action: 'Abrace.', isOwn: true });
    expect(named(body, ownId)).not.toHaveProperty('language');
    const made = [UNTRANSLATED, 'EK-0001', ownId];
    expect(body.map(({ id }) => id).filter((id) => made.includes(id))).toEqual([ownId, 'EK-0001', UNTRANSLATED]);
  });

  it('adds no queries in English', async () => {
    const { body } = await first.call(listExercises);
    expect(named(body, 'EK-0001')).toMatchObject({ name: 'Heel Slide' });
    expect(JSON.stringify(body)).not.toContain('"language"');
    expect((await first.call(listExercises, { query: { language: 'en' } })).body).toEqual(body);
    expect(reasonOf(await first.call(listExercises, { query: { language: 'fr' } }))).toEqual([
      400,
      { language: 'Not a valid language' },
    ]);
  });

  it('has instructions and names in the requested language', async () => {
    const ids = `EK-0001,${UNTRANSLATED},${ownId}`;
    const es = (await first.call(exerciseTexts, { query: { ids, language: 'es' } })).body;
    const source = { name: 'Test', license: 'none' };
    const simpleName = 'heel slide';
    const written = { simpleName, position: 'Lie on your back.', action: 'Slide the heel.', source };
    expect(named(es, 'EK-0001')).toEqual({
      id: 'EK-0001',
      simpleName,
      ...spanish,
      contraindications,
      language: 'es',
      source,
    });
    expect(named(es, UNTRANSLATED)).toEqual({ id: UNTRANSLATED, name: 'Zebra Stretch', ...written });
    expect(named(es, ownId)).toEqual({
      id: ownId,
      name: 'Abrazo',
      simpleName: null,
      position: null,
      action: 'Abrace.',
    });
    const en = (await first.call(exerciseTexts, { query: { ids, language: 'en' } })).body;
    expect(named(en, 'EK-0001')).toEqual({
      id: 'EK-0001',
      name: 'Heel Slide',
      contraindications: findContraindications('EK-0001'),
      ...written,
    });
  });

  it('has movements, muscles, phases and synonyms in the requested language, and contraindications only with the texts', async () => {
    const es = (await first.call(exerciseFacts, { query: { language: 'es' } })).body;
    expect(named(es, 'PT-CLAMSHELL')).toMatchObject({
      movements: ['External Rotation', 'Abduction'],
      muscles: ['Gluteus Medius', 'Hip External Rotators'],
      phases: ['Early', 'Middle'],
    });
    expect(JSON.stringify(named(es, 'PT-CLAMSHELL'))).toContain('almeja');
    const en = (await first.call(exerciseFacts)).body;
    expect(JSON.stringify(named(en, 'PT-CLAMSHELL'))).toContain('gluteal tendinopathy');
    expect(JSON.stringify([en, es])).not.toContain('contraindications');
    const library = (await first.call(listExercises)).body.filter(({ isOwn }) => !isOwn);
    expect(JSON.stringify(library)).not.toContain('contraindications');
  });

  it('names archived exercises that programs still contain', async () => {
    await withdraw(true);
    const { body } = await first.call(archivedExercises, { query: { ids: 'EK-0001', language: 'es' } });
    await withdraw(false);
    expect(body).toMatchObject([{ id: 'EK-0001', ...spanish, language: 'es' }]);
  });
});
