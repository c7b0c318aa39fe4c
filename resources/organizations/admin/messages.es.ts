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
    more: 'De esta organización',
    toLocations: 'Sedes',
    toModules: 'Módulos de Scan',
    all: 'Todas las organizaciones',
    unknown: 'Esa organización no existe.',
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
      againOf: 'Intentar de nuevo desactivar %{name}',
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
};
export default spanish;
