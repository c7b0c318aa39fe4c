import createCache from '@emotion/cache';

/** Styles created at run time carry the page's nonce, which the content security policy requires. */
export const styleCache = createCache({
  key: 'css',
  nonce: document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined,
});
