import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { en } from './menu.en.ts';

const spanish: Translated<typeof en> = {
  adminMenu: { scan: 'Scan' },
  resources: {
    'scan/organizations': {
      name: 'Módulos',
      empty: 'Ninguna organización incluye el producto Scan.',
      failed: 'No se pudieron obtener las organizaciones.',
      fields: {
        name: 'Organización',
        timezone: 'Zona horaria',
      },
    },
  },
  scanModules: {
    menu: 'Módulos',
    search: 'Buscar por nombre',
  },
};
export default spanish;
