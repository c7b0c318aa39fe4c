import { createDateFormat, formatMessage, formatSpanishDay, type Message, type MessageFormat } from './message.ts';

const formatSpanishMonth = createDateFormat('es-US', { month: 'long', year: 'numeric' });

/** Writes messages in Spanish by their codes; one whose code it does not know stays English. Days: `5 dic 2026`. */
export function createSpanishFormat(
  messages: Readonly<Record<string, string>>,
  translateTerm: (term: string) => string,
): (message: Message) => string {
  const write = ({ code, values = {}, text }: Message): string => {
    const template = messages[code];
    return template === undefined ? text : formatMessage(template, values, format);
  };
  const format: MessageFormat = {
    day: formatSpanishDay,
    shortDay: (day) => formatSpanishDay(day).slice(0, -5),
    date: formatSpanishDay,
    month: (month) => formatSpanishMonth(`${month}-01`),
    term: translateTerm,
    message: write,
  };
  return write;
}
