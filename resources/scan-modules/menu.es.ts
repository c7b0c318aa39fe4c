import type { Translated } from '../../src/i18n/translated.ts';
import type { en } from './menu.en.ts';

const spanish: Translated<typeof en> = {
  adminMenu: { scan: 'Scan' },
  scanModules: {
    menu: 'Módulos',
    title: 'Módulos',
    organization: 'Organización',
    timezone: 'Zona horaria',
    search: 'Buscar por nombre',
    noOrganizations: 'Ninguna organización incluye el producto Scan.',
    organizationsFailed: 'No se pudieron obtener las organizaciones.',
  },
};
export default spanish;
