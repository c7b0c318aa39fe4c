import type { Translated } from '../../i18n/translated.ts';
import type { recordPartsMessages } from './messages.en.ts';

const spanish: Translated<typeof recordPartsMessages> = {
  recordParts: {
    shown: 'Se muestran %{shown} de %{total}',
    showOlder: 'Mostrar %{smart_count} anterior |||| Mostrar %{smart_count} anteriores',
    clash: 'Otra persona cambió esto después de que usted lo abriera. Ahora dice:',
    keepMine: 'Conservar lo que escribí',
    takeTheirs: 'Tomar lo que hay ahora',
  },
};
export default spanish;
