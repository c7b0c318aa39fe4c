import createCache from '@emotion/cache';

/** Styles made at run time carry the page's nonce, for the content security policy lets no others in. */
export const styleCache = createCache({
  key: 'css',
  nonce: document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined,
});
