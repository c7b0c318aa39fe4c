import { backendStatus, chatToken } from '../../contract/platform/system.ts';
import { call } from '../client.ts';

/** Whether the service works, asked in the background; never rejects, as the others here. */
export const getStatus = () => call(backendStatus, { background: true });

/** A token that identifies the signed-in user to the support chat. */
export const getChatToken = (background = false) => call(chatToken, { background });
