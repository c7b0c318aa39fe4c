import type { TranslationOf } from '../platform/message.ts';
import type { bulkExportMessage } from './messages.ts';

export const bulkExportMessages: TranslationOf<typeof bulkExportMessage> = {
  'bulkExport.preferAsync': 'Las exportaciones son asíncronas: envíe el encabezado Prefer: respond-async.',
  'bulkExport.outputFormat': 'El único formato de salida es application/fhir+ndjson.',
  'bulkExport.since': '_since debe ser un instante, como 2026-11-20T00:00:00Z.',
  'bulkExport.unknownType': 'No se exportan recursos del tipo %{type}.',
  'bulkExport.unknownParameter': 'No se admite el parámetro %{name}.',
  'bulkExport.typeNotAllowed': 'El token no tiene alcance para leer y buscar %{type}.',
  'bulkExport.nothingAllowed': 'El token no tiene alcance para leer y buscar ningún recurso.',
  'bulkExport.clientsOnly': 'Solo los clientes de API pueden exportar.',
  'bulkExport.parameters': 'El cuerpo debe ser un recurso Parameters.',
  'bulkExport.running': 'Una exportación de este cliente sigue en curso. Espere a que termine o cancélela.',
  'bulkExport.groupNotFound': 'No se encontró el grupo.',
  'bulkExport.notFound': 'No se encontró la exportación.',
  'bulkExport.fileNotFound': 'No se encontró el archivo.',
  'bulkExport.failed': 'La exportación falló. Inicie otra.',
};
