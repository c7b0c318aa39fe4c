import type { ChatRegion } from '../../contract/support.ts';

/** Addresses of one region of the chat service. */
interface Hosts {
  api: string;
  sockets: readonly string[];
  uploads: readonly string[];
  pictures: readonly string[];
}

const hosts: Record<ChatRegion, Hosts> = {
  us: {
    api: 'https://api-iam.intercom.io',
    sockets: ['nexus-websocket-a.intercom.io', 'nexus-websocket-b.intercom.io'],
    uploads: ['https://uploads.intercomcdn.com'],
    pictures: [
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
    pictures: [
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
    pictures: [
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
  reached: string;
  fonts: string;
  media: string;
  frames: string;
  forms: string;
  pictures: string;
}

/**
 * What the page's policy has to allow for the support chat of a region, and no address more: none of the hosts of videos
 * and of reports on visitors.
 */
export function chatSources(region: ChatRegion): ChatSources {
  const { api, sockets, uploads, pictures } = hosts[region];
  const live = [...sockets, `*.${LIVE}`].flatMap((host) => [`https://${host}`, `wss://${host}`]);
  return {
    scripts: `https://widget.intercom.io ${SCRIPTS}`,
    reached: [api, ...live, ...uploads, FILES].join(' '),
    fonts: `${SCRIPTS} https://fonts.intercomcdn.com`,
    media: SCRIPTS,
    frames: 'https://intercom-sheets.com',
    forms: `https://intercom.help ${api}`,
    pictures: [SCRIPTS, FILES, ...uploads, ...pictures].join(' '),
  };
}
