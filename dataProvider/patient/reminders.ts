import type { BodyIn, ResponseOf } from '../../contract/platform/call.ts';
import { OWN_REMINDERS_PATH } from '../../contract/reminders/paths.ts';
import type {
  changeOwnReminders as changeCall,
  getOwnReminders as getCall,
} from '../../contract/reminders/reminders.ts';
import { send } from './device.ts';

export type OwnReminders = ResponseOf<typeof getCall>;

export const getOwnReminders = (token: string, signal?: AbortSignal) =>
  send<typeof getCall>(OWN_REMINDERS_PATH, { token, signal });

/** Turns reminders on or changes them; null stops them. */
export const changeOwnReminders = (token: string, body: BodyIn<typeof changeCall>) =>
  send<typeof changeCall>(OWN_REMINDERS_PATH, { token, body });
