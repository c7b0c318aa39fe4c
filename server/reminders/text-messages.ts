import type { TextProvider } from '../platform/configuration.ts';
import { requestJson, type Outgoing } from '../platform/http/outgoing.ts';
import type { Delivery } from '../platform/mail/mail.ts';

/** What became of a text message; `REPLY`: the recipient has replied STOP to the provider, who sends nothing more. */
export type TextDelivery = Delivery | 'REPLY';

export interface TextMessages {
  deliver(message: { to: string; text: string }): Promise<TextDelivery>;
}

/** Twilio's code for a recipient who has replied STOP. */
const REPLIED_STOP = 21_610;
const signIn = ({ accountSid, authToken }: TextProvider) => ({
  authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
});
const buildAccountUrl = ({ apiUrl, accountSid }: TextProvider) =>
  `${apiUrl}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}`;

/** Failures before anything was sent. */
const beforeSending = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENODATA', 'EHOSTUNREACH', 'ENETUNREACH']);

/**
 * Sends by the Messages resource of Twilio's API, or of a provider that has the same. A refusal of the account or of too many
 * messages at once is no word about the recipient: it is tried again.
 */
export const providerTexts = (readProvider: () => TextProvider, outgoing: Outgoing): TextMessages => ({
  async deliver({ to, text }) {
    const provider = readProvider();
    const { from } = provider;
    const sender = from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
    try {
      const { status, body } = await requestJson(outgoing, `${buildAccountUrl(provider)}/Messages.json`, {
        headers: signIn(provider),
        form: { To: to, [sender]: from, Body: text },
      });
      if (status >= 200 && status < 300) return 'SENT';
      if ((body as { code?: number } | null)?.code === REPLIED_STOP) return 'REPLY';
      return status === 400 ? 'REFUSED' : 'UNREACHABLE';
    } catch (error) {
      return beforeSending.has((error as { code?: string }).code ?? '') ? 'UNREACHABLE' : 'INTERRUPTED';
    }
  },
});

/** The status with which the provider answers for the account. Sends nothing; throws where it cannot be reached. */
export const askTextProvider = async (provider: TextProvider, outgoing: Outgoing): Promise<number> =>
  (await requestJson(outgoing, `${buildAccountUrl(provider)}.json`, { headers: signIn(provider) })).status;
