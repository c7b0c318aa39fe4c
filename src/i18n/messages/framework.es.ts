import type { Translated } from '../translated.ts';
import type { frameworkMessages } from './framework.en.ts';

const spanish: Translated<typeof frameworkMessages> = {
  ra: {
    action: { undo: 'Deshacer', refresh: 'Actualizar', close: 'Cerrar', save: 'Guardar' },
    auth: { auth_check_error: 'Inicie sesión para continuar' },
    message: {
      unsaved_changes: 'Algunos de sus cambios no se guardaron. ¿Seguro que quiere salir?',
      invalid_form: 'El formulario no es válido. Revise los errores',
      select_all_limit_reached: 'Solo se eligieron los primeros %{max} registros.',
    },
    navigation: { next: 'Siguiente', previous: 'Anterior', page: 'Página %{page}' },
    notification: {
      updated: 'Guardado |||| %{smart_count} registros guardados',
      created: 'Agregado',
      deleted: 'Eliminado |||| %{smart_count} registros eliminados',
      item_doesnt_exist: 'Este registro no existe',
      http_error: 'No se pudo conectar con el servidor',
      data_provider_error: 'No se pudieron cargar los datos',
      i18n_error: 'No se pudieron cargar los textos de este idioma',
      logged_out: 'Su sesión terminó. Inicie sesión de nuevo.',
      not_authorized: 'No tiene permiso para abrir esto',
    },
    validation: {
      required: 'Obligatorio',
      email: 'Debe ser un correo electrónico válido',
      number: 'Debe ser un número',
    },
  },
};
export default spanish;
