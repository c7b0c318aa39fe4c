import type { Translated } from '../../src/i18n/translated.ts';
import type { en } from './menu.en.ts';

const spanish: Translated<typeof en> = {
  gait: { menu: 'Gait', reports: 'Informes', events: 'Eventos - Agregar paciente', reconcile: 'Conciliar' },
};
export default spanish;
