import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { reminderMessages } from './messages.en.ts';

const spanish: Translated<typeof reminderMessages> = {
  reminders: {
    title: 'Recordatorios',
    lead: 'En los días con ejercicios pendientes y ninguno hecho, %{name} recibe un mensaje con el enlace. No se envía nada sin el consentimiento del paciente.',
    state: { NEVER: 'Desactivados', ON: 'Activados', PAUSED: 'En pausa', STOPPED: 'Desactivados' },
    how: {
      EMAIL: 'Por correo electrónico a las %{time}, %{zone}',
      SMS: 'Por mensaje de texto a las %{time}, %{zone}',
    },
    never: 'El paciente aún no ha aceptado los recordatorios. Puede activarlos en su página.',
    agreed: {
      PATIENT: 'El paciente aceptó en su página: %{when}.',
      STAFF: '%{who} registró el consentimiento del paciente: %{when}.',
      unnamed: 'Un colega registró el consentimiento del paciente: %{when}.',
    },
    paused:
      'Los últimos recordatorios quedaron sin respuesta. Vuelven cuando el paciente abra la página o complete una sesión.',
    stopped: {
      PATIENT: 'El paciente los detuvo en su página: %{when}.',
      LETTER: 'El paciente los detuvo desde un correo electrónico: %{when}.',
      STAFF: '%{who} los detuvo: %{when}.',
      unnamed: 'Un colega los detuvo: %{when}.',
      REFUSED:
        'Se detuvieron porque la dirección fue rechazada: %{when}. Revísela en el expediente antes de volver a activarlos.',
      REPLY:
        'El paciente respondió STOP a un mensaje de texto: %{when}. Para recibirlos de nuevo, debe enviar START al mismo número.',
      NOT_IN_CARE: 'Se detuvieron porque el paciente ya no estaba en atención con Health: %{when}.',
    },
    unreachable: {
      EMAIL: 'No hay correo electrónico en el expediente, así que no se envía nada.',
      SMS: 'No se pueden enviar mensajes de texto a este paciente: falta el teléfono en el expediente o el proveedor de mensajes de texto.',
    },
    noChannel: 'Agregue un correo electrónico al expediente para activar los recordatorios.',
    channel: 'Enviar por',
    channels: { EMAIL: 'Correo electrónico', SMS: 'Mensaje de texto' },
    hour: 'Hora del día',
    consent: '%{name} aceptó recibir estos recordatorios',
    consentRequired: 'Confirme el consentimiento del paciente.',
    turnOn: 'Activar',
    save: 'Guardar',
    change: 'Cambiar',
    cancel: 'Cancelar',
    stop: 'Detener recordatorios',
    nowOn: 'Los recordatorios están activados.',
    nowOff: 'Los recordatorios están desactivados.',
    sent: 'Lo que se envió',
    nothingSent: 'Aún no se ha enviado nada.',
    messageState: { WAITING: 'En camino', SENDING: 'En camino', SENT: 'Enviado', FAILED: 'No enviado' },
    reason: {
      REFUSED: 'La dirección fue rechazada.',
      REPLY: 'El paciente había respondido STOP.',
      UNREACHABLE: 'No se pudo entregar a tiempo.',
      INTERRUPTED: 'La conexión se perdió en el camino, así que no se intentó de nuevo.',
    },
    isLast: 'Decía que los recordatorios hacen una pausa.',
  },
};
export default spanish;
