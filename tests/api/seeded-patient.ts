import type { Block } from '../../contract/programs/shapes.ts';
import { createUntranslatedMessage } from '../../contract/platform/message.ts';
import type { Tx } from '../../server/platform/db/database.ts';
import * as schema from '../../server/platform/db/schema.ts';

/** Marker strings: what belongs to an organization and location carries them, so that a leak can be grepped for. */
export const canary = (organization: string, location: string) => `CANARY${organization}${location}`;

const MOMENT = new Date('2026-11-10T16:00:00Z');

/** The one row that a statement returns. */
export const first = async <Row>(rows: Promise<Row[]>): Promise<Row> => (await rows)[0]!;

/** A patient at a location with one record of every kind that belongs to a patient; returns their ids. */
export async function patientAt(
  tx: Tx,
  name: string,
  organizationId: number,
  locationId: number,
  place: string,
  practitionerId: number,
) {
  const marker = canary(name, place);
  const own = { organizationId };
  const { id: patientId } = await first(
    tx
      .insert(schema.patients)
      .values({
        ...own,
        locationId,
        primaryPractitionerId: practitionerId,
        firstName: 'Pat',
        lastName: marker,
        email: `pat.${name}${place}@patient.test`.toLowerCase(),
        phoneNumber: '+15555550100',
        dob: '1970-01-01',
        products: ['HEALTH', 'GAIT', 'PRO'],
        injuredSideOfBody: 'Left',
        injuredBodyPart: 'Knee',
        gaitUid: `G-${name}${place}`,
        hasAccount: true,
        programName: `Program ${marker}`,
        lastSessionAt: MOMENT,
        lastActivityAt: MOMENT,
        searchText: `pat ${marker} pat.${name}${place}@patient.test`.toLowerCase(),
        sortName: `${marker} pat`.toLowerCase(),
      })
      .returning({ id: schema.patients.id }),
  );
  const of = { ...own, patientId };
  const { id: plan } = await first(
    tx
      .insert(schema.plansOfCare)
      .values({ ...of, start: '2026-11-01', setupDate: '2026-11-01', setupBy: 'ENTRY' })
      .returning({ id: schema.plansOfCare.id }),
  );
  const block: Block = {
    uuid: crypto.randomUUID(),
    exerciseId: 'EK-0001',
    numSets: 1,
    setGoal: { goalType: 'REPS', reps: 10, time: null },
    sideOfBody: null,
  };
  const { id: program } = await first(
    tx
      .insert(schema.programs)
      .values({
        ...of,
        name: `Program ${marker}`,
        notes: marker,
        dailyFrequency: 3,
        weeklyFrequency: 5,
        blocks: [block],
      })
      .returning({ id: schema.programs.id }),
  );
  const { id: note } = await first(
    tx
      .insert(schema.careNotes)
      .values({
        ...of,
        authorId: practitionerId,
        date: '2026-11-05',
        minutes: 20,
        notes: `Note ${marker}`,
        interactionType: null,
      })
      .returning({ id: schema.careNotes.id }),
  );
  const { id: cycle } = await first(
    tx
      .insert(schema.rtmCycles)
      .values({
        ...of,
        code: '98977',
        clock: 'ROLLING_30',
        startDate: '2026-11-02',
        endDate: '2026-12-01',
        status: 'READY_TO_BILL',
        numActiveDays: 16,
        numRequiredDays: 16,
        units: 1,
        explanation: createUntranslatedMessage('98977 is billable.'),
      })
      .returning({ id: schema.rtmCycles.id }),
  );
  const { id: healthSession } = await first(
    tx
      .insert(schema.healthSessions)
      .values({
        ...of,
        sessionUuid: crypto.randomUUID(),
        type: 'HEPSession',
        hepId: program,
        hepName: `Program ${marker}`,
        selfReported: 'none',
        performedAt: MOMENT,
        day: '2026-11-10',
        sets: [],
      })
      .returning({ id: schema.healthSessions.id }),
  );
  const { id: gaitSession, uuid: gaitSessionUuid } = await first(
    tx
      .insert(schema.gaitSessions)
      .values({
        ...of,
        locationId,
        day: '2026-11-10',
        practitionerId,
        sessionUuid: crypto.randomUUID(),
        sessionSchema: 'GAIT-SA-2',
        capturedAt: MOMENT,
        meta: { capturedDate: MOMENT.toISOString(), comment: marker, assistanceOption: 'NONE', unitsSelected: 'm/s' },
        data: [{ name: 'speed', measures: [{ name: 'avgSpeed', displayName: 'Avg Speed', value: 1.1, unit: 'm/s' }] }],
      })
      .returning({ id: schema.gaitSessions.id, uuid: schema.gaitSessions.sessionUuid }),
  );
  const { id: participantId } = await first(
    tx
      .insert(schema.participants)
      .values({ ...own, uid: `U-${marker}` })
      .returning({ id: schema.participants.id }),
  );
  const { id: scanSession, uuid: scanSessionUuid } = await first(
    tx
      .insert(schema.scanSessions)
      .values({
        ...own,
        sessionUuid: crypto.randomUUID(),
        locationId,
        practitionerId,
        participantId,
        assessmentId: 'AST-0009',
        results: [{ id: 'r1', name: `Time ${marker}`, value: 10, units: 's' }],
        meta: {},
        createdAt: MOMENT,
      })
      .returning({ id: schema.scanSessions.id, uuid: schema.scanSessions.sessionUuid }),
  );
  for (const session of [{ scanSessionId: scanSession }, { gaitSessionId: gaitSession }]) {
    await tx.insert(schema.artifacts).values({
      ...own,
      ...session,
      type: 'pose-log',
      storageKey: `${organizationId}/pose-log/${marker}-${crypto.randomUUID()}.json`,
      contentType: 'application/json',
      bytes: 2,
    });
  }
  const { id: surveyResponse } = await first(
    tx
      .insert(schema.proResponses)
      .values({
        ...of,
        formId: 'nprs',
        formTitle: 'Pain',
        responseToken: crypto.randomUUID(),
        submittedAt: MOMENT,
        day: '2026-11-10',
        answers: [],
      })
      .returning({ id: schema.proResponses.id }),
  );
  await tx.insert(schema.worklistItems).values({
    ...of,
    kinds: ['NO_SESSION'],
    reasons: [{ kind: 'NO_SESSION', urgency: 41, explanation: `No session ${marker}.` }],
    urgency: 41,
    asOf: '2026-11-20',
  });
  const participant = participantId;
  const scanned = { participant, scanSession, scanSessionUuid };
  const filled = { plan, surveyResponse };
  return { patientId, program, note, cycle, healthSession, gaitSession, gaitSessionUuid, ...filled, ...scanned };
}
