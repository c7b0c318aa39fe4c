import type { Translated } from '../../src/ui/i18n/translated.ts';
import type { emergencyMessages } from './messages.en.ts';

type Texts = Translated<typeof emergencyMessages>;

/** Includes the texts of the plugin. */
const spanish: { emergency: Texts['emergency'] & { title: string } } = {
  emergency: {
    title: 'Acceso de emergencia',
    leadProvider:
      'En una emergencia puede abrir el expediente de un paciente de otra sede, solo para leerlo y durante %{minutes} minutos. Se avisa a los administradores de su organización.',
    leadAdmin: 'Quién abrió el expediente de un paciente de otra sede, por qué y qué leyó.',
    open: 'Abrir acceso de emergencia',
    openTitle: 'Abrir un acceso de emergencia',
    openHint:
      'Ingrese el nombre completo y la fecha de nacimiento del paciente. Se registran su nombre, el motivo y todo lo que abra, y los administradores de su organización reciben un correo.',
    firstName: 'Nombre',
    lastName: 'Apellido',
    dob: 'Fecha de nacimiento',
    reason: 'Motivo',
    reasonHint: 'Al menos %{min} caracteres',
    cancel: 'Cancelar',
    failed: 'No se pudieron cargar los accesos de emergencia.',
    none: 'Todavía no hay accesos de emergencia.',
    list: 'Accesos de emergencia',
    you: 'Usted',
    formerPerson: 'Un profesional anterior',
    otherPatient: 'Un paciente de otra sede',
    status: { open: 'Abierto', ended: 'Terminado', expired: 'Vencido' },
    opened: 'Abierto',
    until: 'Termina',
    endedAt: 'Terminado',
    endedBy: '%{when} por %{name}',
    patient: 'Paciente',
    read: 'Secciones abiertas',
    nothingRead: 'Nada todavía',
    section: { overview: 'Resumen', program: 'Programa', 'care-notes': 'Notas de atención', sessions: 'Sesiones' },
    sections: 'Secciones del expediente',
    openRecord: 'Abrir expediente',
    end: 'Terminar acceso',
    endOf: 'Terminar el acceso de %{name}',
    ended: 'Acceso de emergencia terminado.',
    notEnded: 'No se pudo terminar el acceso.',
    readOnly: 'Solo lectura hasta las %{time}. Se registra todo lo que abra.',
    back: 'Volver al acceso de emergencia',
    location: 'Sede',
    provider: 'Profesional principal',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    injury: 'Lesión',
    plansOfCare: 'Planes de atención',
    plan: '%{start} a %{end}',
    openPlan: 'Desde %{start}',
    noValue: 'Ninguno',
    frequency: '%{daily} veces al día, %{weekly} días a la semana',
    sets: '1 serie |||| %{smart_count} series',
    noProgram: 'No hay ningún programa asignado.',
    noNotes: 'No hay notas de atención.',
    noSessions: 'No hay sesiones.',
    minutes: '1 minuto |||| %{smart_count} minutos',
    recordFailed: 'No se pudo cargar el expediente.',
  },
};
export default spanish;
