import type { Translated } from '../../src/ui/i18n/translated.ts';
import type { contactMessages } from './messages.en.ts';

const spanish: { contact: Translated<typeof contactMessages> } = {
  contact: {
    title: 'Comunicarse con soporte',
    lead: 'Le responderemos a %{email}.',
    noPatients: 'No incluya información de pacientes, como nombres, fechas o resultados.',
    topic: 'Tema',
    chooseTopic: 'Elija un tema',
    topics: {
      QUESTION: 'Pregunta',
      PROBLEM: 'Algo no funciona',
      ACCOUNT: 'Cuenta y acceso',
      BILLING: 'Facturación',
      IDEA: 'Sugerencia',
    },
    message: 'Mensaje',
    copyToMe: 'Enviarme una copia',
    told: 'También enviamos su nombre, correo electrónico, organización, rol, la página actual y la versión del portal.',
    cancel: 'Cancelar',
    send: 'Enviar mensaje',
    sent: 'Mensaje enviado a soporte.',
  },
};
export default spanish;
