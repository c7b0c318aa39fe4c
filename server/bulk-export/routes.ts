import { Readable } from 'node:stream';
import type { Context } from 'hono';
import {
  cancelExport,
  exportGroup,
  exportGroupByBody,
  exportPatients,
  exportPatientsByBody,
  readExport,
  readExportFile,
} from '../../contract/bulk-export/calls.ts';
import { EXPORT_POLL_SECONDS } from '../../contract/bulk-export/limits.ts';
import { bulkExportMessage } from '../../contract/bulk-export/messages.ts';
import { readExportRequest } from '../../domain/bulk-export/export-request.ts';
import type { ApiClient, ClinicActor } from '../../domain/identity/actor.ts';
import { resourceTypes } from '../fhir/resource-types.ts';
import type { AuditEntry } from '../platform/audit/audit.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Scope } from '../platform/db/tenant-context.ts';
import { HttpError, notFound } from '../platform/http/http-error.ts';
import { getOwnOrigin } from '../platform/http/origin.ts';
import type { Routes } from '../routes.ts';
import { beginExport, cancelOwnExport, listFiles, requireExport, requireFile, type ExportCaller } from './exports.ts';
import { findGroupLocation } from './find-group.ts';
import { readParameters } from './read-parameters.ts';

interface Request {
  c: Context;
  tx: Tx;
  scope: Scope;
  actor: ClinicActor;
  now: Date;
  bytes: Uint8Array;
  auditDetails: Pick<AuditEntry, 'entityIds'>;
}

/** Exports are of systems: a person reads records one by one. */
function requireClient({ tx, actor, now }: Pick<Request, 'tx' | 'actor' | 'now'>): ExportCaller {
  if (actor.kind !== 'client') throw new HttpError(403, bulkExportMessage('bulkExport.clientsOnly'));
  return { tx, actor: actor satisfies ApiClient, now };
}

export const bulkExportRoutes: Routes = (router, { configuration, storage }) => {
  const toAddress = (c: Context, path: string) => `${getOwnOrigin(c, configuration)}${path}`;

  async function begin(request: Request, group?: string): Promise<Response> {
    const { c, scope, bytes, auditDetails } = request;
    const caller = requireClient(request);
    const locationId = group === undefined ? null : await findGroupLocation({ ...caller, scope }, group);
    const wanted = readExportRequest({
      prefer: c.req.header('prefer') ?? '',
      parameters: readParameters(c, bytes),
      scopes: caller.actor.scopes,
      exported: [...resourceTypes.keys()],
    });
    if ('status' in wanted) throw new HttpError(wanted.status, wanted.message);
    const { pathname, search } = new URL(c.req.url);
    const id = await beginExport(caller, wanted, { request: toAddress(c, `${pathname}${search}`), locationId });
    auditDetails.entityIds = [id, ...(group === undefined ? [] : [group])];
    c.header('Content-Location', toAddress(c, readExport.path.replace(':id', String(id))));
    return c.body(null, 202);
  }

  router.authenticated(exportPatients, async (request) => begin(request));
  router.authenticated(exportPatientsByBody, async (request) => begin(request));
  router.authenticated(exportGroup, async (request) => begin(request, request.params.id));
  router.authenticated(exportGroupByBody, async (request) => begin(request, request.params.id));

  router.authenticated(readExport, async function handleReadExport(request) {
    const { c, params } = request;
    const caller = requireClient(request);
    const wanted = await requireExport(caller, params.id);
    if (!wanted.finishedAt) {
      c.header('Retry-After', String(EXPORT_POLL_SECONDS));
      c.header('X-Progress', `${wanted.typesDone} of ${wanted.types.length} types, ${wanted.resources} resources`);
      return c.body(null, 202);
    }
    if (!wanted.expiresAt) throw new HttpError(500, bulkExportMessage('bulkExport.failed'));
    const files = await listFiles(caller, wanted.id);
    c.header('Expires', wanted.expiresAt.toUTCString());
    return c.json({
      transactionTime: wanted.createdAt.toISOString(),
      request: wanted.request,
      requiresAccessToken: true,
      output: files.map(({ id, type, resources }) => ({
        type,
        url: toAddress(c, readExportFile.path.replace(':id', String(wanted.id)).replace(':fileId', String(id))),
        count: resources,
      })),
      deleted: [],
      error: [],
    });
  });

  router.authenticated(cancelExport, async function handleCancelExport(request) {
    await cancelOwnExport(requireClient(request), request.params.id);
    return request.c.body(null, 202);
  });

  router.authenticated(readExportFile, async function handleReadExportFile(request) {
    const { c, params } = request;
    const { fileKey } = await requireFile(requireClient(request), params.id, params.fileId);
    return async () => {
      const file = await storage.get(fileKey);
      if (!file) throw notFound(bulkExportMessage('bulkExport.fileNotFound'));
      c.header('Content-Type', 'application/fhir+ndjson');
      c.header('Content-Length', String(file.bytes));
      return c.body(Readable.toWeb(file.stream()) as ReadableStream);
    };
  });
};
