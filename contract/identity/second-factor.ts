import { identityFieldMessage } from './messages.ts';
import { formMessage } from '../platform/form-messages.ts';
import * as z from 'zod/mini';
import { defineCall } from '../platform/call.ts';
import { requiredLine, Uuid } from '../platform/fields.ts';
import { factorMethods } from './identity.ts';
import { PASSWORD_MAX } from '../platform/limits.ts';

/** Second factors of the own account, and showing one: at sign-in, and again before what asks for it. */

const Done = z.object({ done: z.literal(true) });
const REQUIRED = identityFieldMessage.text('identity.codeRequired');
/** What a field for a code takes: six digits with the blank that an app shows between them, or a recovery code. */
export const TYPED_CODE_MAX = { TOTP: 7, RECOVERY: 20 } as const;

/** What an authenticator app shows, or a recovery code as it was written down. */
const Code = z
  .string({ error: REQUIRED })
  .check(
    z.trim(),
    z.minLength(1, REQUIRED),
    z.maxLength(TYPED_CODE_MAX.RECOVERY, identityFieldMessage.text('identity.invalidCode')),
  );

/** Six digits; blanks that an app shows between them do not matter. */
const AppCode = z.pipe(
  z.pipe(
    z.string({ error: REQUIRED }),
    z.transform((code: string) => code.replaceAll(/\s/g, '')),
  ),
  z.string().check(z.minLength(1, REQUIRED), z.regex(/^\d{6}$/, identityFieldMessage.text('identity.sixDigits'))),
);

const Password = z
  .string({ error: identityFieldMessage.text('identity.passwordRequired') })
  .check(
    z.minLength(1, identityFieldMessage.text('identity.passwordRequired')),
    z.maxLength(PASSWORD_MAX, identityFieldMessage.text('identity.passwordRequired')),
  );

/** Left out by accounts that have no password. */
export const OwnPassword = z.strictObject({ password: z.optional(Password) });

export const AppCodeEntry = z.strictObject({ method: z.literal('TOTP'), code: AppCode });
export const RecoveryCodeEntry = z.strictObject({ method: z.literal('RECOVERY'), code: Code });

/** Either of both, as it is sent. */
const CodeEntry = z.strictObject({
  method: z.enum(['TOTP', 'RECOVERY'], { error: formMessage.text('fields.invalidChoice') }),
  code: Code,
});
export type CodeEntry = z.output<typeof CodeEntry>;

export const confirmSignIn = defineCall({
  id: 'confirmSignIn',
  summary: 'Completes a sign-in with a code from an authenticator app or a recovery code',
  method: 'POST',
  path: '/v2/identity/sign-in/code',
  access: 'public',
  body: CodeEntry,
  response: Done,
});

/** What a browser says of a passkey, as WebAuthn has it: the server's library checks every part of it. */
const PasskeyAnswer = z.record(z.string(), z.unknown());
/** What a browser is to ask a passkey, in WebAuthn's own JSON. */
const PasskeyQuestion = z.object({ question: z.record(z.string(), z.unknown()) });
const MAX_ANSWER_BYTES = 30_000;

export const askPasskeyAtSignIn = defineCall({
  id: 'askPasskeyAtSignIn',
  summary: 'Gets the passkey options for completing a sign-in',
  method: 'POST',
  path: '/v2/identity/sign-in/passkey-question',
  access: 'public',
  response: PasskeyQuestion,
});

export const confirmSignInByPasskey = defineCall({
  id: 'confirmSignInByPasskey',
  summary: 'Completes a sign-in with a passkey',
  method: 'POST',
  path: '/v2/identity/sign-in/passkey',
  access: 'public',
  body: z.strictObject({ answer: PasskeyAnswer }),
  maxBodyBytes: MAX_ANSWER_BYTES,
  response: Done,
});

/** What the own account has, and whether its organization asks for it. */
export const SecondFactor = z.object({
  /** Whether an authenticator app is set up. */
  app: z.boolean(),
  passkeys: z.array(z.object({ id: z.string(), name: z.string(), addedAt: z.string() })),
  recoveryCodesLeft: z.number(),
  isRequired: z.boolean(),
  hasPassword: z.boolean(),
});
export type SecondFactor = z.output<typeof SecondFactor>;

export const secondFactor = defineCall({
  id: 'secondFactor',
  summary: 'Lists the second factors of the user’s account',
  method: 'GET',
  path: '/v2/identity/second-factor',
  access: { action: 'account.own' },
  beforeSecondFactor: true,
  response: SecondFactor,
});

export const beginApp = defineCall({
  id: 'beginApp',
  summary: 'Creates the secret of an authenticator app; it is active once a code from it has been entered',
  method: 'POST',
  path: '/v2/identity/second-factor/app',
  access: { action: 'account.own' },
  beforeSecondFactor: true,
  body: OwnPassword,
  response: z.object({ uri: z.string(), secret: z.string() }),
});

/** Shown once; absent where the account has recovery codes already. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const AppCodeOnly = z.strictObject({ code: AppCode });

export const enableApp = defineCall({
  id: 'enableApp',
  summary: 'Turns the authenticator app on with one of its codes and returns the recovery codes',
  method: 'POST',
  path: '/v2/identity/second-factor/app/enable',
  access: { action: 'account.own' },
  beforeSecondFactor: true,
  body: AppCodeOnly,
  response: RecoveryCodes,
});

export const disableApp = defineCall({
  id: 'disableApp',
  summary: 'Turns the authenticator app off; 409 for the last factor if the organization requires one',
  method: 'POST',
  path: '/v2/identity/second-factor/app/disable',
  access: { action: 'account.own' },
  confirmed: true,
  body: OwnPassword,
  response: Done,
});

export const beginPasskey = defineCall({
  id: 'beginPasskey',
  summary: 'Gets the options for creating a passkey in the browser',
  method: 'POST',
  path: '/v2/identity/second-factor/passkeys/begin',
  access: { action: 'account.own' },
  beforeSecondFactor: true,
  body: OwnPassword,
  response: PasskeyQuestion,
});

/** The name by which its owner knows a passkey again. */
export const PasskeyName = z.strictObject({
  name: requiredLine(identityFieldMessage.text('identity.nameRequired'), 60),
});

export const addPasskey = defineCall({
  id: 'addPasskey',
  summary: 'Adds a passkey; with the first second factor, also returns recovery codes',
  method: 'POST',
  path: '/v2/identity/second-factor/passkeys',
  access: { action: 'account.own' },
  beforeSecondFactor: true,
  body: z.extend(PasskeyName, { answer: PasskeyAnswer }),
  maxBodyBytes: MAX_ANSWER_BYTES,
  response: RecoveryCodes,
});

export const removePasskey = defineCall({
  id: 'removePasskey',
  summary: 'Removes a passkey; 409 for the last factor if the organization requires one',
  method: 'DELETE',
  path: '/v2/identity/second-factor/passkeys/:id',
  access: { action: 'account.own' },
  confirmed: true,
  params: z.object({ id: Uuid }),
  status: 204,
});

export const renewRecoveryCodes = defineCall({
  id: 'renewRecoveryCodes',
  summary: 'Creates new recovery codes; previous ones stop working',
  method: 'POST',
  path: '/v2/identity/second-factor/recovery-codes',
  access: { action: 'account.own' },
  confirmed: true,
  body: OwnPassword,
  response: RecoveryCodes,
});

export const confirmMethods = [...factorMethods, 'PASSWORD'] as const;
export type ConfirmMethod = (typeof confirmMethods)[number];

export const howToConfirm = defineCall({
  id: 'howToConfirm',
  summary: 'Lists how the user can confirm their identity; if the list is empty, only a new sign-in works',
  method: 'GET',
  path: '/v2/identity/confirm',
  access: { action: 'account.own' },
  beforeSecondFactor: true,
  response: z.object({ methods: z.array(z.enum(confirmMethods)) }),
});

export const PasswordEntry = z.strictObject({ method: z.literal('PASSWORD'), password: Password });

export const confirmIdentity = defineCall({
  id: 'confirmIdentity',
  summary:
    'Proves again who is there, for what asks for a recent proof: by a second factor, or the password where there is none',
  method: 'POST',
  path: '/v2/identity/confirm',
  access: { action: 'account.own' },
  beforeSecondFactor: true,
  body: z.strictObject({
    method: z.enum(['TOTP', 'RECOVERY', 'PASSWORD'], { error: formMessage.text('fields.invalidChoice') }),
    code: z.optional(Code),
    password: z.optional(Password),
  }),
  response: Done,
});

export const askPasskey = defineCall({
  id: 'askPasskey',
  summary: 'Gets the passkey options for confirming the user’s identity',
  method: 'POST',
  path: '/v2/identity/confirm/passkey-question',
  access: { action: 'account.own' },
  beforeSecondFactor: true,
  response: PasskeyQuestion,
});

export const confirmByPasskey = defineCall({
  id: 'confirmByPasskey',
  summary: 'Confirms the user’s identity with a passkey',
  method: 'POST',
  path: '/v2/identity/confirm/passkey',
  access: { action: 'account.own' },
  beforeSecondFactor: true,
  body: z.strictObject({ answer: PasskeyAnswer }),
  maxBodyBytes: MAX_ANSWER_BYTES,
  response: Done,
});
