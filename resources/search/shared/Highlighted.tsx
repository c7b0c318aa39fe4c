import { Fragment } from 'react';

const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** A text in which the typed words are marked. */
export const Highlighted = ({ text, words }: { text: string; words: string }) => {
  const parts = words.split(/[\s,]+/).filter(Boolean);
  if (parts.length === 0) return text;
  const pieces = text.split(new RegExp(`(${parts.map(escapePattern).join('|')})`, 'iu'));
  return pieces.map((piece, at) => <Fragment key={at}>{at % 2 === 1 ? <mark>{piece}</mark> : piece}</Fragment>);
};
