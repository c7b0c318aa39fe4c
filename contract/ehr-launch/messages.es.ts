import type { TranslationOf } from '../platform/message.ts';
import type { ehrFieldMessage, ehrLaunchMessage } from './messages.ts';

export const ehrFieldMessages: TranslationOf<typeof ehrFieldMessage> = {
  'ehrLaunch.issuerRequired': 'La dirección FHIR es obligatoria',
  'ehrLaunch.issuerInvalid': 'Escriba la dirección FHIR del EHR, como https://ehr.example.com/fhir/R4.',
  'ehrLaunch.clientIdRequired': 'El ID de cliente es obligatorio',
  'ehrLaunch.secretRequired': 'El secreto de cliente es obligatorio',
};

export const ehrLaunchMessages: TranslationOf<typeof ehrLaunchMessage> = {
  'ehrLaunch.notFound': 'No se encontró la conexión con el EHR.',
  'ehrLaunch.tooMany': 'Una organización puede tener %{n} conexiones con EHR. Quite una que no se use.',
  'ehrLaunch.issuerTaken': 'Esta dirección FHIR ya está conectada.',
  'ehrLaunch.issuerHttps':
    'La dirección FHIR debe empezar por https:// y no llevar nombre de usuario, consulta ni fragmento.',
  'ehrLaunch.unknownIssuer': 'Este EHR no está conectado con su organización. Pida a un administrador que lo agregue.',
  'ehrLaunch.unreachable': '%{name} no respondió. Vuelva a intentarlo.',
  'ehrLaunch.unusable': '%{name} no ofrece lo que necesita un inicio. Pida a un administrador que revise la conexión.',
  'ehrLaunch.expired': 'Este inicio caducó. Vuelva a abrir al paciente.',
  'ehrLaunch.denied': '%{name} no permitió el acceso al paciente. Vuelva a abrir al paciente.',
  'ehrLaunch.noPatient': '%{name} no indicó de qué paciente se trata. Primero abra o elija un paciente en el EHR.',
  'ehrLaunch.notOffered': 'Seleccione uno de los pacientes encontrados.',
};
