import { savedFilterMessages } from '../../src/ui/lists/saved.messages.en.ts';
import { handoutMessages } from '../programs/shared/handout/messages.en.ts';
import { programHistoryMessages } from '../programs/shared/history/messages.en.ts';
import { programMessages } from '../programs/shared/messages.en.ts';

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
    deleted: 'Template deleted. |||| %{smart_count} templates deleted.',
    deleteMany: 'Delete %{smart_count} Template |||| Delete %{smart_count} Templates',
    deleteManyTitle: 'Delete %{smart_count} template? |||| Delete %{smart_count} templates?',
    deleteManyText:
      '%{smart_count} template will be gone for everybody in your organization. Programs already assigned from it stay as they are. |||| %{smart_count} templates will be gone for everybody in your organization. Programs already assigned from them stay as they are.',
    wereGone: 'The template had been deleted already. |||| These templates had been deleted already.',
    someGone:
      '%{deleted} deleted. %{smart_count} had been deleted already. |||| %{deleted} deleted. %{smart_count} had been deleted already.',
    goneHint: 'Somebody may have deleted it meanwhile.',
    order: 'Order',
    orders: {
      'dateUpdated DESC': 'Latest changed first',
      'dateUpdated ASC': 'Longest unchanged first',
      'name ASC': 'Name, A to Z',
      'name DESC': 'Name, Z to A',
    },
    selectMultiple: 'Select Multiple',
    selected: '%{smart_count} selected |||| %{smart_count} selected',
    selectPage: 'Select this page',
    selectAll: 'Select all %{smart_count} |||| Select all %{smart_count}',
    clearSelection: 'Clear Selection',
    history: 'History',
    savedBy: 'by %{name}',
    back: 'Program Templates',
    editTemplate: 'Edit Template',
    heldBy:
      '%{smart_count} patient holds a program made from this template. |||| %{smart_count} patients hold a program made from this template.',
  },
};

/** Texts of the template pages and of the programs in them. @public */
export const texts = {
  en: {
    ...programMessages,
    ...handoutMessages,
    ...programHistoryMessages,
    ...savedFilterMessages,
    ...en,
  },
};
