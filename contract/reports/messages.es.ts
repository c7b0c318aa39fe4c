import type { TranslationOf } from '../platform/message.ts';
import type { reportMessage, reportRangeMessage } from './messages.ts';

export const reportRangeMessages: TranslationOf<typeof reportRangeMessage> = {
  'reports.startRequired': 'La fecha de inicio es obligatoria',
  'reports.futureStart': 'La fecha de inicio no puede estar en el futuro',
  'reports.endRequired': 'La fecha final es obligatoria',
  'reports.futureEnd': 'La fecha final no puede estar en el futuro',
  'reports.endBeforeStart': 'La fecha final no puede ser anterior a la de inicio',
  'reports.rangeTooLong': 'Un informe puede abarcar dos años como máximo',
};

export const reportMessages: TranslationOf<typeof reportMessage> = {
  'reports.healthOnly': 'Los informes solo están disponibles para pacientes de Health.',
  'reports.stillPrinting': 'Sus otros informes aún se están preparando. Inténtelo de nuevo en un momento.',
};
