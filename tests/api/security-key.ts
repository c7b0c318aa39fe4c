import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** RFC 8949, the part that a passkey needs: small whole numbers, texts, bytes and maps. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, length: number) =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const KEY_INCLUDED = 64;

/** A security key with one passkey, and the browser it is plugged into (WebAuthn level 2, ES256, no attestation). */
export class SecurityKey {
  readonly id = randomBytes(16);
  readonly #origin: string;
  readonly #private: KeyObject;
  readonly #public: KeyObject;
  #counter = 0;

  constructor(origin = 'http://localhost:3000') {
    this.#origin = origin;
    ({ privateKey: this.#private, publicKey: this.#public } = generateKeyPairSync('ec', { namedCurve: 'P-256' }));
  }

  /** Responds to the registration challenge of a passkey. */
  make({ challenge }: { challenge: string }) {
    const { x, y } = this.#public.export({ format: 'jwk' });
    const cose = new Map<number | string, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x!, 'base64url')],
      [-3, Buffer.from(y!, 'base64url')],
    ]);
    const size = Buffer.from([0, this.id.length]);
    const authData = Buffer.concat([this.#state(KEY_INCLUDED), Buffer.alloc(16), size, this.id, cbor(cose)]);
    const attestation = new Map<number | string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['usb'],
    });
  }

  /** Responds to the authentication challenge. */
  show({ challenge }: { challenge: string }) {
    const clientData = this.#clientData('webauthn.get', challenge);
    const authData = this.#state(0);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#private).toString('base64url'),
    });
  }

  #state(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#counter);
    const rpId = sha256(new URL(this.#origin).hostname);
    return Buffer.concat([rpId, Buffer.from([USER_PRESENT | USER_VERIFIED | flags]), counter]);
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #answer(response: object) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
