import { askTextProvider } from '../../reminders/text-messages.ts';
import { resolveHost } from '../../webhooks/target-address.ts';
import { readTextProvider } from '../configuration.ts';
import { fail, ok, type Environment, type Finding } from './finding.ts';

const ABOUT = 'Text messages';

/** Whether the provider of text messages knows the account and takes the token. Sends nothing; without settings there is nothing to say. */
export async function checkTextMessages(env: Environment): Promise<Finding[]> {
  const provider = readTextProvider(env);
  if (!provider) return [];
  const outgoing = { resolve: resolveHost, allowsLoopback: env.WEBHOOK_LOOPBACK === '1' };
  const status = await askTextProvider(provider, outgoing);
  return status === 200
    ? [ok(ABOUT, 'The provider accepts the account and the token.')]
    : [fail(ABOUT, `The provider does not accept SMS_ACCOUNT_SID and SMS_AUTH_TOKEN (${status}).`)];
}
