/** The text is not a JSON object, or ends too early. */
export class UnreadableText extends Error {}

interface Receiver {
  /** A member of the object, parsed. */
  onMember: (name: string, value: unknown) => void;
  /** An element of the list, parsed. */
  onElement: (value: unknown) => void;
}

/** Maximum length of one member or element in characters. */
const LONGEST_PIECE = 1_000_000;

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Reads a JSON object whose text arrives in pieces, without ever holding it whole: hands over the members of the
 * object, and for the list `listName` its elements one by one. `write` and `end` throw `UnreadableText` or a syntax error.
 */
export function createMemberSplitter(listName: string, { onMember, onElement }: Receiver) {
  const opensList = new RegExp(`^\\s*${JSON.stringify(listName)}\\s*:\\s*$`);
  let text = '';
  /** Where the piece begins that is being read, and how far it was read. */
  let begin = 0;
  let at = 0;
  /** The beginning of that piece, from earlier text: to join it to each new text would copy a long piece over and over. */
  let kept = '';
  let depth = 0;
  let inString = false;
  let inList = false;
  let listRead = false;
  let isDone = false;
  /** The member that is being read has a list or an object: a second one would be no JSON, and costly to look at. */
  let hasValue = false;
  /** Nothing has been read yet at this level, so that it may be empty. */
  let isFirst = true;

  const getPiece = () => kept + text.slice(begin, at);
  function beginPiece(): void {
    kept = '';
    begin = at + 1;
  }

  function handOver(isLast: boolean): void {
    const piece = getPiece();
    beginPiece();
    hasValue = false;
    const mayBeEmpty = isLast && isFirst;
    isFirst = false;
    if (inList) {
      if (!mayBeEmpty || piece.trim()) onElement(JSON.parse(piece));
    } else if (listRead) {
      if (piece.trim()) throw new UnreadableText(`Something follows the list: ${piece.slice(0, 40)}`);
      listRead = false;
    } else if (!mayBeEmpty || piece.trim()) {
      const [member, ...more] = Object.entries(JSON.parse(`{${piece}}`) as object);
      if (!member || more.length > 0) throw new UnreadableText('Not one member');
      onMember(...(member as [string, unknown]));
    }
  }

  function open(code: number): void {
    if (depth === 0) {
      if (isDone || code !== OPEN_OBJECT || getPiece().trim()) throw new UnreadableText('Not one object');
      beginPiece();
    } else if (depth === 1) {
      if (hasValue || listRead) throw new UnreadableText('One member has several values');
      hasValue = true;
      if (code === OPEN_LIST && opensList.test(getPiece())) {
        inList = true;
        isFirst = true;
        beginPiece();
      }
    }
    depth += 1;
  }

  function close(code: number): void {
    depth -= 1;
    if (depth < 0) throw new UnreadableText('More is closed than was opened');
    if (depth === 0) {
      if (code !== CLOSE_OBJECT) throw new UnreadableText('The object is closed as a list');
      handOver(true);
      isDone = true;
    } else if (inList && depth === 1) {
      if (code !== CLOSE_LIST) throw new UnreadableText('The list is closed as an object');
      handOver(true);
      inList = false;
      listRead = true;
    }
  }

  function write(more: string): void {
    kept += text.slice(begin);
    // Beyond its end where its last character escapes the next one.
    at -= text.length;
    begin = 0;
    text = more;
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (inString) {
        if (code === BACKSLASH) at += 1;
        else if (code === QUOTE) inString = false;
      } else if (code === QUOTE) inString = true;
      else if (code === OPEN_OBJECT || code === OPEN_LIST) open(code);
      else if (code === CLOSE_OBJECT || code === CLOSE_LIST) close(code);
      else if (code === COMMA && depth === (inList ? 2 : 1)) handOver(false);
    }
    if (kept.length + text.length - begin > LONGEST_PIECE) throw new UnreadableText('One piece is too long');
  }

  function end(): void {
    if (!isDone || getPiece().trim()) throw new UnreadableText('The text ends too early');
  }

  return { write, end };
}
