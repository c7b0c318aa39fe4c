import { backendStatus, chatToken } from '../../contract/system.ts';
import { call } from '../client.ts';

/** Whether the service works, asked in the background; never rejects, as the others here. */
export const getStatus = () => call(backendStatus, { background: true });

/** A token with which the support chat knows whoever is signed in. */
export const getChatToken = (background = false) => call(chatToken, { background });
