import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { finderMessages } from './messages.en.ts';

const spanish: Translated<typeof finderMessages> = {
  finder: {
    searching: 'Buscando…',
    count: '%{smart_count} resultado. |||| %{smart_count} resultados.',
    failed: 'No se pudo buscar. %{message}',
    retry: 'Intentar de nuevo',
    keys: { enter: 'Intro', escape: 'Esc', move: 'para moverse', open: 'para abrir', close: 'para cerrar' },
  },
};
export default spanish;
