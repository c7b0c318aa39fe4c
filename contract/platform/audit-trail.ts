import { formMessage } from './form-messages.ts';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { DateTime } from './dates.ts';
import { PAGE_SIZE } from './limits.ts';

/** Whose changes can be read: `organization:3`, `location:12`, `client-version:2.18.0`. */
export const auditTrailSubjects = ['organization', 'location', 'client-version'] as const;
export type AuditTrailSubject = `${(typeof auditTrailSubjects)[number]}:${string | number}`;

const Value = z.union([z.string(), z.number(), z.boolean(), z.literal(null), z.array(z.string())]);

/** One change that somebody made. Values are of the vendor's own records, never of a patient. */
export const AuditTrailEntry = z.object({
  id: z.number(),
  at: DateTime,
  /** Null for work that the system did by itself. */
  who: z.nullable(z.object({ userId: z.string(), name: z.string() })),
  /** Id of the call or work that made it, such as `updateKeyword`. */
  action: z.string(),
  /** Field → [before, after]; null where nothing but the action is known. */
  changes: z.nullable(z.record(z.string(), z.array(Value).check(z.minLength(2), z.maxLength(2)))),
});
export type AuditTrailEntry = z.output<typeof AuditTrailEntry>;

export const listActivityTrail = defineCall({
  id: 'listActivityTrail',
  summary: 'Lists who changed what on an organization, a location or a client version, newest first',
  method: 'GET',
  path: '/v2/admin/activity',
  access: { action: 'vendor.read' },
  query: z.strictObject({
    subject: z
      .string({ error: formMessage.text('fields.subjectRequired') })
      .check(
        z.regex(
          new RegExp(`^(${auditTrailSubjects.join('|')}):[\\w.-]{1,64}$`),
          formMessage.text('fields.invalidSubject'),
        ),
      ),
  }),
  response: AuditTrailEntry,
  list: { sort: ['id'], defaultSort: { key: 'id', dir: 'DESC' }, limit: PAGE_SIZE },
});
