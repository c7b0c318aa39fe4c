import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { Id, requiredLine } from '../platform/fields.ts';
import { MAX_PAGE_SIZE } from '../platform/limits.ts';
import { formMessage } from '../platform/form-messages.ts';
import { fieldMessage } from '../platform/messages.ts';
import { EHR_SECRET_MAX, EHR_URL_MAX } from './limits.ts';
import { ehrFieldMessage } from './messages.ts';

const ISSUER_REQUIRED = ehrFieldMessage.text('ehrLaunch.issuerRequired');
const SECRET_REQUIRED = ehrFieldMessage.text('ehrLaunch.secretRequired');

const trimSlash = (address: string) => address.replace(/\/+$/, '');

const Secret = z
  .string({ error: SECRET_REQUIRED })
  .check(
    z.trim(),
    z.minLength(1, SECRET_REQUIRED),
    z.maxLength(EHR_SECRET_MAX, fieldMessage.text('fields.characterLimit', { n: EHR_SECRET_MAX })),
  );

/** A connection to an EHR whose users open patients here. */
export const NewEhrConnection = z.strictObject({
  name: requiredLine(formMessage.text('fields.nameRequired')),
  /** The base of its FHIR server: what it calls itself in a launch (`iss`). */
  issuer: z.string({ error: ISSUER_REQUIRED }).check(
    z.trim(),
    z.overwrite(trimSlash),
    z.minLength(1, ISSUER_REQUIRED),
    z.maxLength(EHR_URL_MAX, fieldMessage.text('fields.characterLimit', { n: EHR_URL_MAX })),
    z.refine((address: string) => URL.canParse(address), ehrFieldMessage.text('ehrLaunch.issuerInvalid')),
  ),
  /** What the portal is registered as there. */
  clientId: requiredLine(ehrFieldMessage.text('ehrLaunch.clientIdRequired'), 200),
  /** Null where it is registered as a public client. */
  clientSecret: z.nullable(Secret),
});
export type NewEhrConnection = z.output<typeof NewEhrConnection>;

export const EhrConnection = z.object({
  id: Id,
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  /** The secret itself is never shown. */
  hasSecret: z.boolean(),
  createdAt: z.string(),
  createdBy: z.nullable(z.object({ firstName: z.string(), lastName: z.string() })),
  /** When it last led to a patient. */
  lastUsedAt: z.nullable(z.string()),
});
export type EhrConnection = z.output<typeof EhrConnection>;

const One = z.object({ id: Id });
const path = '/v2/ehr-connections';
const manage = { action: 'organization.manage' } as const;

export const listEhrConnections = defineCall({
  id: 'listEhrConnections',
  summary: 'Lists the EHRs that open patients in the portal',
  method: 'GET',
  path,
  access: manage,
  response: EhrConnection,
  list: { sort: ['name', 'createdAt'], defaultSort: { key: 'name', dir: 'ASC' }, limit: MAX_PAGE_SIZE },
});

export const addEhrConnection = defineCall({
  id: 'addEhrConnection',
  summary: 'Connects an EHR; its client secret is kept encrypted and never shown',
  method: 'POST',
  path,
  access: manage,
  confirmed: true,
  body: NewEhrConnection,
  response: EhrConnection,
  status: 201,
});

export const replaceEhrSecret = defineCall({
  id: 'replaceEhrSecret',
  summary: 'Replaces the client secret of an EHR connection',
  method: 'POST',
  path: `${path}/:id/secret`,
  access: manage,
  confirmed: true,
  params: One,
  body: z.strictObject({ clientSecret: Secret }),
  response: EhrConnection,
});

export const removeEhrConnection = defineCall({
  id: 'removeEhrConnection',
  summary: 'Removes an EHR connection, with which patients are whose in that EHR',
  method: 'DELETE',
  path: `${path}/:id`,
  access: manage,
  confirmed: true,
  params: One,
});
