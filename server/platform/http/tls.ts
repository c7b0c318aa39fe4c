import { readFileSync } from 'node:fs';
import { createServer, type ServerOptions } from 'node:https';
import type { Configuration } from '../configuration.ts';

/** Authenticated encryption with forward secrecy only, the strongest first. */
const ciphers = [
  'TLS_AES_256_GCM_SHA384',
  'TLS_CHACHA20_POLY1305_SHA256',
  'TLS_AES_128_GCM_SHA256',
  'ECDHE-ECDSA-AES256-GCM-SHA384',
  'ECDHE-RSA-AES256-GCM-SHA384',
  'ECDHE-ECDSA-CHACHA20-POLY1305',
  'ECDHE-RSA-CHACHA20-POLY1305',
  'ECDHE-ECDSA-AES128-GCM-SHA256',
  'ECDHE-RSA-AES128-GCM-SHA256',
];

/** TLS 1.2 and 1.3 for the server itself; nothing for plain http, which belongs behind a proxy on the same machine. */
export function createTlsOptions({
  tls,
}: Pick<Configuration, 'tls'>): { createServer: typeof createServer; serverOptions: ServerOptions } | undefined {
  return tls
    ? {
        createServer,
        serverOptions: {
          cert: readFileSync(tls.certificate),
          key: readFileSync(tls.key),
          minVersion: 'TLSv1.2',
          ciphers: ciphers.join(':'),
          honorCipherOrder: true,
        },
      }
    : undefined;
}
