import { addDays } from 'date-fns';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advancePath, assignPath } from '../../contract/care-paths/patient-paths.ts';
import { addPatient, listPatients } from '../../contract/patients/patients.ts';
import { getPatientLink, openPatientLink } from '../../contract/patient-link/patient-link.ts';
import { patientToday } from '../../contract/patient-link/today.ts';
import {
  addSurveySchedule,
  answerSurvey,
  builtInSurveys,
  listSurveySchedules,
  stopSurveySchedule,
  type BuiltInSurvey,
} from '../../contract/surveys/schedules.ts';
import { patientSurveys } from '../../contract/surveys/surveys.ts';
import { listWorklist, snoozeAttention } from '../../contract/worklist/worklist.ts';
import { addDays as addDaysTo } from '../../domain/platform/calendar.ts';
import { auditRows, patients, proResponses, surveySchedules, webhookEvents } from '../../server/platform/db/schema.ts';
import { connectClient } from './api-client.ts';
import { carePathFixture, pathPhase } from './care-path-fixture.ts';
import { createTestWebhook } from './webhook-fixture.ts';
import { openWorld, type Caller, type World } from './world.ts';

const BORN = '1980-02-29';

interface Found {
  entry?: { resource: { id: string } }[];
}

let world: World;
let admin: Caller;
beforeAll(async () => {
  world = await openWorld();
  admin = await world.as(world.seed.A.practitioners.admin);
});
afterAll(() => world.close());

async function connect() {
  const body = {
    products: ['HEALTH'],
    locationId: world.seed.A.locations[0],
    firstName: 'Ada',
    lastName: 'Byrne',
    email: `ada.${crypto.randomUUID()}@people.test`,
    phoneNumber: '5551234567',
    dob: BORN,
    injuredSideOfBody: 'Left',
    injuredBodyPart: 'Knee',
  };
  const { id: patientId } = (await admin.call(addPatient, { body })).body;
  const { url } = (await admin.call(getPatientLink, { params: { patientId } })).body;
  const opened = await world.anonymous.call(openPatientLink, {
    body: { code: url.split('/').at(-1)!, birthDate: BORN, label: 'iPhone' },
  });
  return { patientId, device: world.withToken(opened.body.token) };
}

const readToday = async (device: Caller, language?: 'en' | 'es') =>
  (await device.call(patientToday, { ...(language && { query: { language } }) })).body;
const assign = (patientId: number, body: { survey: BuiltInSurvey; everyDays: number | null; from: string }) =>
  admin.call(addSurveySchedule, { params: { patientId }, body });
/** A patient with a connected device whom a survey is asked from today on. */
async function ask(survey: BuiltInSurvey, everyDays: number | null = null) {
  const { patientId, device } = await connect();
  const { day } = await readToday(device);
  const { status, body } = await assign(patientId, { survey, everyDays, from: day });
  expect(status).toBe(201);
  return { patientId, device, day, schedule: body };
}
const choose = (linkId: string, code: string) => ({ linkId, answer: [{ valueCoding: { code } }] });
const phq2 = [choose('phq-2.1', 'several-days'), choose('phq-2.2', 'nearly-every-day')];
const phq9 = (ninth: string) => [
  ...Array.from({ length: 8 }, (_, at) => choose(`phq-9.${at + 1}`, 'not-at-all')),
  choose('phq-9.9', ninth),
  ...(ninth === 'not-at-all' ? [] : [choose('phq-9.10', 'not-difficult')]),
];
const send = (device: Caller, scheduleId: number, item: object[], more: object = {}) =>
  device.call(answerSurvey, {
    body: { responseUUID: crypto.randomUUID(), scheduleId, answeredAt: world.deps.now().toISOString(), item, ...more },
  });
const readSchedules = async (patientId: number) =>
  (await admin.call(listSurveySchedules, { params: { patientId } })).body.schedules;
const readRecord = async (patientId: number) =>
  (await admin.call(patientSurveys, { params: { patientId }, query: {} })).body;
const listResponses = (patientId: number) =>
  world.asOwner((tx) => tx.select().from(proResponses).where(eq(proResponses.patientId, patientId)));

describe('surveys that the product asks by itself', () => {
  it('PTL-30 are assigned once or every so many days, from today on, and each once at a time', async () => {
    const { patientId, device, day, schedule } = await ask('phq-2', 14);
    expect(schedule).toMatchObject({
      survey: 'phq-2',
      title: 'Patient Health Questionnaire (PHQ-2)',
      everyDays: 14,
      from: day,
      isDue: true,
      dueOn: day,
      lastAnswered: null,
      assignedBy: { firstName: expect.any(String) as string },
    });
    const again = await assign(patientId, { survey: 'phq-2', everyDays: null, from: day });
    expect([again.status, again.problem.code]).toEqual([409, 'surveys.alreadyAssigned']);
    const past = await assign(patientId, { survey: 'gad-7', everyDays: null, from: '2026-01-01' });
    expect([past.status, past.problem.fields]).toEqual([422, { from: 'Choose today or a later day.' }]);
    for (const everyDays of [0, 366, 1.5])
      expect((await assign(patientId, { survey: 'gad-7', everyDays, from: day })).status).toBe(422);
    const later = await assign(patientId, { survey: 'gad-7', everyDays: 7, from: '2999-01-01' });
    expect([later.status, later.body.isDue, later.body.dueOn]).toEqual([201, false, '2999-01-01']);
    expect((await readToday(device)).dueSurveys).toHaveLength(1);
    await world.asOwner((tx) => tx.update(patients).set({ discharged: true }).where(eq(patients.id, patientId)));
    const discharged = await assign(patientId, { survey: 'nprs', everyDays: null, from: day });
    expect([discharged.status, discharged.problem.code]).toEqual([409, 'planOfCare.discharged']);
    expect((await readToday(device)).dueSurveys).toEqual([]);
  });

  it('PTL-31 are listed with what is due, when each was answered last, and what could be assigned; and stopped', async () => {
    const { patientId, device, schedule, day } = await ask('phq-2', 7);
    const { available } = (await admin.call(listSurveySchedules, { params: { patientId } })).body;
    expect(available.map(({ survey, questions }) => [survey, questions])).toEqual([
      ['phq-2', 2],
      ['phq-9', 10],
      ['gad-7', 7],
      ['nprs', 3],
      ['psfs', 6],
      ['steadi-key-questions', 3],
      ['steadi-stay-independent', 12],
    ]);
    expect((await send(device, schedule.id, phq2)).status).toBe(201);
    const [answered] = await readSchedules(patientId);
    expect(answered).toMatchObject({ isDue: false, lastAnswered: day });
    expect(answered!.dueOn! > day).toBe(true);
    const params = { patientId, id: schedule.id };
    expect((await admin.call(stopSurveySchedule, { params })).status).toBe(204);
    expect(await readSchedules(patientId)).toEqual([]);
    expect((await admin.call(stopSurveySchedule, { params })).problem.code).toBe('surveys.scheduleNotFound');
    expect((await assign(patientId, { survey: 'phq-2', everyDays: null, from: day })).status).toBe(201);
  });

  it('PTL-32 reach the page as FHIR Questionnaires, in Spanish where there is an official translation', async () => {
    const { patientId, device, day } = await ask('phq-2');
    await assign(patientId, { survey: 'gad-7', everyDays: null, from: day });
    const [english] = (await readToday(device, 'en')).dueSurveys;
    expect(english!.questionnaire).toMatchObject({
      resourceType: 'Questionnaire',
      language: 'en',
      item: [
        {
          type: 'group',
          text: 'Over the last 2 weeks, how often have you been bothered by:',
          item: [
            { linkId: 'phq-2.1', text: 'Little interest or pleasure in doing things', type: 'choice', required: true },
            { linkId: 'phq-2.2', text: 'Feeling down, depressed, or hopeless' },
          ],
        },
      ],
    });
    expect(JSON.stringify(english)).not.toContain('translation');
    const [spanish, onlyEnglish] = (await readToday(device, 'es')).dueSurveys;
    expect(spanish!.questionnaire).toMatchObject({
      language: 'es',
      title: 'Cuestionario sobre la salud del paciente (PHQ-2)',
      item: [
        {
          item: [
            {
              text: 'Poco interés o placer en hacer cosas',
              answerOption: [{ valueCoding: { display: 'Ningún día' } }, {}, {}, {}],
            },
            {},
          ],
        },
      ],
    });
    expect(onlyEnglish!.questionnaire).toMatchObject({ language: 'en' });
  });

  it('PTL-33 are stored as those of the survey provider are: score, answers in English, event and audit', async () => {
    await createTestWebhook(admin, { eventTypes: ['survey.answered'] });
    const { patientId, device, schedule } = await ask('phq-2');
    const { status, body } = await send(device, schedule.id, phq2);
    expect([status, body]).toEqual([201, { received: true }]);
    const { scores, questions } = await readRecord(patientId);
    expect(scores).toMatchObject([
      {
        instrument: 'PHQ-2',
        formTitle: 'Patient Health Questionnaire (PHQ-2)',
        scores: [{ value: 4, from: 'COMPUTED' }],
      },
    ]);
    expect(questions.map(({ text, answers }) => [text, answers[0]!.value])).toEqual([
      [
        'Over the last 2 weeks, how often have you been bothered by: Little interest or pleasure in doing things',
        'Several days',
      ],
      [
        'Over the last 2 weeks, how often have you been bothered by: Feeling down, depressed, or hopeless',
        'Nearly every day',
      ],
    ]);
    expect((await readToday(device)).dueSurveys).toEqual([]);
    const [response] = await listResponses(patientId);
    const events = await world.asOwner((tx) =>
      tx.select().from(webhookEvents).where(eq(webhookEvents.patientId, patientId)),
    );
    expect(events).toMatchObject([{ type: 'survey.answered', resourceId: response!.id }]);
    const audited = await world.asOwner((tx) =>
      tx.select().from(auditRows).where(eq(auditRows.action, answerSurvey.id)),
    );
    expect(audited.some(({ organizationId }) => organizationId === world.seed.A.organizationId)).toBe(true);
    expect(response).toMatchObject({ formId: 'builtin_phq-2', unanswered: 0, futureDated: false });
  });

  it('PTL-34 are stored once however often they are sent, and only while they are due', async () => {
    const { patientId, device, schedule } = await ask('phq-2', 7);
    const responseUUID = crypto.randomUUID();
    for (let time = 0; time < 3; time++)
      expect((await send(device, schedule.id, phq2, { responseUUID })).status).toBe(201);
    const again = await send(device, schedule.id, phq2);
    expect([again.status, again.problem.code]).toEqual([409, 'surveys.notDue']);
    const early = await send(device, schedule.id, phq2, { answeredAt: '2026-01-01T10:00:00Z' });
    expect([early.status, early.problem.code]).toEqual([409, 'surveys.notDue']);
    expect(await listResponses(patientId)).toHaveLength(1);
    // A clock that is far behind loses nothing.
    const behind = await ask('phq-2');
    expect((await send(behind.device, behind.schedule.id, phq2, { answeredAt: '2020-01-01T10:00:00Z' })).status).toBe(
      201,
    );
    expect(await listResponses(behind.patientId)).toMatchObject([{ day: behind.day }]);
  });

  it('PTL-34 that were answered without a network count although they were stopped before they arrived', async () => {
    const { patientId, device, schedule } = await ask('phq-2');
    const answeredAt = world.deps.now().toISOString();
    await admin.call(stopSurveySchedule, { params: { patientId, id: schedule.id } });
    expect((await send(device, schedule.id, phq2, { answeredAt })).status).toBe(201);
    const late = await send(device, schedule.id, phq2, { answeredAt: addDays(world.deps.now(), 1).toISOString() });
    expect([late.status, late.problem.code]).toEqual([404, 'surveys.scheduleNotFound']);
  });

  it('PTL-34 that were answered in the millisecond in which they were stopped count', async () => {
    const { patientId, device, schedule } = await ask('phq-2');
    await admin.call(stopSurveySchedule, { params: { patientId, id: schedule.id } });
    const [stopped] = await world.asOwner((tx) =>
      tx.select().from(surveySchedules).where(eq(surveySchedules.id, schedule.id)),
    );
    const answeredAt = stopped!.endedAt!.toISOString();
    expect((await send(device, schedule.id, phq2, { answeredAt })).status).toBe(201);
  });

  it('PTL-34 are taken only of the patient who owns the device', async () => {
    const [one, other] = [await ask('phq-2'), await ask('phq-2')];
    const { status, problem } = await send(other.device, one.schedule.id, phq2);
    expect([status, problem.code]).toEqual([404, 'surveys.scheduleNotFound']);
    const foreign = await world.as(world.seed.B.practitioners.admin);
    const params = { patientId: one.patientId };
    expect((await foreign.call(listSurveySchedules, { params })).status).toBe(404);
    const body = { survey: 'nprs' as const, everyDays: null, from: one.day };
    expect((await foreign.call(addSurveySchedule, { params, body })).status).toBe(404);
    expect((await foreign.call(stopSurveySchedule, { params: { ...params, id: one.schedule.id } })).status).toBe(404);
    expect(await listResponses(one.patientId)).toEqual([]);
  });

  it('PTL-34 with questions left out, unknown ones or answers that the question does not take are refused', async () => {
    const { patientId, device, schedule } = await ask('phq-2');
    const fieldsOf = async (item: object[]) => (await send(device, schedule.id, item)).problem.fields;
    expect(await fieldsOf([phq2[0]!])).toEqual({ item: 'Answers to these questions are missing: phq-2.2' });
    expect(await fieldsOf([...phq2, choose('phq-9.9', 'not-at-all')])).toEqual({
      'item.2': 'This survey has no such question.',
    });
    expect(await fieldsOf([phq2[0]!, choose('phq-2.2', 'always')])).toEqual({
      'item.1': 'This is not an answer to the question.',
    });
    expect(await fieldsOf([phq2[0]!, { linkId: 'phq-2.2', answer: [{ valueInteger: 3 }] }])).toEqual({
      'item.1': 'This is not an answer to the question.',
    });
    expect((await send(device, schedule.id, phq2, { patientId })).status).toBe(422);
    expect(await listResponses(patientId)).toEqual([]);
  });

  it('PTL-38 thoughts of self-harm put the patient first on the worklist at once, also a snoozed one', async () => {
    const { patientId, device, schedule, day } = await ask('phq-9', 1);
    const readReason = async (caller = admin) => {
      const { items } = (await caller.call(listWorklist, { query: { limit: 100 } })).body;
      const [first] = items;
      return [first?.patient.id, first?.reasons[0]?.explanation.text];
    };
    expect((await send(device, schedule.id, phq9('several-days'))).status).toBe(201);
    const [id, text] = await readReason();
    expect(id).toBe(patientId);
    expect(text).toMatch(/^Reported thoughts of death or self-harm: “Several days” \(Patient Health Questionnaire/);
    const until = addDaysTo(day, 2);
    await admin.call(snoozeAttention, { params: { id: patientId }, body: { until } });
    expect((await readReason())[0]).not.toBe(patientId);
    world.offsetMs = 86_400_000;
    expect((await send(device, schedule.id, phq9('several-days'))).status).toBe(201);
    const tomorrow = await readReason(await world.as(world.seed.A.practitioners.admin));
    world.offsetMs = 0;
    expect(tomorrow[0]).toBe(patientId);
    const { scores } = await readRecord(patientId);
    expect(scores).toMatchObject([{ instrument: 'PHQ-9', scores: [{ value: 1 }, { value: 1 }] }]);
  });

  it('SVC-09 thoughts of self-harm are not shown in the patient list to an API client, which the worklist is closed to', async () => {
    const { patientId, device, schedule } = await ask('phq-9', 1);
    expect((await send(device, schedule.id, phq9('several-days'))).status).toBe(201);
    const findAttention = async (who: Caller) => {
      const { items } = (await who.call(listPatients, { query: { limit: 100 } })).body;
      return items.find(({ id }) => id === patientId)!.attention;
    };
    expect(await findAttention(admin)).toMatchObject({ explanation: { code: 'worklist.selfHarm' } });
    const client = await connectClient(world, admin, { scopes: ['patients:read'] });
    expect(await findAttention(client)).toBeNull();
  });

  it('PTL-39 are each scored by the published rule of their instrument', async () => {
    const { patientId, device, day } = await ask('nprs');
    for (const survey of ['gad-7', 'psfs', 'steadi-key-questions', 'steadi-stay-independent'] as const)
      await assign(patientId, { survey, everyDays: null, from: day });
    const number = (linkId: string, valueInteger: number) => ({ linkId, answer: [{ valueInteger }] });
    const yes = (linkId: string, valueBoolean = true) => ({ linkId, answer: [{ valueBoolean }] });
    const write = (linkId: string, valueString: string) => ({ linkId, answer: [{ valueString }] });
    const count = <One>(length: number, one: (at: number) => One) => Array.from({ length }, (_, at) => one(at + 1));
    const answers: Partial<Record<BuiltInSurvey, object[]>> = {
      nprs: [number('nprs.1', 4), number('nprs.2', 2), number('nprs.3', 7)],
      'gad-7': count(7, (at) => choose(`gad-7.${at}`, 'several-days')),
      psfs: [
        write('psfs.1', 'Climb stairs'),
        number('psfs.1.rating', 3),
        write('psfs.2', 'Kneel'),
        number('psfs.2.rating', 6),
      ],
      'steadi-key-questions': [yes('steadi.1'), yes('steadi.2', false), yes('steadi.3')],
      'steadi-stay-independent': count(12, (at) => yes(`stay-independent.${at}`, at < 4)),
    };
    for (const { id, survey } of await readSchedules(patientId))
      expect([survey, (await send(device, id, answers[survey]!)).status]).toEqual([survey, 201]);
    const { scores } = await readRecord(patientId);
    // (4 + 2 + 7) / 3; 7 x 1; (3 + 6) / 2; two of three; 2 + 2 + 1
    expect(Object.fromEntries(scores.map(({ instrument, scores: [one] }) => [instrument, one!.value]))).toEqual({
      NPRS: 4.3,
      'GAD-7': 7,
      PSFS: 4.5,
      'STEADI Key Questions': 2,
      'STEADI Stay Independent': 5,
    });
  });

  it('PTL-40 are FHIR Questionnaires with points and translations, and their answers are coded', async () => {
    const { patientId, device, schedule } = await ask('phq-2');
    await send(device, schedule.id, phq2);
    const get = async (path: string) => (await admin.send('GET', `/fhir/R4/${path}`)).body as Found;
    const base = 'http://localhost/fhir/R4';
    const bundle = await get('Questionnaire?_count=100');
    const ids = bundle.entry!.map(({ resource }) => resource.id);
    expect(builtInSurveys.every((survey) => ids.includes(`builtin.${survey}`))).toBe(true);
    expect((await get(`Questionnaire?url=${base}/Questionnaire/builtin.gad-7`)).entry).toHaveLength(1);
    expect(await get('Questionnaire/builtin.phq-2')).toMatchObject({
      resourceType: 'Questionnaire',
      id: 'builtin.phq-2',
      url: `${base}/Questionnaire/builtin.phq-2`,
      title: 'Patient Health Questionnaire (PHQ-2)',
      item: [{ item: [{ answerOption: [{}, { valueCoding: { extension: [{ valueDecimal: 1 }] } }, {}, {}] }, {}] }],
    });
    const { entry } = await get(`QuestionnaireResponse?patient=${patientId}`);
    expect(entry![0]!.resource).toMatchObject({
      questionnaire: `${base}/Questionnaire/builtin.phq-2`,
      item: [
        { linkId: 'phq-2.1', answer: [{ valueCoding: { code: 'several-days', display: 'Several days' } }] },
        { linkId: 'phq-2.2', answer: [{ valueCoding: { code: 'nearly-every-day' } }] },
      ],
    });
    const body = {
      resourceType: 'QuestionnaireResponse',
      questionnaire: `${base}/Questionnaire/builtin.nprs`,
      status: 'completed',
      subject: { reference: `Patient/${patientId}` },
      authored: world.deps.now().toISOString(),
      item: [1, 2, 3].map((at) => ({ linkId: `nprs.${at}`, answer: [{ valueInteger: 5 }] })),
    };
    const created = await admin.send('POST', '/fhir/R4/QuestionnaireResponse', {
      headers: { 'content-type': 'application/fhir+json' },
      body,
    });
    expect(created.status).toBe(201);
    expect((created.body as Found['entry'])!).toMatchObject({ item: [{ answer: [{ valueInteger: 5 }] }, {}, {}] });
  });

  it('PTL-41 are due by a care path when the phase begins, and again after they were answered', async () => {
    const { patientId, device } = await connect();
    const paths = carePathFixture(admin);
    const phase = (phaseNumber: number) => pathPhase({ phaseNumber, title: `Phase ${phaseNumber}`, survey: 'phq-2' });
    const path = await paths.published('Mood', [phase(1), phase(2)]);
    const assigned = await admin.call(assignPath, { params: { patientId }, body: { pathId: path } });
    expect(assigned.status).toBe(201);
    const [first] = await readSchedules(patientId);
    expect(first).toMatchObject({ survey: 'phq-2', everyDays: null, isDue: true, assignedBy: null });
    await send(device, first!.id, phq2);
    const advance = async () =>
      admin.call(advancePath, { params: { patientId }, headers: { 'if-match': String(assigned.body.version) } });
    expect((await advance()).status).toBe(200);
    const schedules = await readSchedules(patientId);
    expect(schedules).toHaveLength(1);
    expect(schedules[0]).toMatchObject({ isDue: true, lastAnswered: null });
    expect(schedules[0]!.id).not.toBe(first!.id);
  });
});
