/** The keys of a catalogue, those of a group behind the group's own: `patientForm.email`. */
export type MessageKey<Texts> = {
  [Key in keyof Texts & (string | number)]: Texts[Key] extends string ? `${Key}` : `${Key}.${MessageKey<Texts[Key]>}`;
}[keyof Texts & (string | number)];

/** The same keys as the English messages: a missing translation does not compile. */
export type Translated<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]> };
