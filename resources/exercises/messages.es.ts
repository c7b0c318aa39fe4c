import type { Translated } from '../../src/ui/i18n/translated.ts';
import type { libraryMessages } from './messages.en.ts';

const spanish: { library: Translated<(typeof libraryMessages)['library']> & { title: string } } = {
  library: {
    title: 'Biblioteca',
    lead: 'Todos los ejercicios disponibles para programas y plantillas.',
    search: 'Buscar por nombre, afección o músculo',
  },
};
export default spanish;
