import type { Context } from 'hono';
import { FHIR_BASE } from '../../contract/api-clients/token.ts';
import {
  createFhirPatient,
  createFhirResponse,
  defineResourceCalls,
  readMetadata,
  updateFhirPatient,
} from '../../contract/fhir/calls.ts';
import { fhirMessage } from '../../contract/fhir/messages.ts';
import { serviceMessage } from '../../contract/platform/messages.ts';
import type { ClinicActor } from '../../domain/identity/actor.ts';
import type { Configuration } from '../platform/configuration.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { HttpError } from '../platform/http/http-error.ts';
import { canBeStored } from '../platform/http/read-request.ts';
import { getOwnOrigin } from '../platform/http/origin.ts';
import type { Routes } from '../routes.ts';
import { describeCapabilities } from './capability-statement.ts';
import { requireResource } from './read-page.ts';
import type { FhirReader, ResourceType } from './resource-type.ts';
import { resourceTypes } from './resource-types.ts';
import { searchResources } from './search.ts';
import { patientType } from './types/patient.ts';
import { questionnaireResponseType } from './types/questionnaire-response.ts';
import { createPatient, updatePatient } from './write-patient.ts';
import { createResponse } from './write-response.ts';

const getBase = (c: Context, configuration: Pick<Configuration, 'publicUrl'>): string =>
  `${getOwnOrigin(c, configuration)}${FHIR_BASE}`;

interface Request {
  c: Context;
  tx: Tx;
  scope: Scope;
  actor: ClinicActor;
  now: Date;
}

const jsonFormats = ['json', 'application/json', 'application/fhir+json'];

/** Only JSON is answered. A plus sign in an address is read as a blank. */
function requireJson(c: Context): void {
  const format = c.req.query('_format')?.replace(' ', '+').split(';')[0];
  if (format !== undefined && !jsonFormats.includes(format)) throw new HttpError(406, fhirMessage('fhir.jsonOnly'));
}

function listEntries(c: Context, form: Uint8Array): [string, string][] {
  const entries = [...new URL(c.req.url).searchParams];
  if (form.byteLength > 0) {
    if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? ''))
      throw new HttpError(415, fhirMessage('fhir.formExpected'));
    entries.push(...new URLSearchParams(new TextDecoder().decode(form)));
  }
  if (!entries.flat().every(canBeStored)) throw new HttpError(400, serviceMessage('request.addressCharacter'));
  return entries;
}

function requireNoConditions(c: Context): void {
  if (c.req.header('if-none-exist') !== undefined) throw new HttpError(400, fhirMessage('fhir.noConditions'));
}

const read = async (type: ResourceType, reader: FhirReader, id: string) =>
  (await requireResource(type, reader, id)) as Resource;

export const fhirRoutes: Routes = (router, { configuration }) => {
  const { secret, secrets } = configuration;

  const toReader = ({ c, tx, scope, actor, now }: Request): FhirReader => ({
    tx,
    scope,
    actor,
    now,
    links: { base: getBase(c, configuration), organizationId: actor.organizationId },
  });

  async function search(type: ResourceType, request: Request & { bytes: Uint8Array; auditDetails: Audited }) {
    const { c, actor, bytes, auditDetails } = request;
    requireJson(c);
    const bundle = await searchResources(type, toReader(request), {
      entries: listEntries(c, bytes),
      isStrict: /\bhandling=strict\b/.test(c.req.header('prefer') ?? ''),
      key: { secret, secrets, organizationId: actor.organizationId, type: type.type },
      findType: (name) => resourceTypes.get(name),
    });
    auditDetails.entityIds = (bundle.entry ?? []).map(({ resource, search: found }) =>
      found?.mode === 'include' ? `${resource!.resourceType}/${resource!.id}` : resource!.id!,
    );
    return bundle as unknown as Resource;
  }

  router.public(readMetadata, async function handleMetadata({ c }) {
    requireJson(c);
    return describeCapabilities(resourceTypes.values(), getBase(c, configuration)) as unknown as Resource;
  });

  for (const type of resourceTypes.values()) {
    const calls = defineResourceCalls(type);
    router.authenticated(calls.search, async function handleSearch(request) {
      return search(type, request);
    });
    router.authenticated(calls.searchByForm, async function handleSearchByForm(request) {
      return search(type, request);
    });
    router.authenticated(calls.read, async function handleRead(request) {
      requireJson(request.c);
      return read(type, toReader(request), request.params.id);
    });
  }

  router.authenticated(createFhirPatient, async function handleCreate(request) {
    requireNoConditions(request.c);
    const reader = toReader(request);
    return read(patientType, reader, await createPatient(reader, request.body));
  });

  router.authenticated(updateFhirPatient, async function handleUpdate(request) {
    const { params, version, body } = request;
    const reader = toReader(request);
    await updatePatient(reader, params.id, version, body);
    return read(patientType, reader, params.id);
  });

  router.authenticated(createFhirResponse, async function handleCreateResponse(request) {
    requireNoConditions(request.c);
    const reader = toReader(request);
    return read(questionnaireResponseType, reader, await createResponse(reader, request.body, request.requestId));
  });
};

/** As the contract has a resource. */
type Resource = { resourceType: string; [element: string]: unknown };
type Audited = { entityIds?: readonly (string | number)[] };
