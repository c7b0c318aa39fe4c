/** Words of contract, rules and records by their English: `{ Knee: 'Rodilla' }`. Looked up exactly; sentences are messages with codes. */
export type Vocabulary = Readonly<Record<string, string>>;
