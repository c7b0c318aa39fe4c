import type { SupportTopic } from '../../contract/support/support.ts';
import { getRoleLabel } from '../../domain/identity/viewer.ts';
import type { SupportRequest } from './message-job.ts';
import type { Email } from '../platform/mail/mail.ts';

const topics: Record<SupportTopic, string> = {
  QUESTION: 'A question',
  PROBLEM: 'Something does not work',
  ACCOUNT: 'Account and access',
  BILLING: 'Billing',
  IDEA: 'A suggestion',
};

interface Sender {
  firstName: string;
  lastName: string;
  email: string;
  organization: string;
}

interface Delivery {
  to: 'support' | 'sender';
  mailbox: string;
  brand: string;
}

/**
 * The letter of the contact form, to support or as a copy to who wrote it; an answer goes to the other one. Nothing that
 * was typed into the form stands in a header.
 */
export function buildSupportEmail(
  { topic, message, page, version, role }: SupportRequest,
  { firstName, lastName, email, organization }: Sender,
  { to, mailbox, brand }: Delivery,
): Email {
  const name = `${firstName} ${lastName}`.trim();
  const about = [
    `Topic: ${topics[topic]}`,
    `From: ${name} <${email}>`,
    `Organization: ${organization}`,
    `Role: ${getRoleLabel(role)}`,
    `Page: ${page}`,
    `Version: ${version}`,
  ];
  return {
    to: to === 'support' ? mailbox : email,
    replyTo: to === 'support' ? email : mailbox,
    subject: `${to === 'support' ? '' : 'Copy: '}${brand} support: ${topics[topic]}`,
    text: `${message}\n\n--\n${about.join('\n')}\n`,
  };
}
