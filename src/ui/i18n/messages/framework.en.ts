/**
 * The texts of react-admin's core that users can see. Its own message file covers buttons and pages that we do not use,
 * and would be part of every first load.
 */
export const frameworkMessages = {
  ra: {
    action: {
      undo: 'Undo',
      refresh: 'Refresh',
      close: 'Close',
      save: 'Save',
      cancel: 'Cancel',
      create: 'Add',
      edit: 'Edit',
      clear_input_value: 'Clear value',
      sort: 'Sort',
      select_all: 'Select all on this page',
      select_row: 'Select this row',
      unselect: 'Unselect',
      bulk_actions: '1 selected |||| %{smart_count} selected',
    },
    sort: { sort_by: 'Sort by %{field}, %{order}', ASC: 'ascending', DESC: 'descending' },
    auth: { auth_check_error: 'Please sign in to continue' },
    message: {
      unsaved_changes: "Some of your changes weren't saved. Are you sure you want to leave?",
      invalid_form: 'Please fix the errors in the form.',
      select_all_limit_reached: 'Only the first %{max} records were selected.',
    },
    navigation: {
      next: 'Go to next page',
      previous: 'Go to previous page',
      page: 'Go to page %{page}',
      current_page: 'Page %{page}',
      page_range_info: '%{offsetBegin}–%{offsetEnd} of %{total}',
      page_rows_per_page: 'Rows per page',
    },
    notification: {
      updated: 'Saved |||| %{smart_count} records saved',
      created: 'Added',
      deleted: 'Deleted |||| %{smart_count} records deleted',
      item_doesnt_exist: 'This record does not exist',
      http_error: 'The server could not be reached',
      data_provider_error: 'The data could not be loaded',
      i18n_error: 'This language could not be loaded',
      logged_out: 'Your session has ended. Please sign in again.',
      not_authorized: 'You do not have access to this page',
    },
    validation: {
      required: 'Required',
      email: 'Must be a valid email',
      number: 'Must be a number',
    },
  },
};
