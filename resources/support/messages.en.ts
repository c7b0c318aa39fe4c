/** Texts of the built-in contact form (SUP-02). */
export const contactMessages = {
  title: 'Write to Support',
  lead: 'We answer by email to %{email}.',
  noPatients: 'Please write nothing about a patient: no names, no dates, no results.',
  topic: 'Topic',
  chooseTopic: 'Choose a topic',
  topics: {
    QUESTION: 'A question',
    PROBLEM: 'Something does not work',
    ACCOUNT: 'Account and access',
    BILLING: 'Billing',
    IDEA: 'A suggestion',
  },
  message: 'Message',
  copyToMe: 'Also send me a copy',
  told: 'Sent along: your name, email, organization and role, the page you are on and the version of the portal.',
  cancel: 'Cancel',
  send: 'Send Message',
  sent: 'Your message is on its way to support.',
};
