/**
 * For the worker in which the models of the telehealth pages run: it compiles WebAssembly, which no page of ours may, and
 * loads and fetches the models alone. It reaches no call of ours and nobody else, so that no picture can leave by it.
 * `host` as in `portal.example:8080`.
 */
export const trackingSecurityPolicy = (host: string): string =>
  `default-src 'none'; script-src ${host}/assets/tracking/ 'wasm-unsafe-eval'; connect-src ${host}/assets/tracking/`;
