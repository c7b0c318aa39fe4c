/** Texts of the built-in contact form (SUP-02). */
export const contactMessages = {
  title: 'Contact Support',
  lead: 'We will reply to %{email}.',
  noPatients: 'Do not include patient information, such as names, dates or results.',
  topic: 'Topic',
  chooseTopic: 'Choose a topic',
  topics: {
    QUESTION: 'Question',
    PROBLEM: 'Something is not working',
    ACCOUNT: 'Account and access',
    BILLING: 'Billing',
    IDEA: 'Suggestion',
  },
  message: 'Message',
  copyToMe: 'Send me a copy',
  told: 'We also send your name, email, organization, role, current page and portal version.',
  cancel: 'Cancel',
  send: 'Send Message',
  sent: 'Message sent to support.',
};
