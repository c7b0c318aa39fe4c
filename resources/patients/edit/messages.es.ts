import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { recordEditMessages } from './messages.en.ts';

const spanish: Translated<typeof recordEditMessages> = {
  recordEdit: {
    clash: 'Otra persona ha cambiado este paciente desde que usted abrió este formulario.',
    hint: 'Lo que usted escribió se conserva. Revise los otros cambios y vuelva a guardar.',
  },
};
export default spanish;
