import { defineMessages } from '../platform/message.ts';

/** What is wrong with a field of a webhook endpoint. */
export const webhookFieldMessage = /* @__PURE__ */ defineMessages({
  'webhooks.urlRequired': 'URL is required',
  'webhooks.urlInvalid': 'Enter a full URL, such as https://ehr.example.com/webhooks.',
  'webhooks.eventRequired': 'Select at least one event.',
  'webhooks.overlap': 'Select how long the old secret signs as well.',
});

/** Why a webhook endpoint is not saved, and why nothing is sent to it. */
export const webhookMessage = /* @__PURE__ */ defineMessages({
  'webhooks.notFound': 'Webhook not found.',
  'webhooks.deliveryNotFound': 'Delivery not found.',
  'webhooks.urlHttps': 'The URL must begin with https://.',
  'webhooks.urlCredentials': 'The URL cannot contain a user name or password.',
  'webhooks.urlPort': 'Use port 443 or a port above 1023.',
  'webhooks.urlPrivate': 'The URL must lead to a public address, not to a private network.',
  'webhooks.urlUnknown': 'The host name of this URL could not be found.',
  'webhooks.tooMany': 'An organization can have %{n} webhooks. Delete one that is not used.',
  'webhooks.tooManySecrets': 'Two secrets are still valid. Wait until the old one expires, or end it now.',
  'webhooks.off': 'This webhook is off. Turn it on first.',
});
