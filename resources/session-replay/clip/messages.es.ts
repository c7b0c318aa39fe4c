import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { clipMessages } from './messages.en.ts';

const spanish: { replay: { clip: Translated<typeof clipMessages> } } = {
  replay: {
    clip: {
      action: 'Guardar clip',
      first: 'Del cuadro',
      last: 'Al cuadro',
      here: 'El cuadro mostrado',
      firstHere: 'Desde el cuadro mostrado',
      lastHere: 'Hasta el cuadro mostrado',
      without: 'Un video WebM solo de las articulaciones. Se omiten la nariz, los ojos y las orejas.',
      badRange: 'Cuadros del 1 al %{ready}; el primero no puede ser posterior al último.',
      make: 'Crear video',
      cancel: 'Cancelar',
      progress: 'Creando el video',
      made: 'Video guardado.',
      failed: 'No se pudo crear el video.',
      unable: 'Este navegador no puede crear videos.',
    },
  },
};
export default spanish;
