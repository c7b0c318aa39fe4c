import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { en } from './messages.en.ts';

const spanish: Translated<typeof en> = {
  find: {
    open: 'Buscar',
    title: 'Buscar en todo',
    label: 'Página, organización, sede, usuario, correo o UUID',
    nothing: 'No se encontró nada.',
    hint: 'Escriba al menos dos caracteres. Una sesión se encuentra por su UUID o por los primeros ocho caracteres de este.',
    searching: 'Buscando…',
    failed: 'La búsqueda falló. %{message}',
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
