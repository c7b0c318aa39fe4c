import type { ChatRegion } from '../contract/support.ts';

/** What a deployment may set about the browser's side (OPEN-029); an unset link hides or disables its control. */
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
  /** An external page that answers `{status, message?}`; the server's own status call otherwise. */
  statusPage?: string;
  /** Where documents are sent to be printed (API-32); our own server otherwise. */
  pdfService?: string;
  /** Base addresses that are tried when the network blocks ours (AUTH-57, OPEN-041). */
  failoverBases: string[];
  /** The support chat (SUP-02). */
  chat?: { appId: string; region: ChatRegion };
  ssoEnabled: boolean;
  /** After so long without a touch the person is signed out, so that nothing stays on an unattended screen. */
  idleMinutes: number;
  /** Whether people may choose their language (SEC-23, OPEN-013). */
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
const objectOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value.trim() : undefined;
/** Only web addresses may become links: `javascript:` and the like count as unset. */
const addressOf = (value: unknown): string | undefined => {
  const text = textOf(value);
  return text && /^(https?:\/\/|\/(?!\/))/i.test(text) ? text : undefined;
};

function chatOf({ appId, region }: Json): Configuration['chat'] {
  const id = textOf(appId);
  return id ? { appId: id, region: region === 'eu' || region === 'ap' ? region : 'us' } : undefined;
}

/** Reads what the server wrote into the page; anything missing or malformed becomes its default. */
export function parseConfiguration(json: string | null | undefined): Configuration {
  let given: Json;
  try {
    given = objectOf(JSON.parse(json || '{}'));
  } catch {
    given = {};
  }
  const links = objectOf(given.links);
  return {
    brand: { name: textOf(objectOf(given.brand).name) ?? defaultConfiguration.brand.name },
    links: {
      helpCenter: addressOf(links.helpCenter),
      contactMailbox: textOf(links.contactMailbox),
      terms: addressOf(links.terms),
      privacy: addressOf(links.privacy),
      supportFrame: addressOf(links.supportFrame),
      insights: addressOf(links.insights),
    },
    statusPage: addressOf(given.statusPage),
    pdfService: addressOf(given.pdfService),
    failoverBases: Array.isArray(given.failoverBases)
      ? given.failoverBases.flatMap((base) => addressOf(base) ?? [])
      : [],
    chat: chatOf(objectOf(given.chat)),
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

/** Reads the page again; for tests that bring their own page. */
export function forgetConfiguration(): void {
  known = undefined;
}
