import { defineMessages } from '../platform/message.ts';

/** Why a location cannot be found. */
export const locationMessage = /* @__PURE__ */ defineMessages({
  'locations.notFound': 'Location not found.',
});
