import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { gaitEventMessages } from './events.messages.en.ts';

const spanish: Translated<typeof gaitEventMessages> = {
  gait: {
    event: {
      unknown: '-',
      location: 'Sede',
      choose: 'Elija una sede',
      uid: 'ID único de Gait',
      uidHint: 'Los nombres se pueden agregar después, al editar o en Conciliar.',
      add: 'Agregar paciente',
      added: 'Se agregó el paciente %{uid}.',
      patients: 'Pacientes de Gait',
      name: 'Nombre',
      gaitUid: 'UID de Gait',
      lastActivity: 'Última actividad',
      noName: 'Aún sin nombre',
      search: 'Buscar por nombre o UID de Gait',
      none: 'No hay pacientes de Gait en esa sede',
      noneFound: 'Ningún paciente de Gait de esta sede coincide con la búsqueda.',
      chooseFirst: 'Elija una sede para ver sus pacientes de Gait.',
      noPlace: 'Usted aún no tiene ninguna sede.',
      noPlaceHint: 'Un administrador de su organización puede asignarle una.',
      failed: 'No se pudieron cargar los pacientes.',
      walk: 'Medir caminatas',
    },
  },
};
export default spanish;
