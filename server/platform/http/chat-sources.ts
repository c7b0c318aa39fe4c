import type { ChatRegion } from '../../../contract/support/support.ts';

/** The hosts of one region of the chat service. */
interface Hosts {
  api: string;
  sockets: readonly string[];
  uploads: readonly string[];
  images: readonly string[];
}

const hosts: Record<ChatRegion, Hosts> = {
  us: {
    api: 'https://api-iam.intercom.io',
    sockets: ['nexus-websocket-a.intercom.io', 'nexus-websocket-b.intercom.io'],
    uploads: ['https://uploads.intercomcdn.com'],
    images: [
      'https://static.intercomassets.com',
      'https://downloads.intercomcdn.com',
      'https://messenger-apps.intercom.io',
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((part) => `https://*.intercom-attachments-${part}.com`),
    ],
  },
  eu: {
    api: 'https://api-iam.eu.intercom.io',
    sockets: ['nexus-europe-websocket.intercom.io'],
    uploads: ['https://uploads.intercomcdn.eu', 'https://uploads.eu.intercomcdn.com'],
    images: [
      'https://static.intercomassets.eu',
      'https://downloads.intercomcdn.eu',
      'https://messenger-apps.eu.intercom.io',
      'https://*.intercom-attachments.eu',
    ],
  },
  ap: {
    api: 'https://api-iam.au.intercom.io',
    sockets: ['nexus-australia-websocket.intercom.io'],
    uploads: ['https://uploads.au.intercomcdn.com'],
    images: [
      'https://static.au.intercomassets.com',
      'https://downloads.au.intercomcdn.com',
      'https://messenger-apps.au.intercom.io',
      'https://*.au.intercom-attachments.com',
    ],
  },
};
const SCRIPTS = 'https://js.intercomcdn.com';
const FILES = 'https://uploads.intercomusercontent.com';
const LIVE = 'intercom-messenger.com';

interface ChatSources {
  scripts: string;
  connections: string;
  fonts: string;
  media: string;
  frames: string;
  forms: string;
  images: string;
}

/**
 * What the content security policy must allow for the support chat of a region: nothing more, and no host of videos or
 * visitor analytics.
 */
export function chatSources(region: ChatRegion): ChatSources {
  const { api, sockets, uploads, images } = hosts[region];
  const live = [...sockets, `*.${LIVE}`].flatMap((host) => [`https://${host}`, `wss://${host}`]);
  return {
    scripts: `https://widget.intercom.io ${SCRIPTS}`,
    connections: [api, ...live, ...uploads, FILES].join(' '),
    fonts: `${SCRIPTS} https://fonts.intercomcdn.com`,
    media: SCRIPTS,
    frames: 'https://intercom-sheets.com',
    forms: `https://intercom.help ${api}`,
    images: [SCRIPTS, FILES, ...uploads, ...images].join(' '),
  };
}
