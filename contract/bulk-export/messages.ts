import { defineMessages } from '../platform/message.ts';

/** Why a bulk export is not begun, and what is not there. */
export const bulkExportMessage = /* @__PURE__ */ defineMessages({
  'bulkExport.preferAsync': 'Exports run asynchronously: send the header Prefer: respond-async.',
  'bulkExport.outputFormat': 'The only output format is application/fhir+ndjson.',
  'bulkExport.since': '_since must be an instant, such as 2026-11-20T00:00:00Z.',
  'bulkExport.unknownType': 'Resources of type %{type} are not exported.',
  'bulkExport.unknownParameter': 'The parameter %{name} is not supported.',
  'bulkExport.typeNotAllowed': 'The token has no scope to read and search %{type}.',
  'bulkExport.nothingAllowed': 'The token has no scope to read and search any resource.',
  'bulkExport.clientsOnly': 'Only API clients can export.',
  'bulkExport.parameters': 'The body must be a Parameters resource.',
  'bulkExport.running': 'An export of this client is still running. Wait for it or cancel it.',
  'bulkExport.groupNotFound': 'Group not found.',
  'bulkExport.notFound': 'Export not found.',
  'bulkExport.fileNotFound': 'File not found.',
  'bulkExport.failed': 'The export failed. Start another one.',
});
