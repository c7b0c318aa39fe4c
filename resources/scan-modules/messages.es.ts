import type { Translated } from '../../src/ui/i18n/translated.ts';
import type { modulesMessages } from './messages.en.ts';

/** Includes the texts of the plugin. */
const spanish: Translated<typeof modulesMessages> & { modules: { title: string } } = {
  modules: {
    title: 'Módulos',
    lead: 'Lo que su organización puede medir con una cámara.',
    current: 'Módulos actuales',
    catalogue: 'Evaluaciones',
    count: '%{smart_count} evaluación |||| %{smart_count} evaluaciones',
    measures: 'Qué mide',
    how: 'Cómo se hace',
    inModules: 'Forma parte de',
    none: 'Ninguno de los módulos actuales',
  },
};
export default spanish;
