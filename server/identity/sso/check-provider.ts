import type { SsoSettings } from '../../platform/configuration.ts';

const removeSlash = (address: string) => address.replace(/\/$/, '');

/** Signatures by a key pair. The library verifies with the keys that the provider publishes, so others never pass. */
const signatures = /^(?:RS|PS|ES)(?:256|384|512)$|^EdDSA$/;

/**
 * Does the discovery document name the configured issuer itself, and the signatures of its ID tokens? Another issuer
 * would be somebody who passes for the provider; without the list the library would take what the token says.
 */
export function isTrustworthy({ issuer }: Pick<SsoSettings, 'issuer'>, discovered: unknown): boolean {
  const { issuer: named, id_token_signing_alg_values_supported: listed } = (discovered ?? {}) as Record<
    string,
    unknown
  >;
  return (
    typeof named === 'string' &&
    removeSlash(named) === removeSlash(issuer) &&
    Array.isArray(listed) &&
    listed.some((name) => signatures.test(String(name)))
  );
}

/** Reads the document once; asks again as long as it could not be read or was not trustworthy. */
export function createProviderCheck(settings: SsoSettings): () => Promise<boolean> {
  let passed = false;
  return async () => {
    if (passed) return true;
    const address = `${removeSlash(settings.issuer)}/.well-known/openid-configuration`;
    const document: unknown = await fetch(address, { redirect: 'error' })
      .then((response) => response.json())
      .catch(() => null);
    passed = isTrustworthy(settings, document);
    return passed;
  };
}
