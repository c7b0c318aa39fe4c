import { listen } from '../../dataProvider/listeners.ts';
import { monitoring } from './monitoring.ts';

/** Reports every answer of 500 to 599 with the call's name, never with what was asked (API-64). */
export const watchServerFaults = (): (() => void) =>
  listen({
    serverFault: ({ status }, callId) => monitoring.report(new Error(`${callId} answered ${status}`), 'API'),
  });
