import type { Translated } from '../../src/ui/i18n/translated.ts';
import type { libraryMessages } from './messages.en.ts';

const spanish: { library: Translated<(typeof libraryMessages)['library']> & { title: string } } = {
  library: {
    title: 'Biblioteca',
    lead: 'Todos los ejercicios con los que se puede armar un programa.',
    search: 'Buscar por nombre del ejercicio',
  },
};
export default spanish;
