export const en = {
  templates: {
    lead: 'View and manage Program Templates',
    search: 'Search for template',
    add: 'New Template',
    list: 'Templates',
    none: 'No Program templates created yet',
    noneHint: 'Create your first template.',
    noMatch: 'No templates match “%{q}”.',
    noMatchHint: 'Look for another part of the name.',
    failed: 'The templates could not be loaded.',
    menuOf: 'Actions for %{name}',
    edit: 'Edit',
    duplicate: 'Duplicate',
    view: 'View',
    delete: 'Delete',
    deleteTitle: 'Delete template?',
    deleteText:
      '“%{name}” will be gone for everybody in your organization. Programs already assigned from it stay as they are.',
    cancel: 'Cancel',
    deleted: 'Template deleted.',
    back: 'Program Templates',
    editTemplate: 'Edit Template',
    heldBy:
      '%{smart_count} patient holds a program made from this template. |||| %{smart_count} patients hold a program made from this template.',
  },
};
