import type { Translated } from '../i18n/translated.ts';
import type { sortableMessages } from './messages.en.ts';

const spanish: Translated<typeof sortableMessages> = {
  sortable: {
    move: 'Mover %{name}',
    role: 'ordenable',
    help: 'Presione Espacio para levantarlo, las flechas para moverlo, Espacio de nuevo para soltarlo o Escape para devolverlo a su lugar.',
    picked: '%{name}: levantado. Posición %{place} de %{count}.',
    over: '%{name} está sobre la posición %{place} de %{count}.',
    moved: '%{name} pasó a la posición %{place} de %{count}.',
    stays: '%{name} sigue en la posición %{place} de %{count}.',
    back: '%{name} volvió a la posición %{place} de %{count}.',
  },
};
export default spanish;
