import type { Translated } from '../../../src/ui/i18n/translated.ts';
import type { en } from './messages.en.ts';

const spanish: Translated<typeof en> = {
  resources: {
    locations: {
      name: 'Sede |||| Sedes',
      empty: 'No se encontraron sedes.',
      failed: 'No se pudieron obtener las sedes.',
      fields: {
        name: 'Nombre',
        organization: 'Organización',
        address: 'Dirección',
        timezone: 'Zona horaria',
        keyword: 'Palabra clave',
        id: 'ID',
        country: 'País',
      },
    },
  },
  locations: {
    menu: 'Sedes',
    noKeyword: 'Ninguna',
    all: 'Todas las organizaciones',
    search: 'Buscar por nombre',
    editKeyword: 'Editar la palabra clave de %{name}',
    keywordOf: 'Palabra clave de %{name}',
    saved: 'Se actualizó la palabra clave.',
    notSaved: 'No se pudo actualizar la palabra clave.',
    changed: 'Otra persona la cambió a: %{keyword}',
    history: 'Historial',
    loading: 'Cargando…',
    showAll: 'Mostrar todas las sedes',
    setKeyword: 'Definir la palabra clave de una sede |||| Definir la palabra clave de %{smart_count} sedes',
    blankRemoves: 'Déjela en blanco para quitar la palabra clave.',
    savedMany: 'Se actualizó una palabra clave. |||| Se actualizaron %{smart_count} palabras clave.',
    notSavedMany:
      'No se pudo actualizar una palabra clave; su sede sigue seleccionada. |||| No se pudieron actualizar %{smart_count} palabras clave; sus sedes siguen seleccionadas.',
  },
};
export default spanish;
