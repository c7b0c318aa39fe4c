import type { Translated } from '../../src/ui/i18n/translated.ts';
import type { contactMessages } from './messages.en.ts';

const spanish: { contact: Translated<typeof contactMessages> } = {
  contact: {
    title: 'Escribir a soporte',
    lead: 'Respondemos por correo electrónico a %{email}.',
    noPatients: 'No escriba nada sobre un paciente: ni nombres, ni fechas, ni resultados.',
    topic: 'Tema',
    chooseTopic: 'Elija un tema',
    topics: {
      QUESTION: 'Una pregunta',
      PROBLEM: 'Algo no funciona',
      ACCOUNT: 'Cuenta y acceso',
      BILLING: 'Facturación',
      IDEA: 'Una sugerencia',
    },
    message: 'Mensaje',
    copyToMe: 'Enviarme también una copia',
    told: 'También se envía: su nombre, correo electrónico, organización y rol, la página en la que está y la versión del portal.',
    cancel: 'Cancelar',
    send: 'Enviar mensaje',
    sent: 'Su mensaje va en camino a soporte.',
  },
};
export default spanish;
