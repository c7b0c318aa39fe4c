import type { BodyIn } from '../../contract/platform/call.ts';
import { askPasskeyAtSignIn, confirmSignIn, confirmSignInByPasskey } from '../../contract/identity/second-factor.ts';
import { call } from '../client.ts';

/** Completes a sign-in by a code; never rejects, as the others here. */
export const completeByCode = (body: BodyIn<typeof confirmSignIn>) => call(confirmSignIn, { body });

/** What the browser is to ask a passkey. */
export const askForPasskey = () => call(askPasskeyAtSignIn);

export const completeByPasskey = (answer: BodyIn<typeof confirmSignInByPasskey>['answer']) =>
  call(confirmSignInByPasskey, { body: { answer } });
