import * as z from 'zod/mini';
import { Id } from '../platform/fields.ts';
import { TEST_EVENT, type SentEventType } from './event-types.ts';

/** What an event is about. No health data: the receiver reads it by `href`, with its API client. */
const EventData = z.object({
  organizationId: Id,
  /** What was added, assigned, received, answered or discharged. */
  resourceId: Id,
  /** Null where the event is about no patient of the portal. */
  patientId: z.nullable(Id),
  /** The call that reads it, on the server that sent the event. */
  href: z.string(),
});

const fields = {
  /** The same in each attempt, and in the header `webhook-id`. */
  id: z.uuid(),
  /** When it happened. */
  timestamp: z.iso.datetime(),
  /** Grows with each event of the organization; events that an endpoint does not get leave gaps. */
  sequence: z.int().check(z.positive()),
  data: EventData,
};

const createEvent = <Type extends SentEventType>(type: Type) => z.object({ ...fields, type: z.literal(type) });

/** The body of what is sent, by event type. */
export const PatientAddedEvent = createEvent('patient.added');
export const ProgramAssignedEvent = createEvent('program.assigned');
export const SessionReceivedEvent = createEvent('session.received');
export const SurveyAnsweredEvent = createEvent('survey.answered');
export const RtmCycleReadyEvent = createEvent('rtm.cycle.ready');
export const PatientDischargedEvent = createEvent('patient.discharged');
export const WebhookTestEvent = createEvent(TEST_EVENT);

export interface WebhookEvent extends Omit<z.output<typeof PatientAddedEvent>, 'type'> {
  type: SentEventType;
}

/** Each with what it is about, for the documentation. */
export const webhookPayloads = {
  'patient.added': { name: 'PatientAddedEvent', schema: PatientAddedEvent, summary: 'A patient was added' },
  'program.assigned': {
    name: 'ProgramAssignedEvent',
    schema: ProgramAssignedEvent,
    summary: 'A program was assigned to a patient',
  },
  'session.received': {
    name: 'SessionReceivedEvent',
    schema: SessionReceivedEvent,
    summary: 'A session of a patient or a participant was received',
  },
  'survey.answered': {
    name: 'SurveyAnsweredEvent',
    schema: SurveyAnsweredEvent,
    summary: 'A patient answered a survey',
  },
  'rtm.cycle.ready': {
    name: 'RtmCycleReadyEvent',
    schema: RtmCycleReadyEvent,
    summary: 'An RTM billing cycle became ready to bill',
  },
  'patient.discharged': {
    name: 'PatientDischargedEvent',
    schema: PatientDischargedEvent,
    summary: 'A patient was discharged',
  },
  [TEST_EVENT]: { name: 'WebhookTestEvent', schema: WebhookTestEvent, summary: 'An admin sent a test event' },
} as const satisfies Record<SentEventType, { name: string; schema: z.ZodMiniType; summary: string }>;
