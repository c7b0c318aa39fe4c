/** Characters of one text message in its 7-bit alphabet (3GPP TS 23.038, GSM 7 bit default alphabet). */
const TEXT_LENGTH = 160;

const ALPHABET = new Set(
  '@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);

/** A text in the 7-bit alphabet: other letters without their accents, the rest left out. One character outside it would halve the room. */
export const toTextAlphabet = (text: string): string =>
  Array.from(text.normalize('NFC').replaceAll(/[’‘]/g, "'").replaceAll(/[–—]/g, '-'))
    .map((letter) => (ALPHABET.has(letter) ? letter : letter.normalize('NFD').replaceAll(/\p{M}/gu, '')))
    .filter((letter) => letter !== '' && Array.from(letter).every((part) => ALPHABET.has(part)))
    .join('')
    .trim();

/** The text behind the clinic's name, which is cut to what fits one message; the link in the text stays whole. */
export function fitTextMessage(clinic: string, text: string): string {
  const rest = toTextAlphabet(text);
  const room = Math.max(TEXT_LENGTH - rest.length - ': '.length, 0);
  const name = toTextAlphabet(clinic).slice(0, room).trim();
  return name ? `${name}: ${rest}` : rest;
}
