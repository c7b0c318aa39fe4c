import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { disablingMessages } from './disabling.messages.en.ts';

const spanish: Translated<typeof disablingMessages> = {
  disabling: {
    counting: 'Contando sus pacientes y usuarios…',
    unknown: 'No se pudo cargar a cuántos pacientes y usuarios afecta.',
    patients: 'Se da de alta a %{smart_count} paciente. |||| Se da de alta a %{smart_count} pacientes.',
    users: '%{smart_count} usuario pierde el acceso. |||| %{smart_count} usuarios pierden el acceso.',
    forGood: 'Al activarla de nuevo los usuarios recuperan el acceso, pero sus pacientes siguen de alta.',
    name: 'Nombre de la organización',
    type: 'Escriba «%{name}» para continuar.',
  },
};
export default spanish;
