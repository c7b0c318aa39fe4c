/** WebAuthn options as JSON, as the server sends them. */
type Question = Record<string, unknown>;

const loadLibrary = () => import('@simplewebauthn/browser');

/** Asks the browser for a passkey of the account; null if the user cancels. */
export async function requestPasskey(question: Question): Promise<{ id: string } | null> {
  const { startAuthentication } = await loadLibrary();
  return startAuthentication({ optionsJSON: question as never }).catch(() => null);
}

/** Asks the browser to create a passkey; null if the user cancels. */
export async function createPasskey(question: Question): Promise<{ id: string } | null> {
  const { startRegistration } = await loadLibrary();
  return startRegistration({ optionsJSON: question as never }).catch(() => null);
}
