import type { Translated } from '../i18n/translated.ts';
import type { sortableMessages } from './messages.en.ts';

const spanish: Translated<typeof sortableMessages> = {
  sortable: {
    move: 'Mover %{name}',
    role: 'ordenable',
    help: 'Presione Espacio para levantarlo, las flechas para moverlo, Espacio de nuevo para soltarlo o Escape para devolverlo a su lugar.',
    picked: '%{name}: levantado. Está en el lugar %{place} de %{count}.',
    over: '%{name} está sobre el lugar %{place} de %{count}.',
    moved: '%{name} pasó al lugar %{place} de %{count}.',
    stays: '%{name} sigue en el lugar %{place} de %{count}.',
    back: '%{name} volvió al lugar %{place} de %{count}.',
  },
};
export default spanish;
