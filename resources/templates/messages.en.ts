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
    noMatchHint: 'Try another part of the name.',
    failed: 'The templates could not be loaded.',
    menuOf: 'Actions for %{name}',
    edit: 'Edit',
    duplicate: 'Duplicate',
    view: 'View',
    delete: 'Delete',
    deleteTitle: 'Delete template?',
    deleteText:
      '“%{name}” will be deleted for everyone in your organization. Programs already assigned from it do not change.',
    cancel: 'Cancel',
    deleted: 'Template deleted. |||| %{smart_count} templates deleted.',
    deleteMany: 'Delete %{smart_count} Template |||| Delete %{smart_count} Templates',
    deleteManyTitle: 'Delete %{smart_count} template? |||| Delete %{smart_count} templates?',
    deleteManyText:
      '%{smart_count} template will be deleted for everyone in your organization. Programs already assigned from it do not change. |||| %{smart_count} templates will be deleted for everyone in your organization. Programs already assigned from them do not change.',
    wereGone: 'The template was already deleted. |||| These templates were already deleted.',
    someGone:
      '%{deleted} deleted. %{smart_count} was already deleted. |||| %{deleted} deleted. %{smart_count} were already deleted.',
    goneHint: 'Someone may have deleted it.',
    order: 'Sort by',
    orders: {
      'dateUpdated DESC': 'Newest',
      'dateUpdated ASC': 'Oldest',
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
      '%{smart_count} patient has a program based on this template. |||| %{smart_count} patients have a program based on this template.',
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
