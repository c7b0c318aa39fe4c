import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { vendorFindMessages } from './messages.en.ts';

const spanish: Translated<typeof vendorFindMessages> = {
  find: {
    title: 'Buscar en todo',
    label: 'Buscar páginas, organizaciones, sedes, usuarios, correos o UUID',
    nothing: 'Sin resultados.',
    hint: 'Escriba al menos dos caracteres. Para encontrar una sesión, ingrese su UUID o los primeros ocho caracteres.',
    kinds: {
      page: 'Páginas',
      organization: 'Organizaciones',
      location: 'Sedes',
      user: 'Usuarios',
      session: 'Sesiones',
    },
    session: { scan: 'Sesión de Scan %{uuid}', gait: 'Sesión de Gait %{uuid}' },
  },
};
export default spanish;
