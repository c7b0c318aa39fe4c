import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { en } from './messages.en.ts';

const spanish: Translated<typeof en> = {
  adminSettings: {
    title: 'Configuración',
    section: 'Módulos de Scan de otra organización',
    lead: 'La aplicación Scan le muestra los módulos de la organización que elija.',
    organization: 'Organización que se emula',
    reset: 'Volver a mi organización',
    organizationsFailed: 'No se pudieron obtener las organizaciones.',
    loadFailed: 'No se pudo obtener la organización que se emula.',
    setFailed: 'No se pudo elegir la organización que se emula.',
    resetFailed: 'No se pudo volver a su organización.',
    set: 'Se eligió la organización que se emula.',
    resetDone: 'Se volvió a su organización.',
  },
};
export default spanish;
