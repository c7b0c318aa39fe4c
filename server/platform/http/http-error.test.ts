import { expect, it } from 'vitest';
import { spanishMessages } from '../../../contract/messages.es.ts';
import type { Message } from '../../../contract/platform/message.ts';
import { createSpanishFormat } from '../../../contract/platform/spanish-format.ts';
import { programMessage } from '../../../contract/programs/messages.ts';
import { savedFilterMessage } from '../../../contract/saved-filters/messages.ts';
import { scanModuleMessage } from '../../../contract/scan-modules/messages.ts';
import { conflict, type HttpError, notFound, patientNotFound, validationError } from './http-error.ts';

const format = createSpanishFormat(spanishMessages, (term) => term);
const toMessage = ({ message, extra: { code, values } }: HttpError): Message => ({
  code: code!,
  text: message,
  ...(values && { values }),
});

it.each([
  [notFound(programMessage('programs.templateNotFound')), 'Template not found.', 'No se encontró la plantilla.'],
  [patientNotFound(), 'Patient is hidden.', 'El paciente está oculto.'],
  [
    conflict(savedFilterMessage('savedFilters.full', { n: 20 })),
    'You already have 20 saved filters for this list. Delete one first.',
    'Ya tiene 20 filtros guardados para esta lista. Elimine uno primero.',
  ],
  [
    validationError('scanModules', scanModuleMessage('scanModules.unknownAssessment', { id: 'AST-9999' })),
    'Assessment AST-9999 does not exist.',
    'No existe la evaluación AST-9999.',
  ],
])('OPEN-058 sends %s with what its Spanish needs', (error, english, spanish) => {
  expect(error.message).toBe(english);
  expect(format(toMessage(error))).toBe(spanish);
});

it('sends the code of the message of a field as well', () => {
  const { extra } = validationError('scanModules', scanModuleMessage('scanModules.unknownAssessment', { id: 'AST-1' }));
  expect(extra.fields).toEqual({ scanModules: 'Assessment AST-1 does not exist.' });
  expect(extra.fieldCodes).toEqual({ scanModules: { code: 'scanModules.unknownAssessment', values: { id: 'AST-1' } } });
});
