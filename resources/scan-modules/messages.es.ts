import type { Translated } from '../../src/ui/i18n/translated.ts';
import type { modulesMessages } from './messages.en.ts';

/** Includes the texts of the plugin. */
const spanish: Translated<typeof modulesMessages> & { modules: { title: string } } = {
  modules: {
    title: 'Módulos',
    lead: 'Evaluaciones con cámara disponibles para su organización.',
    current: 'Módulos actuales',
    catalogue: 'Evaluaciones',
    count: '%{smart_count} evaluación |||| %{smart_count} evaluaciones',
    measures: 'Qué mide',
    how: 'Cómo realizarla',
    inModules: 'Incluida en',
    none: 'En ningún módulo actual',
  },
};
export default spanish;
