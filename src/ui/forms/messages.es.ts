import type { Translated } from '../i18n/translated.ts';
import type { recordFormMessages } from './messages.en.ts';

const spanish: Translated<typeof recordFormMessages> = {
  ra: {
    page: { create: 'Agregar: %{name}', edit: '%{name} %{recordRepresentation}' },
    boolean: { true: 'Sí', false: 'No', null: '–' },
  },
  recordForm: {
    changed: 'Cambió desde que usted lo abrió',
    changedBy: '%{name} lo cambió desde que usted lo abrió',
    saveAnyway: 'Guardar de todos modos',
  },
};
export default spanish;
