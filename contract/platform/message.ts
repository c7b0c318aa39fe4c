/**
 * Texts of contract, rules and server that a person reads. Each has a stable code, the English of the specification, and
 * the values that stand in it; the browser writes it in its reader's language by code and values.
 */

/**
 * What stands in a message: a number, a text that stays as it is (what somebody called something), a word of the
 * vocabulary (`{ term: 'Knee' }`), a day (`2026-12-05`: written out as `day`, without the year as `shortDay`, in digits as
 * `date`), a month (`2026-12`),
 * or a message of its own.
 */
export type MessageValue =
  | number
  | string
  | { readonly term: string }
  | { readonly day: string }
  | { readonly shortDay: string }
  | { readonly date: string }
  | { readonly month: string }
  | Message;
export type MessageValues = Readonly<Record<string, MessageValue>>;

/** A text as it travels: what it is by, and in English. */
export interface Message {
  readonly code: string;
  readonly values?: MessageValues;
  readonly text: string;
}

/** A text from before messages had codes, as it was stored: it stays English in every language. */
export const createUntranslatedMessage = (text: string): Message => ({ code: 'service.untranslated', text });

type NamesIn<Text extends string> = Text extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
type Values<Text extends string> = Readonly<Record<NamesIn<Text>, MessageValue>>;
type ValuesArgument<Text extends string> = [NamesIn<Text>] extends [never] ? [] : [values: Values<Text>];
type Templates = Readonly<Record<string, string>>;

/** Makes messages of one table; the values that a text names are checked by the compiler. */
export interface MessageTable<Table extends Templates> {
  /** The English by its codes. */
  readonly templates: Table;
  <Code extends keyof Table & string>(code: Code, ...values: ValuesArgument<Table[Code]>): Message;
  /** The same as a text, for schemas, whose issues hold nothing but a text; `findMessage` knows it again. */
  text<Code extends keyof Table & string>(code: Code, ...values: ValuesArgument<Table[Code]>): string;
}

/** A translation of a table: a code without one does not compile. */
export type TranslationOf<Table> =
  Table extends MessageTable<infer Texts> ? Readonly<Record<keyof Texts, string>> : never;

/** How days, months and words of the vocabulary are written in a language. */
export interface MessageFormat {
  day(day: string): string;
  shortDay(day: string): string;
  date(day: string): string;
  month(month: string): string;
  term(term: string): string;
  message(message: Message): string;
}

const PLACE = /%\{(\w+)\}/g;

function formatValue(value: MessageValue, format: MessageFormat): string {
  if (typeof value !== 'object') return String(value);
  if ('day' in value) return format.day(value.day);
  if ('shortDay' in value) return format.shortDay(value.shortDay);
  if ('date' in value) return format.date(value.date);
  if ('month' in value) return format.month(value.month);
  return 'term' in value ? format.term(value.term) : format.message(value);
}

/** Puts the values in their places. */
export const formatMessage = (template: string, values: MessageValues, format: MessageFormat): string =>
  template.replaceAll(PLACE, (place, name: string) => {
    const value = values[name];
    return value === undefined ? place : formatValue(value, format);
  });

/** Made when the first date is written: creating a format costs a hundred times more than using it. */
export function createDateFormat(language: string, options: Intl.DateTimeFormatOptions): (day: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    format ??= new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options });
    return format.format(new Date(`${day}T00:00:00Z`));
  };
}
const formatEnglishMonth = createDateFormat('en-US', { month: 'long', year: 'numeric' });

/** `Dec 5, 2026`, `Dec 5`, `12/05/2026` and `December 2026`. */
export const englishFormat: MessageFormat = {
  day: createDateFormat('en-US', { dateStyle: 'medium' }),
  shortDay: createDateFormat('en-US', { day: 'numeric', month: 'short' }),
  date: createDateFormat('en-US', { day: '2-digit', month: '2-digit', year: 'numeric' }),
  month: (month) => formatEnglishMonth(`${month}-01`),
  term: (term) => term,
  message: ({ text }) => text,
};

// `Intl` has the usual short months (`sept`); date-fns has other ones.
const formatSpanishMonth = /* @__PURE__ */ createDateFormat('es-US', { month: 'short' });

/** A civil date in Spanish: `5 dic 2026`. */
export const formatSpanishDay = (day: string): string =>
  `${Number(day.slice(8))} ${formatSpanishMonth(day)} ${day.slice(0, 4)}`;

/** Messages that schemas carry as texts. They are made as modules load, so there are as many as schemas have. */
const ofSchemas = new Map<string, Message>();

/** The message whose text an issue of a schema holds. */
export const findMessage = (text: string): Message | undefined => ofSchemas.get(text);

export function defineMessages<const Table extends Templates>(table: Table): MessageTable<Table> {
  const create = (code: keyof Table & string, values?: MessageValues): Message =>
    values ? { code, values, text: formatMessage(table[code]!, values, englishFormat) } : { code, text: table[code]! };
  const toText = (code: keyof Table & string, values?: MessageValues): string => {
    const message = create(code, values);
    const { text } = message;
    const same = ofSchemas.get(text);
    // Which of the two an issue means would depend on which module loads last.
    if (same && same.code !== code) throw new Error(`${code} and ${same.code} both read “${text}”.`);
    ofSchemas.set(text, message);
    return text;
  };
  return Object.assign(create, { templates: table, text: toText }) as MessageTable<Table>;
}
