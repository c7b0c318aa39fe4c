import { defineMessages } from '../platform/message.ts';

/** What is wrong with a field of an API client. */
export const apiClientFieldMessage = /* @__PURE__ */ defineMessages({
  'apiClients.scopeRequired': 'Select at least one permission.',
  'apiClients.locationRequired': 'Select at least one location, or allow all locations.',
  'apiClients.overlap': 'Select how long the old secret stays valid.',
  'apiClients.keysRequired': 'Enter the public key set (JWKS) of the system, or its address.',
});

/** Why an API client is not created or changed, and why its call is refused. */
export const apiClientMessage = /* @__PURE__ */ defineMessages({
  'apiClients.notFound': 'API client not found.',
  'apiClients.secretNotFound': 'Secret not found.',
  'apiClients.unknownLocation': 'Select locations of your organization.',
  'apiClients.expiryPassed': 'The expiration date must be in the future.',
  'apiClients.tooMany': 'An organization can have %{n} active API clients. Revoke one that is not used.',
  'apiClients.tooManySecrets': 'Two secrets are still valid. End one of them first.',
  'apiClients.notActive': 'This API client is revoked or has expired.',
  'apiClients.hasKeys': 'This API client signs in with its own key and has no secret.',
  'apiClients.hasSecrets': 'This API client signs in with a secret and has no keys.',
  'apiClients.keysNotJson': 'The key set must be JSON (a JWKS or a single JWK), or an https address.',
  'apiClients.keysAddress':
    'The address of the key set must begin with https://, have no user name and use port 443 or one above 1023.',
  'apiClients.keysCount': 'The key set must have 1 to %{n} keys.',
  'apiClients.privateKey':
    'The key set contains a private or symmetric key. Paste public keys only, and replace the key that was shown.',
  'apiClients.weakKey': 'Use RSA keys of at least 2048 bits, or EC keys on P-256 or P-384, or Ed25519.',
  'apiClients.keyIds': 'Each key needs its own kid when there are several.',
  'apiClients.unknownToken': 'The access token is invalid or has expired.',
  'apiClients.cookieToo': 'Send an access token or a session cookie, not both.',
  'apiClients.scopeMissing': 'This call is not open to the API client.',
});

/** Errors of the token endpoint, by their codes in RFC 6749 and RFC 8707. */
export const oauthMessage = /* @__PURE__ */ defineMessages({
  'oauth.invalid_request':
    'The request is malformed: send the parameters once each, form-encoded, with one kind of client credentials.',
  'oauth.invalid_client': 'Client authentication failed.',
  'oauth.unsupported_grant_type': 'Only the grant client_credentials is supported.',
  'oauth.invalid_scope': 'The client does not have this scope.',
  'oauth.invalid_target': 'Tokens are issued for this API only.',
});
