/** What the second server is told, for stories of what only some installations have. */
export const furnishing = {
  chat: { app: 'abc12345', secret: 'what the chat service signs with' },
  mailbox: 'support@vendor.example.com',
  help: 'https://help.example.com/',
  frame: 'https://support.example.com/start',
};
