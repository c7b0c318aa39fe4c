import type { Translated } from '../translated.ts';
import type { frameworkMessages } from './framework.en.ts';

const spanish: Translated<typeof frameworkMessages> = {
  ra: {
    action: {
      undo: 'Deshacer',
      refresh: 'Actualizar',
      close: 'Cerrar',
      save: 'Guardar',
      cancel: 'Cancelar',
      create: 'Agregar',
      edit: 'Editar',
      clear_input_value: 'Borrar el valor',
      sort: 'Ordenar',
      select_all: 'Seleccionar todos los de esta página',
      select_row: 'Seleccionar esta fila',
      unselect: 'Quitar la selección',
      bulk_actions: '1 seleccionado |||| %{smart_count} seleccionados',
    },
    sort: { sort_by: 'Ordenar por %{field}, %{order}', ASC: 'ascendente', DESC: 'descendente' },
    auth: { auth_check_error: 'Inicie sesión para continuar' },
    message: {
      unsaved_changes: 'Algunos de sus cambios no se guardaron. ¿Seguro que quiere salir?',
      invalid_form: 'Corrija los errores del formulario.',
      select_all_limit_reached: 'Solo se seleccionaron los primeros %{max} registros.',
    },
    navigation: {
      next: 'Ir a la página siguiente',
      previous: 'Ir a la página anterior',
      page: 'Ir a la página %{page}',
      current_page: 'Página %{page}',
      page_range_info: '%{offsetBegin}–%{offsetEnd} de %{total}',
      page_rows_per_page: 'Filas por página',
    },
    notification: {
      updated: 'Guardado |||| %{smart_count} registros guardados',
      created: 'Agregado',
      deleted: 'Eliminado |||| %{smart_count} registros eliminados',
      item_doesnt_exist: 'Este registro no existe',
      http_error: 'No se pudo conectar con el servidor',
      data_provider_error: 'No se pudieron cargar los datos',
      i18n_error: 'No se pudo cargar este idioma',
      logged_out: 'Su sesión terminó. Inicie sesión de nuevo.',
      not_authorized: 'No tiene acceso a esta página',
    },
    validation: {
      required: 'Obligatorio',
      email: 'Debe ser un correo electrónico válido',
      number: 'Debe ser un número',
    },
  },
};
export default spanish;
