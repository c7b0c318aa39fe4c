import type { Translated } from '../../src/ui/i18n/translated.ts';
import type { openingMessages } from './openingMessages.en.ts';

const spanish: { replay: Translated<typeof openingMessages> } = {
  replay: {
    action: 'Reproducir',
    title: 'Reproducción de la sesión',
    gone: 'Esta sesión no existe o no se grabó.',
  },
};
export default spanish;
