import type { TranslationOf } from '../platform/message.ts';
import type { savedFilterFieldMessage, savedFilterMessage } from './messages.ts';

export const savedFilterFieldMessages: TranslationOf<typeof savedFilterFieldMessage> = {
  'savedFilters.invalid': 'El filtro no es válido',
  'savedFilters.tooMany': 'Demasiados filtros',
};

export const savedFilterMessages: TranslationOf<typeof savedFilterMessage> = {
  'savedFilters.nameTaken': 'Ya tiene un filtro con este nombre.',
  'savedFilters.full': 'Ya tiene %{n} filtros guardados para esta lista. Elimine uno primero.',
  'savedFilters.notFound': 'No se encontró el filtro.',
};
