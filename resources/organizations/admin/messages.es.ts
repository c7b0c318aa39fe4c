import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { en } from './messages.en.ts';

const spanish: Translated<typeof en> = {
  resources: {
    organizations: {
      name: 'Organización |||| Organizaciones',
      empty: 'No se encontraron organizaciones.',
      failed: 'No se pudieron obtener las organizaciones.',
      fields: {
        name: 'Nombre',
        timezone: 'Zona horaria',
        products: 'Productos',
        id: 'ID',
        access: 'Acceso',
        orgName: 'Nombre de la organización',
        practitioner: {
          firstName: 'Nombre',
          lastName: 'Apellido',
          email: 'Correo electrónico',
          role: 'Rol',
        },
        location: {
          name: 'Nombre de la sede',
          timezone: 'Zona horaria de la sede',
          address1: 'Dirección 1',
          address2: 'Dirección 2',
          city: 'Ciudad',
          stateCode: 'Estado',
          zipCode: 'Código postal',
          countryCode: 'Código de país',
          keyword: 'Palabra clave',
        },
      },
      page: { create: 'Agregar organización' },
      notifications: { created: 'Organización agregada.' },
    },
  },
  organizations: {
    menu: 'Organizaciones',
    state: 'Activar/Desactivar',
    disabled: 'Desactivada',
    enabled: 'Activada',
    more: 'Abrir de esta organización',
    toLocations: 'Sedes',
    toModules: 'Módulos de Scan',
    all: 'Todas las organizaciones',
    unknown: 'No se encontró la organización.',
    search: 'Buscar por nombre',
    step: 'Paso %{step} de %{steps}',
    logo: 'Subir logotipo',
    logoOf: 'Subir logotipo de %{name}',
    change: {
      begun: 'Desactivando…',
      progress: 'Desactivando… %{done} de %{total}',
      of: 'Pacientes de %{name} dados de alta',
      failed: 'Falló',
    },
    enable: {
      action: 'Activar',
      progress: 'Activando la organización. Puede tardar unos minutos.',
      done: 'Se activó la organización',
      failed: 'No se pudo activar la organización',
    },
    disable: {
      action: 'Desactivar',
      progress: 'Desactivando la organización. Puede tardar unos minutos.',
      done: 'Se desactivó la organización',
      failed: 'No se pudo desactivar la organización',
      again: 'Intentar de nuevo',
      againOf: 'Intentar de nuevo: desactivar %{name}',
      title: '¿Desactivar %{name}?',
      warning:
        'Desactivar esta organización revoca el acceso a todas las aplicaciones y da de alta a todos los pacientes.',
    },
    form: {
      organization: 'Organización',
      timezone: 'Zona horaria',
      practitioner: 'Primer usuario',
      location: 'Primera sede',
      none: 'Ninguno',
      submit: 'Agregar organización',
    },
  },
  disabling: {
    counting: 'Contando pacientes y usuarios…',
    unknown: 'No se pudo cargar el número de pacientes y usuarios afectados.',
    patients: 'Se dará de alta a %{smart_count} paciente. |||| Se dará de alta a %{smart_count} pacientes.',
    users: '%{smart_count} usuario perderá el acceso. |||| %{smart_count} usuarios perderán el acceso.',
    forGood:
      'Al activar de nuevo la organización, los usuarios recuperan el acceso, pero los pacientes siguen de alta.',
    name: 'Nombre de la organización',
    type: 'Escriba «%{name}» para confirmar.',
  },
};
export default spanish;
