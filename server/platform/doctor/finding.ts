/** What a check has found. `error` means that records are at risk or that the portal does not work as it should. */
export interface Finding {
  level: 'ok' | 'warning' | 'error';
  /** What was looked at, such as `Backup`. */
  about: string;
  /** One sentence with what to do; never a secret, a name or a value of a record. */
  text: string;
}

export type Environment = Record<string, string | undefined>;

export const ok = (about: string, text: string): Finding => ({ level: 'ok', about, text });
export const warn = (about: string, text: string): Finding => ({ level: 'warning', about, text });
export const fail = (about: string, text: string): Finding => ({ level: 'error', about, text });

/** The findings, or that everything is fine. */
export const orOk = (found: Finding[], about: string, text: string): Finding[] =>
  found.length ? found : [ok(about, text)];
