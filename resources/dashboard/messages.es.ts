import type { Translated } from '../../src/i18n/translated.ts';
import type { dashboardMessages } from './messages.en.ts';

const spanish: { dashboard: Translated<(typeof dashboardMessages)['dashboard']> & { menu: string } } = {
  dashboard: {
    menu: 'Inicio',
    greeting: 'Hola, %{name}',
    greetingUnnamed: 'Hola',
    welcome: 'Le damos la bienvenida a Exer Provider Portal para %{organization}',
    welcomeHint: 'Elija su primer paso en la plataforma y empiece a trabajar con sus pacientes.',
    activity: 'Actividad de sus pacientes',
    support: 'Centro de ayuda de Exer',
    failed: 'No se pudo cargar su página de inicio.',
    name: 'Nombre',
    status: 'Estado',
    lastSession: 'Última sesión',
    range: '%{first}–%{last} de %{total}',
    previous: 'Página anterior de %{list}',
    next: 'Página siguiente de %{list}',
    unnamed: 'Paciente sin nombre',
    toBilling: 'Facturación de RTM',
    label: { NO_ACCOUNT: 'Invitación enviada', NO_HEP: 'Sin asignar', READY_TO_BILL: 'Listo para facturar' },
    list: {
      noAccount: 'Pacientes sin cuenta',
      noRecentSession: 'Sin sesión en los últimos 7 días',
      noHep: 'Pacientes sin programa',
      readyToBill: 'Listos para facturar hoy',
    },
    empty: {
      noAccount: 'Todos los pacientes invitados tienen cuenta.',
      noRecentSession: 'Todos tuvieron actividad en los últimos 7 días.',
      noHep: 'Todos los pacientes tienen un programa.',
      readyToBill: 'Nadie está listo para facturar hoy.',
    },
    card: {
      patient: 'Agregar el primer paciente',
      patientHint: 'Invite a alguien a empezar a moverse.',
      program: 'Crear programa',
      programHint: 'Cree una plantilla que pueda asignar una y otra vez.',
      providers: 'Agregar profesionales',
      providersHint: 'Sume a su equipo.',
      library: 'Explorar la biblioteca',
      libraryHint: 'Vea los ejercicios que puede dar a sus pacientes.',
    },
  },
};
export default spanish;
