import type { ChatRegion } from '../../contract/support/support.ts';

/** Settings of a deployment for the browser (OPEN-029). An unset link hides or disables its control. */
export interface Configuration {
  brand: { name: string };
  links: {
    helpCenter?: string;
    contactMailbox?: string;
    terms?: string;
    privacy?: string;
    supportFrame?: string;
    insights?: string;
  };
  /** An external status page that returns `{status, message?}`; by default the server's own status call. */
  statusPage?: string;
  /** Where documents are printed (API-32); by default our own server. */
  pdfService?: string;
  /** Alternative base addresses for networks that block ours (AUTH-57, OPEN-041). */
  failoverBases: string[];
  /** The support chat (SUP-02). */
  chat?: { appId: string; region: ChatRegion };
  ssoEnabled: boolean;
  /** Minutes without activity after which the user is signed out. */
  idleMinutes: number;
  /** Whether users may choose their language (SEC-23, OPEN-013). */
  languageChoice: boolean;
}

export const defaultConfiguration: Configuration = {
  brand: { name: 'Exer' },
  links: {},
  failoverBases: [],
  ssoEnabled: false,
  idleMinutes: 15,
  languageChoice: true,
};

type Json = Record<string, unknown>;
const parseObject = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const parseText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.trim() : undefined;
/** Accepts only web addresses: `javascript:` and the like count as unset. */
const parseUrl = (value: unknown): string | undefined => {
  const text = parseText(value);
  return text && /^(https?:\/\/|\/(?!\/))/i.test(text) ? text : undefined;
};

function parseChat({ appId, region }: Json): Configuration['chat'] {
  const id = parseText(appId);
  return id ? { appId: id, region: region === 'eu' || region === 'ap' ? region : 'us' } : undefined;
}

/** Parses the settings that the server wrote into the page; missing or malformed ones get their defaults. */
export function parseConfiguration(json: string | null | undefined): Configuration {
  let given: Json;
  try {
    given = parseObject(JSON.parse(json || '{}'));
  } catch {
    given = {};
  }
  const links = parseObject(given.links);
  return {
    brand: { name: parseText(parseObject(given.brand).name) ?? defaultConfiguration.brand.name },
    links: {
      helpCenter: parseUrl(links.helpCenter),
      contactMailbox: parseText(links.contactMailbox),
      terms: parseUrl(links.terms),
      privacy: parseUrl(links.privacy),
      supportFrame: parseUrl(links.supportFrame),
      insights: parseUrl(links.insights),
    },
    statusPage: parseUrl(given.statusPage),
    pdfService: parseUrl(given.pdfService),
    failoverBases: Array.isArray(given.failoverBases)
      ? given.failoverBases.flatMap((base) => parseUrl(base) ?? [])
      : [],
    chat: parseChat(parseObject(given.chat)),
    ssoEnabled: given.ssoEnabled === true,
    idleMinutes: Number(given.idleMinutes) > 0 ? Number(given.idleMinutes) : defaultConfiguration.idleMinutes,
    languageChoice: given.languageChoice !== false,
  };
}

let known: Configuration | undefined;

/** The configuration of this page, read once from `<script id="portal-configuration">`. */
export function configuration(): Configuration {
  known ??= parseConfiguration(
    typeof document === 'undefined' ? null : document.getElementById('portal-configuration')?.textContent,
  );
  return known;
}

/** Discards the parsed settings; for tests with their own page. */
export function resetConfiguration(): void {
  known = undefined;
}
