import { defineMessages } from '../platform/message.ts';

/** Errors of the settings of a list. */
export const savedFilterFieldMessage = /* @__PURE__ */ defineMessages({
  'savedFilters.invalid': 'Not a valid filter',
  'savedFilters.tooMany': 'Too many filters',
});

/** Why a saved filter cannot be found or added. */
export const savedFilterMessage = /* @__PURE__ */ defineMessages({
  'savedFilters.nameTaken': 'You already have a filter with this name.',
  'savedFilters.full': 'You already have %{n} saved filters for this list. Delete one first.',
  'savedFilters.notFound': 'Filter not found.',
});
