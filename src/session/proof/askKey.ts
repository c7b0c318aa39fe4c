/** What a call answered for the browser to ask a passkey: WebAuthn's own JSON. */
type Question = Record<string, unknown>;

const library = () => import('@simplewebauthn/browser');

/** Has the browser show a passkey of the account; null where nobody showed one. */
export async function showKey(question: Question): Promise<{ id: string } | null> {
  const { startAuthentication } = await library();
  return startAuthentication({ optionsJSON: question as never }).catch(() => null);
}

/** Has the browser make a passkey; null where nobody allowed that. */
export async function makeKey(question: Question): Promise<{ id: string } | null> {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON: question as never }).catch(() => null);
}
